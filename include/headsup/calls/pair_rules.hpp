#pragma once

#include <headsup/calls/answer.hpp>

// Rules about the axes of two operands.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Whether two lists are of the same axes, of one size as far as that is known.
constexpr bool are_same_axes(axes_value const& x, axes_value const& y) {
  bool same = x.count == y.count;
  for (std::size_t i = 0; same && i < x.count; ++i)
    same = x[i].is(y[i]) && headsup_detail::may_equal(x[i].size, y[i].size);
  return same;
}

/// Whether an axis of several factors counts repetitions of one number.
constexpr bool repeats(knowledge const& known) {
  for (std::size_t i = 0; i < known.count; ++i)
    if (known.factors[i].is(role::copies)) return true;
  return false;
}

constexpr bool counts_tokens(axis_value const& a) { return a.is(role::tokens) || a.is(role::keys); }

/// Whether two axes of one role and size can hold the same numbers in the same order, as far as is known. A plain axis
/// matches any order, except one with copies, where it matters which numbers are copies of each other; there an axis
/// stands for the copies of another that the list does not have. Tokens may have become keys before they were merged.
constexpr bool same_factors(axis_value const& a, axis_value const& b) {
  knowledge const &f = *a.known, &g = *b.known;
  if (f.count == 0 || g.count == 0) return !repeats(f) && !repeats(g);
  if (f.count != g.count) return false;
  axes_value const fs = a.parts(), gs = b.parts();
  for (std::size_t i = 0; i < f.count; ++i) {
    if (!headsup_detail::may_equal(fs[i].size, gs[i].size)) return false;
    bool const stands =
        (fs[i].is(role::copies) && !fs.has(gs[i].role)) || (gs[i].is(role::copies) && !gs.has(fs[i].role));
    bool const renamed = counts_tokens(fs[i]) && counts_tokens(gs[i]);
    if (!fs[i].is(gs[i]) && !renamed && !stands) return false;
  }
  return true;
}
/// The same of two axes whose parts lie side by side; a plain axis matches any.
constexpr bool same_summands(axis_value const& a, axis_value const& b) {
  axes_value const x = a.summands(), y = b.summands();
  bool same = x.count == y.count;
  for (std::size_t i = 0; same && i < x.count; ++i) same = x[i].is(y[i]) && x[i].size == y[i].size;
  return same || x.count == 0 || y.count == 0;
}
constexpr bool same_order(axis_value const& a, axis_value const& b) {
  return same_factors(a, b) && same_summands(a, b);
}
constexpr bool same_axis(axis_value const& a, axis_value const& b) {
  return a.is(b) && headsup_detail::may_equal(a.size, b.size) && same_order(a, b);
}

/// Goes on to say how axes of one role and size, which read alike, were made differently.
constexpr bool says_how_made(answer& no, axes_value const& x, axes_value const& y) {
  for (axis_value const& a : x) {
    axis_value const& b = y.of(a.role);
    if (b.size == 0 || !headsup_detail::may_equal(a.size, b.size)) continue;
    if (!same_factors(a, b)) no.says(", where {} was merged from {} and from {}", a.role, a.parts(), b.parts());
    else if (!same_summands(a, b)) no.says(", where {} is {} side by side and {}", a.role, a.summands(), b.summands());
  }
  return false;
}

/// Whether every axis of `part` is one of `whole`, in any order.
constexpr bool holds(axes_value const& whole, axes_value const& part) {
  for (axis_value const& each : part)
    if (!whole.has(each.role) || !same_axis(whole.of(each.role), each)) return false;
  return true;
}

/// Of three operands, mask, left and right, the one that is to have all axes: the longest, left before right before
/// mask.
constexpr std::size_t whole_of(call_value const& c) {
  if (c.operands < 3 || c.op->tensors < 3) return 0;
  std::size_t const longer = c.x[1].count >= c.x[2].count ? 1 : 2;
  return c.x[0].count > c.x[longer].count ? 0 : longer;
}

/// Calls each(i, j) for the pairs of operands that meet, until it is false: with a mask before them, first each with
/// that; in a layer, each with the next.
template <class Each> constexpr bool for_pairs(call_value const& c, Each each) {
  if (c.operands < 3 || c.op->tensors < 3) return each(0, 1);
  if (c.op->mask == 0) return each(1, 0) && each(2, 0) && each(1, 2);
  return each(0, 1) && (c.op->has(of_a_layer) || each(0, 2)) && each(1, 2);
}
constexpr bool both_tensors(call_value const& c, std::size_t i, std::size_t j) {
  return i < c.operands && j < c.operands && c.x[i].tensor() && c.x[j].tensor();
}

