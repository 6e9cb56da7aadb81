#ifndef HEADSUP_TENSOR_LITERAL_HPP
#define HEADSUP_TENSOR_LITERAL_HPP

#include <headsup/tensor/any_braces.hpp>
#include <headsup/tensor/literal_rules.hpp>
#include <headsup/tensor/sizes_held.hpp>
#include <headsup/tensor/storage.hpp>

// Numbers in braces, one level an axis, as arrays whose sizes the compiler deduces. The outermost braces are those of the
// initialisation, and each row is an argument: x{{1, 2}, {3, 4}}; or there is one pair more: x{{{1, 2}, {3, 4}}}.
// {{1}, {2}} are two rows, or one row whose numbers stand in braces of their own: where both could be meant, they are
// two, and one row needs the outermost braces too.

namespace HEADSUP_NAMESPACE {

namespace detail {

using rule::level;

template <class List>
inline constexpr bool may_end_in_one = false;
template <class... As>
inline constexpr bool may_end_in_one<axes<As...>> = (false, ..., may_equal(As::size, 1));
template <class List>
inline constexpr bool begins_with_one = false;
template <class A, class... As>
inline constexpr bool begins_with_one<axes<A, As...>> = A::size == 1;

template <class... As>
constexpr bool is_single_row(axes<As...>, std::initializer_list<std::size_t> sizes) {
  auto each = sizes.begin();
  return (may_equal(As::size, *each++) && ...);
}

/// Whether rows of such sizes are read as braces without the outermost, and whether all braces are, whose
/// sizes are Given: never both.
template <class List, braces_for For, std::size_t Rows, class... Levels>
concept reads_rows = Rows > 1 || For == braces_for::printing ||
                     (!may_end_in_one<List> &&
                      (!begins_with_one<List> || rule::braces_fit<List, For, Rows, Levels...>::value));
template <class List, braces_for For, std::size_t... Given>
concept reads_whole = For == braces_for::tensor && ((false, ..., (Given > 1)) || may_end_in_one<List> ||
                                                    (begins_with_one<List> && !is_single_row(List{}, {1, Given...})));

/// How many sizes a tensor is given when it is made; so few whole numbers are sizes that lack their roles.
template <class List>
inline constexpr std::size_t sizes_asked = 0;
template <class... As>
inline constexpr std::size_t sizes_asked<axes<As...>> = (std::size_t{0} + ... + (As::size == dynamic ? 1 : 0));
template <class List, class... Numbers>
inline constexpr bool are_sizes = sizeof...(Numbers) <= sizes_asked<List> && (std::integral<Numbers> && ...);

/// Braces that Rule takes or refuses.
template <class Rule>
struct read {};

/// A number that is rounded beyond its type is an error, as in an array.
template <class Scalar, class Number>
constexpr Scalar* copy_to(Scalar* to, Number number) {
  if constexpr (std::is_floating_point_v<Number> && !std::is_floating_point_v<Scalar>) *to = Scalar{number};
  else *to = static_cast<Scalar>(number);
  return to + 1;
}
template <class Scalar, class Part, std::size_t N>
constexpr Scalar* copy_to(Scalar* to, Part const (&parts)[N]) {
  for (Part const& part : parts) to = copy_to(to, part);
  return to;
}

/// Whether braces were read, and not refused.
template <braces_for>
struct remember {
  constexpr void remember_that_read() {}
};
template <>
struct remember<braces_for::printing> {
  bool was_read = false;
  constexpr void remember_that_read() { was_read = true; }
};

/// The numbers of a tensor over List, with the sizes that only the run time knows.
template <class Scalar, class List, braces_for For>
class numbers : public sizes_held<List>, public remember<For> {
 public:
  using memory = tensor_storage<Scalar, List::size>;

  memory memory_;

  /// Numbers yet to be written.
  constexpr numbers(uninitialized_t, extents<List> const& shape) : sizes_held<List>(shape), memory_(shape.count()) {}
  constexpr numbers(extents<List> const& shape, memory&& taken)
      : sizes_held<List>(shape), memory_(static_cast<memory&&>(taken)) {}

  template <class Rule, class... Parts>
  constexpr numbers(read<Rule>, Parts const&... parts) : numbers(uninitialized, Rule::sizes()) {
    using mistake = rule::refused_by<Rule>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    (void)diagnostics::refuse<mistake>();
    if constexpr (Rule::value) {
      [[maybe_unused]] Scalar* to = memory_.data();
      ((to = copy_to(to, parts)), ...);
      this->remember_that_read();
    }
  }

  /// The numbers of a single axis. One number alone is none but where it is printed.
  template <class... Numbers>
    requires(sizeof...(Numbers) > (For == braces_for::tensor || List::rank == 0 ? 1 : 0) &&
             (std::is_arithmetic_v<Numbers> && ...) && !(For == braces_for::tensor && are_sizes<List, Numbers...>))
  constexpr numbers(Numbers... each) : numbers(read<rule::braces_fit<List, For, sizeof...(Numbers)>>{}, each...) {}

