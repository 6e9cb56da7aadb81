#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/factor_rules.hpp>
#include <headsup/diagnostics/factor_rules.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
/// PyTorch's split takes the sizes of parts; heads and their head_dim are factors.
constexpr bool are_parts(call_value const& c) {
  std::size_t all = 0;
  for (std::size_t i = c.roles; i < c.named.count; ++i) {
    if (c.named[i].size != c.named[c.roles].size || c.named[i].is(role::head_dim)) return false;
    all += c.named[i].size;
  }
  return c.axes() > 1 && all == c.along().size;
}
inline constexpr operation split{.name = "split",
                                 .form = "<role, slower<N>, faster<N>...>(x)",
                                 .rules = {has_axis, is_new, sizes_known,
                                           multiply_to.or_else("chunk<{role}, {parts}>(x) instead", are_parts, 2),
                                           in_merged_order, heads_lie_together},
                                 .is = in_whole,
                                 .last_there = 1};
}  // namespace headsup_calls::op

namespace rule {
/// HU009: the sizes of Into multiply to that of the axis Role.
template <class Call, template <std::size_t> class Role, class Into, class X>
struct multiply_to_role : multiply_to<Call, axis_of<typename X::axes, Role>, Into> {
  using whole = axis_of<typename X::axes, Role>;
  static constexpr words say() {
    axis_words fits = none;
    for (axis_words const& each : axis_list(without<typename X::axes, Role>{}))
      if (each.size == Into::size) fits = each;
    // Another axis has just that size; or a head is named and its counterpart, which the sizes give, is not.
    constexpr bool into_heads = Into::rank == 1 && has_role<first_of<Into>, heads>;
    constexpr bool into_features = Into::rank == 1 && has_role<first_of<Into>, head_dim>;
    bool const alone = fits.size == 0;
    if (alone && (!(into_heads || into_features) || whole::size % Into::size != 0))
      return multiply_to<Call, whole, Into>::say();
    words w;
    w << "HU009 " << Call::name << ": " << words_of<whole> << " is not " << Into{} << ", which has "
      << factor{Into::size} << " elements; fix: " << Call::name << "<" << (alone ? role_words<Role> : fits.role)
      << ", ";
    if (alone && into_features) w << axis_words{"heads", whole::size / Into::size} << ", ";
    w.list(Into{});
    if (alone && into_heads) w << ", " << axis_words{"head_dim", whole::size / Into::size};
    return w << ">(x)";
  }
};

/// HU010: an axis that was merged is split into what it was merged from, in that order.
template <class Call, template <std::size_t> class Role, class Into, class X> struct in_merged_order {
  using from = axis_of<typename X::axes, Role>;
  static constexpr bool value = factors_of<from>::rank == 0 || same_axes<factors_of<from>, Into>;
  static constexpr words say() {
    words w;
    w << "HU010 " << Call::name << ": " << words_of<from> << " was merged from " << factors_of<from>{} << ", not from "
      << Into{} << "; fix: " << Call::name << "<" << role_words<Role> << ", ";
    return w.list(factors_of<from>{}) << ">(x)";
  }
};

/// HU010: the features of a head lie side by side, unless they were merged otherwise.
template <class Call, template <std::size_t> class Role, class Into, class X> struct keeps_heads_whole {
  using from = axis_of<typename X::axes, Role>;
  static constexpr bool value = !deals_heads_out<Into> || factors_of<from>::rank != 0;
  static constexpr words say() {
    words w;
    say_dealt_out(w, Call::name, Into{}, words_of<from>) << role_words<Role> << ", ";
    return w.list(with_whole_heads<Into>{}) << ">(x)";
  }
};

/// Operations that read the axis Role as several new ones, whose sizes multiply to its size.
template <fixed_string Name> struct splitting : call<Name, "(x)", fix::rename> {
  static constexpr words& example(words& w, axis_words axis) { return w << axis.role << ", slower<N>, faster<M>"; }

  template <template <std::size_t> class Role, AxisList Into, class X>
  struct rules
      : all<has_axis<splitting, Role, X>, are_new<splitting, Into, X, axes<Role<1>>>, size_written<splitting, Into>,
            size_known<splitting, shared<typename X::axes, axes<Role<1>>>, Into::size>,
            multiply_to_role<splitting, Role, Into, X>, in_merged_order<splitting, Role, Into, X>,
            keeps_heads_whole<splitting, Role, Into, X>> {};
};

struct split : splitting<"split"> {};
}  // namespace rule

/// Whether the axis Role of X can be split into the new axes Into: their sizes multiply to its size, and if it was
/// merged, Into are its factors, in that order.
template <template <std::size_t> class Role, class X, class... Into> concept can_split =
    rule::split::rules<Role, axes<Into...>, described<X>>::value;

/// Reads one axis as several, outermost first, as x.view(…) does: d_out<768> as heads<12>, head_dim<64>.
///
/// - Shapes: [A..., Role, B...] -> [A..., Into..., B...]
/// - Errors: sizes that do not multiply to that of Role, or an axis merged from others: at compile time
template <template <std::size_t> class Role, Axis... Into, class X> requires can_split<Role, X, Into...>
constexpr auto split(X&& x) {
  return relabel<replace<axes_of<X>, Role, axes<Into...>>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL split
#define HEADSUP_CALL_MIXES
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
