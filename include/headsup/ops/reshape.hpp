#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/factor_rules.hpp>
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

template <class List> inline constexpr bool has_factors = false;
template <class... As> inline constexpr bool has_factors<axes<As...>> = ((factors_of<As>::rank != 0) || ...);
}  // namespace headsup_detail

namespace rule {
/// How many axes, from `first` on, multiply to a size: more than one, or 0.
constexpr std::size_t how_many_make(std::size_t size, axis_words const* first, axis_words const* end) {
  std::size_t count = 0;
  std::size_t product = 1;
  while (product < size && first + count != end && first[count].size != dynamic) product *= first[count++].size;
  return product == size && count > 1 ? count : 0;
}

/// Code that merges neighbours of `from`, or splits one of its axes, to the axes `to`; false if one step is not enough.
constexpr bool say_one_step(words& w, axis_list from, axis_list to) {
  axis_words const* a = from.begin();
  axis_words const* b = to.begin();
  while (a != from.end() && b != to.end() && same_text(a->role, b->role) && a->size == b->size) ++a, ++b;
  if (a == from.end() || b == to.end()) return false;
  std::size_t const merged = how_many_make(b->size, a, from.end());
  std::size_t const parts = merged == 0 ? how_many_make(a->size, b, to.end()) : 0;
  if (merged + parts == 0) return false;
  axis_list const replaced(a, merged != 0 ? merged : 1);
  axis_list const come(b, parts != 0 ? parts : 1);
  // What is left is as it was, and has none of the new names.
  for (axis_words const* each = from.begin(); each != from.end(); ++each)
    if ((each < replaced.begin() || each >= replaced.end()) && of_role(come, each->role).size != 0) return false;
  a = replaced.end();
  b = come.end();
  while (a != from.end() && b != to.end() && same_text(a->role, b->role) && a->size == b->size) ++a, ++b;
  if (a != from.end() || b != to.end()) return false;
  if (merged != 0) (w << "merge<" << come.begin()->role << ", ").roles(replaced) << ">(x)";
  else (w << "split<" << replaced.begin()->role << ", ").list(come) << ">(x)";
  return true;
}

/// HU013: x can be read over To without moving its numbers.
template <class To, class X> struct can_be_read_as {
  using list = typename X::axes;
  static constexpr bool value = headsup::headsup_detail::reading_of<forget_sums<list>, To>::found;
  static constexpr words say() {
    using gone = minus<list, To>;
    using come = minus<To, list>;
    constexpr bool sizes_stay = agree<To, list>;
    words w;
    w << "HU013 reshape: " << list{} << " cannot be read as " << To{};
    if constexpr (!may_equal(list::size, To::size)) {
      return w << ", which has " << factor{To::size} << " elements and not " << list::size
               << "; fix: the same sizes in all";
    } else if constexpr (!sizes_stay) {
      w << ": an axis that keeps its name keeps its size; fix: ";
      if (say_one_step(w, list{}, To{})) return w;
      return w << "split, transpose and merge them one by one";
    } else if constexpr (gone::rank == 1 && come::rank > 1) {
      // One axis becomes several: split it, then bring all into the wanted order.
      // Factors that are known say in which order it is split.
      using factors = factors_of<first_of<gone>>;
      using parts = std::conditional_t<factors::rank == come::rank && subset<come, factors>, factors, come>;
      words split;
      (split << "split<" << last_axis(gone{}).role << ", ").list(parts{}) << ">(x)";
      w << " in place; fix: ";
      return say_reorder(w, To{}, substituted<list, gone, parts>{}, split.data());
    } else if constexpr (come::rank == 1 && gone::rank > 1) {
      // Several become one: bring them together, then merge.
      using gathered = substituted<To, come, gone>;
      w << ": " << gone{} << (same_axes<gathered, list> ? " were merged differently" : " are not adjacent");
      (w << "; fix: merge<").roles(joined_axes<come, gone>{}) << ">(";
      return say_reorder(w, gathered{}, list{}, "x") << ")";
    } else if constexpr (gone::rank == 0 && come::rank == 0) {
      w << ": that is another order; fix: ";
      return say_reorder(w, To{}, list{}, "x");
    } else if constexpr (gone::rank + come::rank == 1) {
      // An axis of size 1.
      using near = std::conditional_t<come::rank == 0, minus<list, gone>, joined_axes<come, list>>;
      words step;
      if (come::rank == 0) step << "squeeze<" << last_axis(gone{}).role << ">(x)";
      else step << "expand<" << last_axis(come{}) << ">(x)";
      w << (come::rank == 0 ? ": an axis is dropped by its name; fix: " : ": an axis is added by its name; fix: ");
      if constexpr (same_axes<near, To>) return w << step.data();
      else return say_reorder(w, To{}, near{}, step.data());
    } else if constexpr (gone::rank == 1 && come::rank == 1) {
      return (w << ": that is another name; fix: rename<").roles(joined_axes<gone, come>{}) << ">(x)";
    } else {
      w << ": " << gone{} << " would be cut up into " << come{} << "; fix: split, transpose and merge them one by one";
      if (has<headsup_image::height, gone> && has<headsup_image::width, gone>) w << ", as patchify does";
      return w;
    }
  }
};

/// HU010: the features of a head lie side by side, unless they were merged otherwise: Before are the axes of To before a
/// head_dim that is followed by the heads.
template <class Before, class To, class X> struct keeps_heads_whole_in {
  static constexpr bool value = true;
};
template <class... Bs, class A, class... As, class X>
struct keeps_heads_whole_in<axes<Bs...>, axes<A, As...>, X> : keeps_heads_whole_in<axes<Bs..., A>, axes<As...>, X> {};
template <class... Bs, class A, class B, class... As, class X>
requires(are_heads_inside<A, B> && count_role<A, typename X::axes> + count_role<B, typename X::axes> == 0 &&
         !headsup::headsup_detail::has_factors<minus<typename X::axes, axes<Bs..., A, B, As...>>>)
struct keeps_heads_whole_in<axes<Bs...>, axes<A, B, As...>, X> {
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    say_dealt_out(w, "reshape", axes<A, B>{}, axis_list(minus<typename X::axes, axes<Bs..., A, B, As...>>{}));
    return w.list(axes<Bs..., B, A, As...>{}) << ">(x)";
  }
};