/// The last feature that both operands have, over which a product of matrices sums, or the things that a matrix maps to
/// others; no_axis if they share none.
constexpr axis_value const& shared_feature(call_value const& c) {
  axis_value const* found = &no_axis;
  for (axis_value const& a : c.x[0]) {
    bool const maps = c.x[1].count == 2 && a.is(c.x[0].last()) && !is_place(a.role) && !a.is(role::batch);
    if (c.x[1].has(a.role) && (maps || !a.separate) && !a.is(role::heads) && !a.is(role::kv_heads)) found = &a;
  }
  return *found;
}

constexpr bool says_sizes(answer& no, call_value const& c, std::size_t i, axis_value const& a, std::size_t j,
                          axis_value const& b) {
  return no.says("{} has {}, {} has {}", name(c, i), a, name(c, j), b);
}
/// Whether an axis of operand i is its own, whatever another operand has: the features that a layer maps, and what ids
/// choose from.
constexpr bool is_its_own(call_value const& c, std::size_t i, axis_value const& a) {
  if (c.op->has(of_a_layer)) return i < inputs(*c.op) && a.is(c.named[i]);
  return c.op->ids < c.operands && a.is(c.named[0]);
}
/// Calls each(i, a, j, b) for every axis that two operands share, until it is false.
template <class Each> constexpr bool for_shared(call_value const& c, Each each) {
  return for_pairs(c, [&](std::size_t i, std::size_t j) {
    if (both_tensors(c, i, j))
      for (axis_value const& a : c.x[i])
        if (axis_value const& b = c.x[j].of(a.role);
            b.size != 0 && !is_its_own(c, i, a) && !is_its_own(c, j, b) && !each(i, a, j, b))
          return false;
    return true;
  });
}

/// HU004: an axis that two operands share has one size.
inline constexpr rule agree{headsup_codes::two_sizes, sizes | axes_there, [](call_value const& c, answer& no) {
  return for_shared(c, [&](std::size_t i, axis_value const& a, std::size_t j, axis_value const& b) {
    return headsup_detail::may_equal(a.size, b.size) || says_sizes(no, c, i, a, j, b);
  });
}};

constexpr bool says_order(answer& no, call_value const& c, std::size_t i, axis_value const& a, std::size_t j,
                          axis_value const& b) {
  axes_value const f = a.parts(), g = b.parts();
  if (same_factors(a, b))
    return no.says("{} is {} side by side in {}, {} in {}: the same numbers in another order", a, a.summands(),
                   name(c, i), b.summands(), name(c, j));
  if (f.count != 0 && g.count != 0)
    return no.says("{} was merged from {} in {}, from {} in {}: the same numbers in another order", a, f, name(c, i), g,
                   name(c, j));
  bool const plain = f.count == 0;
  return no.says("{} of {} repeats its numbers {}, {} of {} does not say which belong together", a,
                 name(c, plain ? j : i), plain ? g : f, a, name(c, plain ? i : j));
}
/// Heads that were repeated all together, where a few in a row are to share one.
constexpr bool are_heads_in_turn(knowledge const& known) {
  return known.count == 2 && known.factors[0].is(role::copies) && known.factors[1].is(role::kv_heads);
}
/// HU010: an axis that two operands share was merged in one order.
inline constexpr rule agree_in_order{headsup_codes::moved_numbers, factors, [](call_value const& c, answer& no) {
  return for_shared(c, [&](std::size_t i, axis_value const& a, std::size_t j, axis_value const& b) {
    return same_order(a, b) || says_order(no, c, i, a, j, b);
  });
}};

