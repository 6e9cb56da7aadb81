#ifndef HEADSUP_OPS_RESHAPE_HPP
#define HEADSUP_OPS_RESHAPE_HPP

#include <headsup/axes/merged.hpp>
#include <headsup/diagnostics/shape_mistakes.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {

namespace detail {

/// The axes that reading From as To gives, as far as both begin alike: an axis stays, or becomes several that To brings,
/// or several that To drops become one.
template <class From, class To, class AllFrom, class AllTo>
struct reading {
  static constexpr bool found = false;
  using type = axes<>;
};
template <class AllFrom, class AllTo>
struct reading<axes<>, axes<>, AllFrom, AllTo> {
  static constexpr bool found = true;
  using type = axes<>;
};

/// As many of the leading axes of List, all of roles that Other lacks, as multiply to Size, and what is left of List.
template <std::size_t Size, class Run, class List, class Other>
struct run_of {
  static constexpr bool found = false;
};
template <class Run, class List, class Other>
struct run_of<1, Run, List, Other> {
  static constexpr bool found = Run::rank > 1;
  using run = Run;
  using rest = List;
};
template <std::size_t Size, class... Rs, class A, class... As, class Other>
  requires(Size != 1 && Size != dynamic && A::size != dynamic && Size % A::size == 0 && count_role<A, Other> == 0)
struct run_of<Size, axes<Rs...>, axes<A, As...>, Other> : run_of<Size / A::size, axes<Rs..., A>, axes<As...>, Other> {};

template <class A, class Run>
struct merge_of;
template <class A, class... Rs>
struct merge_of<A, axes<Rs...>> {
  using type = axes<merged<A, Rs...>>;
};

template <class A, class... As, class B, class... Bs, class AllFrom, class AllTo>
  requires same_axis<A, B>
struct reading<axes<A, As...>, axes<B, Bs...>, AllFrom, AllTo> {
  using next = reading<axes<As...>, axes<Bs...>, AllFrom, AllTo>;
  static constexpr bool found = next::found;
  using type = decltype(axes<A>{} + typename next::type{});
};
template <class A, class... As, class B, class... Bs, class AllFrom, class AllTo>
  requires(!same_axis<A, B> && count_role<A, AllTo> == 0 && run_of<A::size, axes<>, axes<B, Bs...>, AllFrom>::found)
struct reading<axes<A, As...>, axes<B, Bs...>, AllFrom, AllTo> {
  using parts = run_of<A::size, axes<>, axes<B, Bs...>, AllFrom>;
  using next = reading<axes<As...>, typename parts::rest, AllFrom, AllTo>;
  static constexpr bool as_merged = factors_of<A>::rank == 0 || same_axes<factors_of<A>, typename parts::run>;
  static constexpr bool found = next::found && as_merged;
  using type = decltype(typename parts::run{} + typename next::type{});
};
template <class A, class... As, class B, class... Bs, class AllFrom, class AllTo>
  requires(!same_axis<A, B> && count_role<B, AllFrom> == 0 &&
           !(count_role<A, AllTo> == 0 && run_of<A::size, axes<>, axes<B, Bs...>, AllFrom>::found) &&
           run_of<B::size, axes<>, axes<A, As...>, AllTo>::found)
struct reading<axes<A, As...>, axes<B, Bs...>, AllFrom, AllTo> {
  using parts = run_of<B::size, axes<>, axes<A, As...>, AllTo>;
  using next = reading<typename parts::rest, axes<Bs...>, AllFrom, AllTo>;
  static constexpr bool found = next::found;
  using type = decltype(typename merge_of<B, typename parts::run>::type{} + typename next::type{});
};

template <class From, class To>
using reading_of = reading<From, To, From, To>;

}  // namespace detail

/// Whether X can be read as a tensor over To where its numbers stand: every axis stays, becomes several, or several
/// become one.
template <class X, class... To>
concept can_reshape = Tensor<X> && detail::reading_of<forget_sums<axes_of<X>>, axes<To...>>::found;

/// Reads the same numbers in the same order over other axes, as x.view(…) does, where that splits an axis or merges
/// neighbours; reading numbers of one axis as those of another is what transpose and rename are for.
///
/// Shapes  [tokens, d_out] -> reshape<tokens, heads, head_dim> -> [tokens, heads, head_dim], and back
/// Errors  axes that are neither kept, split nor merged, or in another order: at compile time
template <Axis... To, class X>
constexpr auto reshape(X&& x) {
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_reshape<X, To...>) {
    using mistake = diagnostics::cannot_reshape<axes<To...>, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    return relabel<typename detail::reading_of<forget_sums<axes_of<X>>, axes<To...>>::type>(static_cast<X&&>(x));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
