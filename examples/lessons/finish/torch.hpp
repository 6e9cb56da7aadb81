#pragma once

#include "torch_tensor.hpp"

// PyTorch as far as the lessons need it, spelled as in Python:
//
//     constexpr auto x = torch.tensor({{1, 2, 3, 4}, {5, 6, 7, 8}});
//     constexpr auto y = x.view(2, 2, 2).transpose(0, 1).softmax(dim=-1);
//
// pytorch/model.py asks PyTorch itself, and static_tests/lessons/torch.cpp compares what it answered.

namespace pytorch {
/// What Python finds in the module torch.
struct torch_module {
  double inf = std::numeric_limits<double>::infinity();

  template <std::size_t N> constexpr pytorch::tensor tensor(double const (&list)[N]) const {
    return read({1, {int(N)}}, list);
  }
  template <std::size_t N, std::size_t M> constexpr pytorch::tensor tensor(double const (&list)[N][M]) const {
    pytorch::tensor made(numbers_of_axes{2, {int(N), int(M)}});
    for (std::size_t i = 0; i < N * M; ++i) made.set(int(i), list[i / M][i % M]);
    return made;
  }
  /// The numbers of a tensor of headsup, whose axes lose their names.
  template <headsup::Tensor X> constexpr pytorch::tensor tensor(X const& x) const {
    return read(sizes_of(typename X::axes{}), x.data());
  }
  constexpr headsup::shape_mistake tensor(headsup::shape_mistake const& mistake) const { return mistake; }

  constexpr pytorch::tensor zeros(std::integral auto... sizes) const {
    return pytorch::tensor(numbers_of_axes{sizeof...(sizes), {sizes...}});
  }
  constexpr pytorch::tensor ones(std::integral auto... sizes) const { return zeros(sizes...) + 1; }
  constexpr pytorch::tensor arange(int end) const {
    pytorch::tensor made = zeros(end);
    for (int i = 0; i < made.numel(); ++i) made.set(i, i);
    return made;
  }
  constexpr pytorch::tensor tril(pytorch::tensor const& x, from_diagonal d = 0) const { return x.tril(d); }
  constexpr pytorch::tensor triu(pytorch::tensor const& x, from_diagonal d = 0) const { return x.triu(d); }
  constexpr pytorch::tensor softmax(pytorch::tensor const& x, along where) const { return x.softmax(where); }
  constexpr pytorch::tensor matmul(pytorch::tensor const& x, pytorch::tensor const& y) const { return x.matmul(y); }

 private:
  template <headsup::Axis... As> static constexpr numbers_of_axes sizes_of(headsup::axes<As...>) {
    return {sizeof...(As), {int(As::size)...}};
  }
  static constexpr pytorch::tensor read(numbers_of_axes const& sizes, auto const* numbers) {
    pytorch::tensor made(sizes);
    for (int i = 0; i < made.numel(); ++i) made.set(i, static_cast<double>(numbers[i]));
    return made;
  }
};
}  // namespace pytorch

inline constexpr pytorch::torch_module torch{};
inline constexpr pytorch::keyword<pytorch::along> dim{};
inline constexpr pytorch::keyword<pytorch::from_diagonal> diagonal{};
inline constexpr pytorch::keyword<pytorch::keeping> keepdim{};
inline constexpr bool True = true;