/// HU008: one operand has all axes of the other; otherwise nothing says how they line up. That the left one has fewer,
/// where it is changed, is said of the result.
inline constexpr rule one_holds_other{headsup_codes::not_lined_up, axes_there, [](call_value const& c, answer& no) {
  if (holds(c.x[0], c.x[1]) || holds(c.x[1], c.x[0])) return true;
  no.says(c.op->has(in_place) ? "the axes of right must all be axes of left, left {}, right {}"
                              : "the axes of one side must all be axes of the other, left {}, right {}",
          c.x[0], c.x[1]);
  for (std::size_t i = 0; i < 2; ++i)
    for (axis_value const& lost : c.x[i].lost)
      if (c.x[1 - i].has(lost.role)) return no.says(", and {} was pooled over {}", name(c, i), lost.role);
  return false;
}};
/// HU008: the same of masks, which meet at their keys too: each may be about something that the other is not.
inline constexpr rule masks_meet{headsup_codes::not_lined_up, axes_there, [](call_value const& c, answer& no) {
  bool const meet = c.x[0].has(role::keys) && c.x[1].has(role::keys) && c.x[0].holds == number::bool_ &&
                    c.x[1].holds == number::bool_;
  return meet || one_holds_other.holds(c, no);
}};
/// HU033: what is computed replaces the left operand, and has no axes beside those.
inline constexpr rule left_has_all{headsup_codes::other_axes, axes_there, [](call_value const& c, answer& no) {
  return holds(c.x[0], c.x[1]) || no.says("left is {}, the result is {}", c.x[0], c.x[1]);
}};
/// Operand `part`, with these axes, has some that operand `whole` lacks.
constexpr bool says_lacking(answer& no, call_value const& c, std::size_t whole, axes_value const& its, std::size_t part,
                            axes_value const& those) {
  return no.says("the axes of the {} must all be axes of {}, {} {}, {} {}", name(c, part), name(c, whole),
                 name(c, whole), its, name(c, part), those) ||
         says_how_made(no, its, those);
}
constexpr bool holds_axes_of(call_value const& c, answer& no, std::size_t whole, std::size_t part) {
  return !both_tensors(c, whole, part) || holds(c.x[whole], c.x[part]) ||
         says_lacking(no, c, whole, c.x[whole], part, c.x[part]);
}
/// HU008: one operand has all axes of the others.
inline constexpr rule one_holds_all{headsup_codes::not_lined_up, axes_there, [](call_value const& c, answer& no) {
  std::size_t const whole = whole_of(c);
  for (std::size_t i = 0; i < c.operands; ++i)
    if (i != whole && !holds_axes_of(c, no, whole, i)) return false;
  return true;
}};

/// HU002: no role occurs in both operands of an outer product.
inline constexpr rule shares_no_role{headsup_codes::role_twice, axes_there, [](call_value const& c, answer& no) {
  for (std::size_t i = c.x[0].count; i-- > 0;)
    if (axis_value const& a = c.x[0][i]; c.x[1].has(a.role))
      return no.says("the result would have {} twice, left is {}, right {}", a.role, c.x[0], c.x[1]);
  return true;
}};

/// The axis that x has and y lacks, or that both have; no_axis if there is none, or are several.
HEADSUP_HIDDEN constexpr axis_value const& only_in(axes_value const& x, axes_value const& y, bool in_both = false) {
  axis_value const* found = &no_axis;
  std::size_t many = 0;  // g++ 11 does not tell the address of an axis from that of none in a constant
  for (axis_value const& each : x)
    if (y.has(each.role) == in_both) found = &each, ++many;
  return many == 1 ? *found : no_axis;
}
HEADSUP_HIDDEN constexpr bool is_feature_of(axis_value const& a) {
  return a.size != 0 && !is_place(a.role) && !is_heads(a.role) && !a.is(role::batch);
}

/// Whether two operands have features of their own, and so no others: what else they have is where those stand.
HEADSUP_HIDDEN constexpr bool share_features(axes_value const& x, axes_value const& y) {
  bool share = false;
  for (axis_value const& each : x) share = share || (is_feature(each.role) && y.has(each.role));
  return share;
}

HEADSUP_HIDDEN constexpr bool any_features(axes_value const& x) {
  bool has = false;
  for (axis_value const& each : x) has = has || is_feature_of(each);
  return has;
}

/// Whether a number for each of one operand, which have no features, meets the other, a vector of features.
HEADSUP_HIDDEN constexpr bool weighs_features(call_value const& c) {
  for (std::size_t i = 0; i < 2; ++i)
    if (operand_value const &x = c.x[i], &y = c.x[1 - i]; x.count == 1 && is_feature(x[0].role) && y.count != 0)
      return !any_features(y) && !y.lost.has(x[0].role);
  return false;
}

/// The features of x that y lacks: the only axis that x has alone; or, where y is shorter, as what is the same at all
/// places of x, the first that may be some.
HEADSUP_HIDDEN constexpr axis_value const& features_without(axes_value const& x, axes_value const& y) {
  axis_value const& one = only_in(x, y);
  bool share = false;
  for (axis_value const& each : x) share = share || y.has(each.role);
  for (axis_value const& each : x)
    if (one.size == 0 && share && x.count > y.count && is_feature_of(each) && !each.separate && !y.has(each.role))
      return each;
  return one;
}

/// HU008: x and what a layer made of it have the same axes, but for the features, of which there are as many.
inline constexpr rule returns_to{headsup_codes::not_lined_up, axes_there, [](call_value const& c, answer& no) {
  axis_value const &lost = only_in(c.x[0], c.x[1]), &found = only_in(c.x[1], c.x[0]);
  bool same = true;
  for (axis_value const& each : c.x[0]) same = same && c.x[1].has(each.role);
  for (axis_value const& each : c.x[1]) same = same && c.x[0].has(each.role);
  // Where the last axes are the same, these are the features.
  bool const one_of_each = lost.separate || found.separate || lost.is(role::vocab) || found.is(role::vocab) ||
                           (!lost.is(c.x[0].last()) && c.x[1].has(c.x[0].last().role));
  return same ||
         (!one_of_each && is_feature_of(lost) && is_feature_of(found) &&
          headsup_detail::may_equal(lost.size, found.size)) ||
         no.says("x is {}, y, which was made of it, {}; only their features may differ, and only by name", c.x[0],
                 c.x[1]);
}};

