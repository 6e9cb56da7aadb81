#pragma once

#include <headsup/tensor/numbers.hpp>

// Numbers in braces, one level per axis, as arrays whose sizes the compiler deduces. The outermost braces are those of
// the initialisation, and each row is an argument: x{{1, 2}, {3, 4}}; or there is one more pair: x{{{1, 2}, {3, 4}}}.
// {{1}, {2}} could be two rows, or one row whose numbers have braces of their own. It is read as two rows wherever both
// are possible, so a single row needs the outermost braces too.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
using rule::level;

template <class List> inline constexpr bool may_end_in_one = false;
template <class... As> inline constexpr bool may_end_in_one<axes<As...>> = (false, ..., may_equal(As::size, 1));
template <class List> inline constexpr bool begins_with_one = false;
template <class A, class... As> inline constexpr bool begins_with_one<axes<A, As...>> = A::size == 1;

template <class... As> constexpr bool is_single_row(axes<As...>, std::initializer_list<std::size_t> sizes) {
  auto each = sizes.begin();
  return (may_equal(As::size, *each++) && ...);
}

/// Whether rows of such sizes are read as braces without the outermost, and whether braces of the sizes Given are read
/// as all braces. Never both.
template <class List, braces_for For, std::size_t Rows, class Fit> concept reads_rows =
    Rows > 1 || For == braces_for::printing || (!may_end_in_one<List> && (!begins_with_one<List> || Fit::value));
template <class List, braces_for For, std::size_t... Given> concept reads_whole =
    For == braces_for::tensor && ((false, ..., (Given > 1)) || may_end_in_one<List> ||
                                  (begins_with_one<List> && !is_single_row(List{}, {1, Given...})));

/// The numbers of a tensor, read from braces of Rank levels, or from the rows alone.
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

  template <std::size_t N, class Fit = rule::has_entries<List, N>> requires(For == braces_for::tensor)
  constexpr rows(Scalar const (&all)[N]) noexcept(sizeof(refused<Fit>) == 0) : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 2> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, class Fit = rule::braces_fit<List, For, sizeof...(A), level<A...>>>
  requires reads_rows<List, For, sizeof...(A), Fit>
  constexpr rows(Scalar const (&... each)[A]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t N, std::size_t A, class Fit = rule::has_entries<List, N, A>>
  requires reads_whole<List, For, N, A>
  constexpr rows(Scalar const (&all)[N][A]) noexcept(sizeof(refused<Fit>) == 0) : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 3> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B,
            class Fit = rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>>>
  requires reads_rows<List, For, sizeof...(A), Fit>
  constexpr rows(Scalar const (&... each)[A][B]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t N, std::size_t A, std::size_t B, class Fit = rule::has_entries<List, N, A, B>>
  requires reads_whole<List, For, N, A, B>
  constexpr rows(Scalar const (&all)[N][A][B]) noexcept(sizeof(refused<Fit>) == 0) : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 4> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C,
            class Fit = rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>>>
  requires reads_rows<List, For, sizeof...(A), Fit>
  constexpr rows(Scalar const (&... each)[A][B][C]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, class Fit = rule::has_entries<List, N, A, B, C>>
  requires reads_whole<List, For, N, A, B, C>
  constexpr rows(Scalar const (&all)[N][A][B][C]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 5> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D,
            class Fit = rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>>>
  requires reads_rows<List, For, sizeof...(A), Fit>
  constexpr rows(Scalar const (&... each)[A][B][C][D]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D,
            class Fit = rule::has_entries<List, N, A, B, C, D>>
  requires reads_whole<List, For, N, A, B, C, D>
  constexpr rows(Scalar const (&all)[N][A][B][C][D]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 6> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E,
            class Fit = rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>,
                                         level<E...>>>
  requires reads_rows<List, For, sizeof...(A), Fit>
  constexpr rows(Scalar const (&... each)[A][B][C][D][E]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D, std::size_t E,
            class Fit = rule::has_entries<List, N, A, B, C, D, E>>
  requires reads_whole<List, For, N, A, B, C, D, E>
  constexpr rows(Scalar const (&all)[N][A][B][C][D][E]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 7> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F,
            class Fit = rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>,
                                         level<E...>, level<F...>>>
  requires reads_rows<List, For, sizeof...(A), Fit>
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D, std::size_t E, std::size_t F,
            class Fit = rule::has_entries<List, N, A, B, C, D, E, F>>
  requires reads_whole<List, For, N, A, B, C, D, E, F>
  constexpr rows(Scalar const (&all)[N][A][B][C][D][E][F]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
template <class Scalar, class List, braces_for For>
class rows<Scalar, List, For, 8> : public numbers<Scalar, List, For> {
 public:
  using numbers<Scalar, List, For>::numbers;

  template <std::size_t... A, std::size_t... B, std::size_t... C, std::size_t... D, std::size_t... E, std::size_t... F,
            std::size_t... G,
            class Fit = rule::braces_fit<List, For, sizeof...(A), level<A...>, level<B...>, level<C...>, level<D...>,
                                         level<E...>, level<F...>, level<G...>>>
  requires reads_rows<List, For, sizeof...(A), Fit>
  constexpr rows(Scalar const (&... each)[A][B][C][D][E][F][G]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, each...) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
  template <std::size_t N, std::size_t A, std::size_t B, std::size_t C, std::size_t D, std::size_t E, std::size_t F,
            std::size_t G, class Fit = rule::has_entries<List, N, A, B, C, D, E, F, G>>
  requires reads_whole<List, For, N, A, B, C, D, E, F, G>
  constexpr rows(Scalar const (&all)[N][A][B][C][D][E][F][G]) noexcept(sizeof(refused<Fit>) == 0)
      : rows::numbers(read<Fit>{}, all) {
    static_assert(!HEADSUP_MISTAKE(misfit<Fit>));
  }
};
}  // namespace headsup_detail

/// What braces are read as.
template <class Scalar, class List, braces_for For = braces_for::tensor>
using numbers_in_braces = headsup_detail::rows<Scalar, List, For>;
}  // namespace HEADSUP_NAMESPACE
