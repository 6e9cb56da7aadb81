#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// The leading axes of List, all of roles that Other lacks, whose sizes multiply to Size; and the rest of List.
template <std::size_t Size, class Run, class List, class Other> struct run_of {
  static constexpr bool found = false;
};
template <class Run, class List, class Other> struct run_of<1, Run, List, Other> {
  static constexpr bool found = Run::rank > 1;
  using run = Run;
  using rest = List;
};
template <std::size_t Size, class... Rs, class A, class... As, class Other>
requires(Size != 1 && Size != dynamic && A::size != dynamic && Size % A::size == 0 && count_role<A, Other> == 0)
struct run_of<Size, axes<Rs...>, axes<A, As...>, Other> : run_of<Size / A::size, axes<Rs..., A>, axes<As...>, Other> {};

/// The same for the size of A; not found if Within has A.
template <class A, class Within, class List, class Other>
using parts_of = run_of<count_role<A, Within> == 0 ? A::size : dynamic, axes<>, List, Other>;

/// The axes that result from reading From as To, after those in Done: an axis stays, is split into several that To
/// adds, or several that To drops are merged.
template <class Done, class From, class To, class AllFrom, class AllTo> struct reading {
  static constexpr bool found = false;
};
template <class Done, class AllFrom, class AllTo> struct reading<Done, axes<>, axes<>, AllFrom, AllTo> {
  static constexpr bool found = true;
  using type = Done;
};
template <class... Ds, class A, class... As, class B, class... Bs, class From, class To> requires same_axis<A, B>
struct reading<axes<Ds...>, axes<A, As...>, axes<B, Bs...>, From, To>
    : reading<axes<Ds..., A>, axes<As...>, axes<Bs...>, From, To> {};
template <class... Ds, class A, class... As, class B, class... Bs, class From, class To>
requires(!same_axis<A, B> && parts_of<A, To, axes<B, Bs...>, From>::found &&
         (factors_of<A>::rank == 0 || same_axes<factors_of<A>, typename parts_of<A, To, axes<B, Bs...>, From>::run>))
struct reading<axes<Ds...>, axes<A, As...>, axes<B, Bs...>, From, To>
    : reading<joined_axes<axes<Ds...>, typename parts_of<A, To, axes<B, Bs...>, From>::run>, axes<As...>,
              typename parts_of<A, To, axes<B, Bs...>, From>::rest, From, To> {};
template <class... Ds, class A, class... As, class B, class... Bs, class From, class To> requires(
    !same_axis<A, B> && !parts_of<A, To, axes<B, Bs...>, From>::found && parts_of<B, From, axes<A, As...>, To>::found)
struct reading<axes<Ds...>, axes<A, As...>, axes<B, Bs...>, From, To>
    : reading<axes<Ds..., merged_from<B, typename parts_of<B, From, axes<A, As...>, To>::run>>,
              typename parts_of<B, From, axes<A, As...>, To>::rest, axes<Bs...>, From, To> {};

template <class From, class To> using reading_of = reading<axes<>, From, To, From, To>;
}  // namespace headsup_detail

namespace headsup_calls::op {
inline constexpr operation reshape{
    .name = "reshape",
    .form = "<another_role<N>...>(x)",
    .rules = {are_tensors, changed_sizes_known.or_else("{unknown}<N> with a number", adds_an_unknown_axis),
              can_be_read.or_else("split, transpose and merge them one by one, as patchify does", always,
                                  price::dearest),
              keeps_heads_whole},
    .is = in_whole | only_reads};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct reshape : row<headsup_calls::op::reshape> {
  static constexpr bool forwards = true;
};
}  // namespace headsup_rule

/// Whether X can be read as a tensor over To without moving numbers: every axis stays, is split, or is merged with
/// others.
template <class X, class... To> concept can_reshape =
    headsup_calls::accepts<headsup_calls::op::reshape, headsup_calls::of_axes<To...>, described<X>>;

/// Reads the same numbers in the same order over other axes, as x.view(…) does, if that splits an axis or merges
/// adjacent ones; to give numbers to another axis, use transpose and rename.
///
/// - Shapes: [tokens, d_out] -> reshape<tokens, heads, head_dim> -> [tokens, heads, head_dim], and back
/// - Errors: axes that are neither kept, split nor merged, or in another order: at compile time
template <Axis... To, class X> requires can_reshape<X, To...>
constexpr auto reshape(X&& x) {
  return relabel<typename headsup_detail::reading_of<headsup_detail::forget_numbers<axes_of<X>>, axes<To...>>::type>(
      static_cast<X&&>(x));
}
#define HEADSUP_CALL reshape
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