/// HU010: the same of heads and features that become one axis.
template <class To, class X> struct merges_whole_heads_in {
  using list = typename X::axes;
  using read = typename headsup::headsup_detail::reading_of<forget_sums<list>, To>::type;
  template <class A> static constexpr bool is_dealt_out = deals_heads_out<factors_of<A>> && count_role<A, list> == 0;
  static constexpr bool value = []<class... As>(axes<As...>) { return !(is_dealt_out<As> || ...); }(read{});
  static constexpr words say() {
    words w;
    auto one = [&w]<class A>(A*) {
      if constexpr (is_dealt_out<A>) {
        using factors = factors_of<A>;
        (say_dealt_out(w, "reshape", factors{}, words_of<A>).list(To{}) << ">(");
        say_reorder(w, substituted<list, factors, with_whole_heads<factors>>{}, list{}, "x") << ")";
      }
    };
    [&one]<class... As>(axes<As...>) { (one(static_cast<As*>(nullptr)), ...); }(read{});
    return w;
  }
};

struct reshape : call<"reshape"> {
  static constexpr words& example(words& w, axis_words axis) { return w << "..., " << axis; }

  template <AxisList To, class X>
  struct rules : all<are_tensors<reshape, X>, size_known<reshape, minus<typename X::axes, To>>,
                     size_written<reshape, minus<To, typename X::axes>>, can_be_read_as<To, X>,
                     keeps_heads_whole_in<axes<>, To, X>, merges_whole_heads_in<To, X>> {};
};
}  // namespace rule

/// Whether X can be read as a tensor over To without moving numbers: every axis stays, is split, or is merged with
/// others.
template <class X, class... To> concept can_reshape = rule::reshape::rules<axes<To...>, described<X>>::value;

/// Reads the same numbers in the same order over other axes, as x.view(…) does, if that splits an axis or merges
/// adjacent ones; to give numbers to another axis, use transpose and rename.
///
/// - Shapes: [tokens, d_out] -> reshape<tokens, heads, head_dim> -> [tokens, heads, head_dim], and back
/// - Errors: axes that are neither kept, split nor merged, or in another order: at compile time
template <Axis... To, class X> requires can_reshape<X, To...>
constexpr auto reshape(X&& x) {
  return relabel<typename headsup_detail::reading_of<forget_sums<axes_of<X>>, axes<To...>>::type>(static_cast<X&&>(x));
}
#define HEADSUP_CALL reshape
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
