#include <headsup/diagnostics/refuse.hpp>

using namespace headsup;

struct a_mistake {
  static constexpr headsup_diagnostics::words say() {
    headsup_diagnostics::words w;
    return w << "HU000 matmul: sums over the last axis of left (tokens<3>, d_in<3>) and the first of the last two of "
                "right (d_out<3>, d_in<3>), but d_in<3> is not d_out<3>; fix: matmul(left, transpose(right))";
  }
};
struct a_long_word {
  static constexpr headsup_diagnostics::words say() {
    headsup_diagnostics::words w;
    return w << "short words, then a role_of_more_than_thirty_six_characters_without_a_blank<3>";
  }
};

// the type: a refused result has its own type, which every operation accepts and returns
static_assert(is_mistake<shape_mistake> && is_mistake<shape_mistake const&> && is_mistake<int, shape_mistake>);
static_assert(!is_mistake<> && !is_mistake<int, float>);

// the values: correct code after a mistake adds no errors, whether it calls the result, uses its memory or compares
constexpr shape_mistake refused{};
static_assert(std::is_same_v<decltype(refused(1, 2.0f)), shape_mistake>);
static_assert(std::is_same_v<decltype(refused.clone()), shape_mistake>);
static_assert(refused.data() == nullptr && refused.size() == 0 && refused.begin() == refused.end());
static_assert(std::is_same_v<decltype(refused.sizes()), shape_mistake> && same_text(refused.c_str(), ""));
static_assert(refused < 3 && refused > 3 && float{refused} == 0);
struct a_tensor {
  struct axes {
    static constexpr bool fixed = true;
  };
  int numbers = 7;
};
static_assert(static_cast<a_tensor>(refused).numbers == 7 && !std::is_convertible_v<shape_mistake, a_mistake>);
static_assert([] {
  a_tensor x{3};
  x = refused;
  return x.numbers == 7;
}());
static_assert(refused == 3 && 3 == refused && refused == refused);

// a text is cut where the compilers would cut it, but between words
template <class Mistake, std::size_t... I> constexpr bool is_cut_well(std::index_sequence<I...>) {
  using pieces = headsup_diagnostics::pieces<Mistake>;
  std::size_t at = 0;
  bool well = true;
  auto one = [&](auto const& piece, bool is_last) {
    std::size_t const n = sizeof piece.chars - 1;
    for (std::size_t i = 0; i < n; ++i) well = well && piece.chars[i] == pieces::all.data()[at + i];
    well = well && piece.chars[n] == '\0' && n <= headsup_diagnostics::longest_piece;
    well = well && (is_last || piece.chars[n - 1] == ' ' || n == headsup_diagnostics::longest_piece);
    at += n;
  };
  (one(pieces::template get<I>(), I + 1 == sizeof...(I)), ...);
  return well && at == pieces::all.size();
}
template <class Mistake> constexpr bool is_cut_well() {
  return is_cut_well<Mistake>(std::make_index_sequence<headsup_diagnostics::pieces<Mistake>::count>{});
}
static_assert(is_cut_well<a_mistake>() && is_cut_well<a_long_word>());

// a whole number, where a literal would not take a float
static_assert([] {
  int const numbers[]{shape_mistake{}, 4};
  return numbers[0] == 0;
}());