  /// Braces of another depth, or ragged, are refused in words.
  template <int = 0>
  constexpr numbers(any_braces) : numbers(read<rule::has_levels<List, For>>{}) {}
  template <std::size_t... N>
    requires(sizeof...(N) > 1)
  constexpr numbers(any_braces::number_or_braces const (&... rows)[N]) : numbers(read<rule::has_levels<List, For>>{}) {
    ((void)rows, ...);
  }
};

/// The same, made of braces of Rank levels, or of the rows alone.
template <class Scalar, class List, braces_for For, std::size_t Rank = List::rank>
class rows : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;
};

template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 0> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  constexpr rows(Scalar number) : rows::numbers(read<rule::has_entries<List>>{}, number) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 1> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t N>
    requires(For == braces_for::tensor)
  constexpr rows(Scalar const (&all)[N]) : rows::numbers(read<rule::has_entries<List, N>>{}, all) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 2> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A>
    requires reads_rows<List, For, sizeof...(A), level<A...>>
  constexpr rows(Scalar const (&... each)[A])
      : rows::numbers(read<rule::braces_fit<List, For, sizeof...(A), level<A...>>>{}, each...) {}
  template <std::size_t N, std::size_t A>
    requires reads_whole<List, For, N, A>
  constexpr rows(Scalar const (&all)[N][A]) : rows::numbers(read<rule::has_entries<List, N, A>>{}, all) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 3> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B>
    requires reads_rows<List, For, sizeof...(A), level<A...>, level<B...>>
  constexpr rows(Scalar const (&... each)[A][B])
      : rows::numbers(read<rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>>>{}, each...) {}
  template <std::size_t N, std::size_t A, std::size_t B>
    requires reads_whole<List, For, N, A, B>
  constexpr rows(Scalar const (&all)[N][A][B]) : rows::numbers(read<rule::has_entries<List, N, A, B>>{}, all) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 4> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C>
    requires reads_rows<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>>
  constexpr rows(Scalar const (&... each)[A][B][C])
      : rows::numbers(read<rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>>>{},
                      each...) {}
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C>
    requires reads_whole<List, For, N, A, B, C>
  constexpr rows(Scalar const (&all)[N][A][B][C]) : rows::numbers(read<rule::has_entries<List, N, A, B, C>>{}, all) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 5> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D>
    requires reads_rows<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>>
  constexpr rows(Scalar const (&... each)[A][B][C][D])
      : rows::numbers(
            read<rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>>>{},
            each...) {}
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D>
    requires reads_whole<List, For, N, A, B, C, D>
  constexpr rows(Scalar const (&all)[N][A][B][C][D])
      : rows::numbers(read<rule::has_entries<List, N, A, B, C, D>>{}, all) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 6> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E>
    requires reads_rows<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>, level<E...>>
  constexpr rows(Scalar const (&... each)[A][B][C][D][E])
      : rows::numbers(read<rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>,
                                            level<E...>>>{},
                      each...) {}
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D, std::size_t E>
    requires reads_whole<List, For, N, A, B, C, D, E>
  constexpr rows(Scalar const (&all)[N][A][B][C][D][E])
      : rows::numbers(read<rule::has_entries<List, N, A, B, C, D, E>>{}, all) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 7> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F>
    requires reads_rows<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>, level<E...>,
                        level<F...>>
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F])
      : rows::numbers(read<rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>,
                                            level<E...>, level<F...>>>{},
                      each...) {}
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D, std::size_t E, std::size_t F>
    requires reads_whole<List, For, N, A, B, C, D, E, F>
  constexpr rows(Scalar const (&all)[N][A][B][C][D][E][F])
      : rows::numbers(read<rule::has_entries<List, N, A, B, C, D, E, F>>{}, all) {}
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 8> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F,
            std::size_t... G>
    requires reads_rows<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>, level<E...>,
                        level<F...>, level<G...>>
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F][G])
      : rows::numbers(read<rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>,
                                            level<E...>, level<F...>, level<G...>>>{},
                      each...) {}
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D, std::size_t E, std::size_t F,
            std::size_t G>
    requires reads_whole<List, For, G>
  constexpr rows(Scalar const (&all)[N][A][B][C][D][E][F][G])
      : rows::numbers(read<rule::has_entries<List, N, A, B, C, D, E, F, G>>{}, all) {}
};

}  // namespace detail

/// What braces are read as.
template <class Scalar, class List, braces_for For = braces_for::tensor>
using numbers_in_braces = detail::rows<Scalar, List, For>;

}  // namespace HEADSUP_NAMESPACE

#endif
