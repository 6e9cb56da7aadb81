#pragma once

#include <headsup/axes/permuted.hpp>
#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/factor_rules.hpp>
#include <headsup/diagnostics/factor_rules.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation merge{.name = "merge",
                                 .form = "<whole, slower, faster...>(x)",
                                 .rules = {are_tensors, has_axis, is_new, sizes_known, side_by_side, heads_lie_together},
                                 .is = in_whole,
                                 .first_there = 1};
}  // namespace headsup_calls::op

namespace rule {
/// HU003: the axes to be merged are there.
template <class To, class From, class X> struct has_axes_to_merge {
  using list = typename X::axes;
  static constexpr bool value = shared<From, list>::rank == From::rank;
  static constexpr words say() {
    constexpr char const* missing = words_of<first_of<minus<From, list>>>.role;
    words w;
    axis_words const meant = meant_for(list{}, From{}, {missing, 0});
    (w << "HU003 merge<").roles(joined_axes<axes<To>, From>{})
        << ">: x has no " << missing << " " << list{} << "; fix: ";
    // The new axis was written last, and belongs first.
    if constexpr (From::rank > 1 && count_role<To, list> != 0 && same_axes<minus<From, list>, axes<last_of<From>>>)
      return (w << "merge<").roles(joined_axes<axes<last_of<From>, To>, minus<From, axes<last_of<From>>>>{}) << ">(x)";
    if (meant.size == 0) return w << "a tensor with an axis " << missing;
    w << "merge<" << To::role::name.chars;
    for (auto each : axis_list(From{})) w << ", " << (of_role(list{}, each.role).size == 0 ? meant.role : each.role);
    return w << ">(x)";
  }
};

/// HU012: what axes are merged into is new.
template <class To, class From, class X> struct merges_into_new {
  using list = typename X::axes;
  using there = are_new<call<"merge">, axes<To>, X, From>;
  static constexpr bool value = there::value;
  static constexpr words say() {
    if constexpr (From::rank > 1) {
      return there::say();
    } else {
      words w;
      w << "HU012 merge: " << list{} << " already has an axis " << To::role::name.chars
        << ", and the new one comes first; fix: merge<"
        << (are_heads_inside<first_of<From>, To> ? "all_heads" : "another_role") << ", ";
      return w.roles(joined_axes<axes<To>, From>{}) << ">(x)";
    }
  }
};

/// HU011: the axes to be merged are adjacent in that order.
template <class To, class From, class X> struct stand_side_by_side {
  using list = typename X::axes;
  using gathered = substituted<list, From, in_order_of<list, From>>;
  static constexpr bool value = std::is_same_v<gathered, list>;
  static constexpr words say() {
    words w;
    (w << "HU011 merge: ").roles(From{}) << " are not adjacent in that order in " << list{} << "; fix: merge<";
    // Adjacent in another order: it was probably the order that was mistaken, and moving numbers would mix them up.
    using as_they_stand = in_order_of<From, list>;
    if constexpr (std::is_same_v<substituted<list, From, in_order_of<list, as_they_stand>>, list> &&
                  !deals_heads_out<as_they_stand>) {
      w.roles(joined_axes<axes<To>, as_they_stand>{}) << ">(x)";
      if constexpr (deals_heads_out<From>) return w;
      w << ", or merge<";
    }
    using wanted = with_whole_heads<From>;
    w.roles(joined_axes<axes<To>, wanted>{}) << ">(";
    return say_reorder(w, substituted<list, From, in_order_of<list, wanted>>{}, list{}, "x") << ")";
  }
};

/// HU010: the features of a head lie side by side.
template <class To, class From, class X> struct merges_whole_heads {
  using list = typename X::axes;
  using run = in_order_of<list, From>;
  static constexpr bool value = !deals_heads_out<From>;
  static constexpr words say() {
    words w;
    say_dealt_out(w, "merge", run{}, axis_words{To::role::name.chars, run::size});
    w.roles(joined_axes<axes<To>, with_whole_heads<From>>{}) << ">(";
    return say_reorder(w, substituted<list, run, with_whole_heads<run>>{}, list{}, "x") << ")";
  }
};

struct merge : call<"merge"> {
  static constexpr words& example(words& w, axis_words axis) { return w << "whole, slower, " << axis.role; }

  struct by_several_roles {
    template <class ToAndFrom, class X> struct rules;
    template <class To, class... From, class X>
    struct rules<axes<To, From...>, X>
        : all<are_tensors<merge, X>, has_axes_to_merge<To, axes<From...>, X>, merges_into_new<To, axes<From...>, X>,
              size_known<merge, shared<typename X::axes, axes<From...>>>, stand_side_by_side<To, axes<From...>, X>,
              merges_whole_heads<To, axes<From...>, X>> {};
  };
};
}  // namespace rule

/// Whether the axes of the roles From are adjacent in X in that order, heads not inside their head_dim.
template <template <std::size_t> class To, class X, template <std::size_t> class... From> concept can_merge =
    sizeof...(From) != 0 && rule::merge::by_several_roles::rules<axes<To<1>, From<1>...>, described<X>>::value;

/// Reads adjacent axes as one, as x.view(…) does: heads<12>, head_dim<64> as all_heads<768>. The result remembers
/// them, so that it can be split only as it was merged.
///
/// - Shapes: [A..., From..., B...] -> [A..., merged<To, From...>, B...]
/// - Errors: axes not adjacent in that order (transpose first), heads inside their head_dim, or To already present: at
///           compile time
// A Clang 22 that was built with assertions stops at can_merge<To, X, From...> here.
template <template <std::size_t> class To, template <std::size_t> class... From, class X>
requires(sizeof...(From) != 0 && rule::merge::by_several_roles::rules<axes<To<1>, From<1>...>, described<X>>::value)
constexpr auto merge(X&& x) {
  using list = forget_sums<axes_of<X>>;
  using run = in_order_of<list, axes<From<1>...>>;
  return relabel<substituted<list, run, axes<merged_from<To<run::size>, run>>>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL merge
#define HEADSUP_CALL_OF_ROLES
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