namespace lesson {
namespace detail {
template <class X> constexpr auto in_torch(X const& x) {
  if constexpr (std::is_same_v<X, pytorch::tensor>) return x;
  else return torch.tensor(x);
}

constexpr words& say_torch_number(words& w, double number) {
  bool const in_range = number >= 0 && number < 1e6;
  if (in_range && number == static_cast<double>(static_cast<int>(number))) return w << static_cast<int>(number);
  return say_number(w, number);
}

/// The position of the first number that differs, of tensors of the same sizes; the count if none does.
constexpr int first_wrong(pytorch::tensor const& made, pytorch::tensor const& wanted) {
  int i = 0;
  while (i < wanted.numel() && near(made.number(i), wanted.number(i))) ++i;
  return i;
}

template <headsup::fixed_string Name, auto const& Made, auto const& Wanted> struct torch_rule {
  using made = std::remove_cvref_t<decltype(Made)>;
  static constexpr bool is_tensor = std::is_same_v<made, pytorch::tensor>;

  static constexpr bool holds() {
    if constexpr (headsup::is_mistake<made, decltype(in_torch(Wanted))>) {
      return true;
    } else if constexpr (!is_tensor) {
      return false;
    } else {
      auto const wanted = in_torch(Wanted);
      return !Made.is_refused() && Made.sizes() == wanted.sizes() && first_wrong(Made, wanted) == wanted.numel();
    }
  }
  static constexpr bool value = holds();

  static constexpr words say() {
    words w = begin(Name.c_str());
    if constexpr (!is_tensor) {
      return w << "you made no tensor of PyTorch";
    } else {
      auto const wanted = in_torch(Wanted);
      if (Made.is_refused()) return say_refused(w << "it is refused: ", Made.refused());
      pytorch::text made_sizes, wanted_sizes, at;
      pytorch::say(made_sizes, Made.sizes());
      pytorch::say(wanted_sizes, wanted.sizes());
      if (Made.sizes() != wanted.sizes())
        return w << "you made the sizes " << made_sizes.c_str() << "; wanted " << wanted_sizes.c_str();
      int const wrong = first_wrong(Made, wanted);
      pytorch::say(at, wanted.position(wrong));
      say_torch_number(w << "at " << at.c_str() << " you made ", Made.number(wrong));
      say_torch_number(w << "; wanted ", wanted.number(wrong));
      bool const hides_all = Made.number(wrong) != Made.number(wrong);  // what a softmax makes of minus infinities alone
      return hides_all ? w << ": that row sees nothing at all" : w;
    }
  }

 private:
  /// Without apostrophes, in front of which g++ prints a backslash: shape [5, 5], tensor size.
  static constexpr words& say_refused(words& w, pytorch::text const& why) {
    for (char const* at = why.c_str(); *at != '\0'; ++at) {
      char const letter[] = {*at, '\0'};
      if (*at != '\'') w << letter;
      else if (at[1] == 's') ++at;
    }
    return w;
  }
};

template <headsup::fixed_string Name, auto const& Said, auto const& Right> struct prediction_rule {
  static constexpr bool mistaken = headsup::is_mistake<decltype(in_torch(Said)), decltype(in_torch(Right))>;
  static constexpr bool holds() {
    if constexpr (mistaken) {
      return true;
    } else {
      auto const said = in_torch(Said), right = in_torch(Right);
      return said.sizes() == right.sizes() && first_wrong(said, right) == right.numel();
    }
  }
  static constexpr bool value = holds();

  static constexpr words say() {
    words w = begin(Name.c_str());
    auto const said = in_torch(Said), right = in_torch(Right);
    if (said.sizes() != right.sizes()) return w << "the sizes are others";
    int const wrong = first_wrong(said, right);
    pytorch::text at;
    pytorch::say(at, said.position(wrong));
    return say_torch_number(w << "at " << at.c_str() << " it is not ", said.number(wrong));
  }
};
}  // namespace detail

/// Whether numbers were predicted; if not, the error says where the first wrong one stands, and not the right one.
template <headsup::fixed_string Name, auto const& Said, auto const& Right>
inline constexpr bool predicted = detail::check<detail::prediction_rule<Name, Said, Right>>();

/// Whether a tensor of PyTorch has the sizes and numbers of another, or of one of headsup; if not, the error says which
/// sizes it has, which number is the first that differs, or why PyTorch refuses it.
template <headsup::fixed_string Name, auto const& Made, auto const& Wanted>
inline constexpr bool in_pytorch = detail::check<detail::torch_rule<Name, Made, Wanted>>();
}  // namespace lesson