/// An operand that has lost an axis, and the axis of another to whose elements it would be given.
struct given_back {
  std::size_t lost_by = 0, to = 0;
  axis_value const* axis = &no_axis;
};
HEADSUP_HIDDEN constexpr given_back find_given_back(call_value const& c) {
  range const two = asked_pair(c);
  for (std::size_t turn = 0; turn < 2; ++turn) {
    std::size_t const i = turn == 0 ? two.first : two.end, j = turn == 0 ? two.end : two.first;
    for (axis_value const& lost : c.x[i].lost)
      if (axis_value const& there = c.x[j].of(lost.role); !c.x[i].has(lost.role) && there.size > 1)
        return {i, j, &there};
  }
  return {};
}

HEADSUP_HIDDEN constexpr bool says_given_back(call_value const& c, answer& no, given_back const& found) {
  auto const [i, j, axis] = found;
  return axis->size == 0 || no.says("{} {} was pooled over {} or taken at one, and would be given to each of {} of {}",
                                    name(c, i), c.x[i], axis->role, *axis, name(c, j));
}
/// HU029: what an operand has lost is not given back to each element of the other.
inline constexpr rule keeps_lost{headsup_codes::mixed, identity, [](call_value const& c, answer& no) {
  return says_given_back(c, no, find_given_back(c));
}};

/// HU062: numbers that are added, compared or put together are ids of one axis, where both are known to be ids:
/// positions in a sequence, or of other things as many, because some of them, as topk and slice make, are counted anew.
HEADSUP_HIDDEN constexpr bool are_of_one_kind(axis_value const& a, axis_value const& b) {
  return a.is(b) || kin(a.role, b.role);
}
inline constexpr rule are_ids_of_one{headsup_codes::other_ids, identity, [](call_value const& c, answer& no) {
  std::size_t const i = asked_pair(c).first;
  for (std::size_t j = i + 1; j < c.operands; ++j) {
    axis_value const a = known_ids_of(c.x[i]), b = known_ids_of(c.x[j]);
    bool const as_many = is_place(a.role) || headsup_detail::may_equal(a.size, b.size);
    if (a.size != 0 && b.size != 0 && !(are_of_one_kind(a, b) && as_many))
      return no.says("the numbers of {} are ids of {}, those of {} are ids of {}", name(c, i), a, name(c, j), b);
  }
  return true;
}};

/// Whether operand n is like the first, but for one axis: where they are put together, that along which they are.
HEADSUP_HIDDEN constexpr bool is_alike(call_value const& c, std::size_t n, role_value const& but) {
  operand_value const &x = c.x[0], &y = c.x[n];
  bool alike = x.count == y.count;
  for (std::size_t i = 0; alike && i < x.count; ++i) alike = x[i].is(y[i]) && (x[i].is(but) || same_axis(x[i], y[i]));
  return alike;
}
HEADSUP_HIDDEN constexpr bool is_alike(call_value const& c, std::size_t n) { return is_alike(c, n, c.named[0].role); }
/// Whether all differ along that axis, and nowhere else.
HEADSUP_HIDDEN constexpr bool differ_only_in(call_value const& c, role_value const& role) {
  bool differ = c.operands > 1;
  for (std::size_t n = 1; differ && n < c.operands; ++n)
    differ = is_alike(c, n, role) && c.x[n].of(role).size != c.x[0].of(role).size;
  return differ;
}
/// Whether all operands are alike so, and each has the axis, or none.
HEADSUP_HIDDEN constexpr bool all_have(call_value const& c, bool have) {
  for (std::size_t n = 0; n < c.operands; ++n)
    if (!c.x[n].tensor() || c.x[n].has(c.named[0].role) != have || !is_alike(c, n)) return false;
  return true;
}

/// HU033: the operands are alike but for the axis along which they are put together.
inline constexpr rule are_alike{headsup_codes::other_axes, axes_there | order | sizes | factors,
                                [](call_value const& c, answer& no) {
  for (std::size_t n = 1; n < c.operands; ++n) {
    if (is_alike(c, n)) continue;
    operand_value const &x = c.x[0], &y = c.x[n];
    no.says("{} is {}, {} is {}", name(c, 0), x, name(c, n), y);
    return says_how_made(no, x, y);
  }
  return true;
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
