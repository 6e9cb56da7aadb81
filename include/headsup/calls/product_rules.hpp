#pragma once

#include <headsup/calls/pair_rules.hpp>

// Rules about products that are summed, and about weights in them.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU051: products are summed over one axis.
inline constexpr rule sums_over_one{headsup_codes::other_form, names, [](call_value const& c, answer& no) {
  return c.roles == 1 || no.says("sums over one axis");
}, true};

/// HU006: two vectors over one axis.
inline constexpr rule two_vectors{headsup_codes::other_inner_axis, axes_there | sizes | kinds,
                                  [](call_value const& c, answer& no) {
  operand_value const &x = c.x[0], &y = c.x[1];
  return (x.tensor() && y.tensor() && x.count == 1 && y.count == 1 && x[0].is(y[0]) &&
          headsup_detail::may_equal(x[0].size, y[0].size)) ||
         no.says("takes two vectors over one axis, got left {} and right {}", x, y);
}};

/// HU006: both operands of a matrix product have axes.
inline constexpr rule have_axes{headsup_codes::other_inner_axis, axes_there | kinds,
                                [](call_value const& c, answer& no) {
  return (c.x[0].tensor() && c.x[1].tensor() && c.x[0].count != 0 && c.x[1].count != 0) ||
         no.says("takes vectors or matrices, got left {} and right {}", c.x[0], c.x[1]);
}};

/// The axis of the right operand of a matrix product that is summed over: the second-last, or a vector's only one.
constexpr axis_value const& summed_right(operand_value const& x) { return x[x.count < 2 ? 0 : x.count - 2]; }

/// HU006: a matrix product sums over one axis.
inline constexpr rule one_summed{headsup_codes::other_inner_axis, axes_there | order | sizes,
                                 [](call_value const& c, answer& no) {
  axis_value const &a = c.x[0].last(), &b = summed_right(c.x[1]);
  return (a.is(b) && headsup_detail::may_equal(a.size, b.size)) ||
         no.says("sums over the last axis of left {} and the second-to-last of right {}, but {} is not {}", c.x[0],
                 c.x[1], a, b);
}};

/// HU002: no role occurs twice in the result of a matrix product.
inline constexpr rule distinct_result{headsup_codes::role_twice, axes_there | order,
                                      [](call_value const& c, answer& no) {
  operand_value const &x = c.x[0], &y = c.x[1];
  if (y.count < 2) return true;
  axis_value const& column = y.last();
  std::size_t const at = x.place(column.role);
  if (at + 1 >= x.count) return true;
  axis_value result[32]{};
  std::size_t n = 0;
  for (std::size_t j = 0; j + 2 < y.count; ++j)
    if (x.place(y[j].role) + 1 >= x.count && n < 12) result[n++] = y[j];
  for (std::size_t i = 0; i + 1 < x.count && n < 31; ++i) result[n++] = x[i];
  result[n++] = column;
  return no.says("the result would have {} twice {}", column.role, axes_value{result, n});
}};

/// The axis over which the numbers of x are known to sum to one; no_axis if there is none.
constexpr axis_value const& weighed_in(axes_value const& x) {
  for (axis_value const& each : x)
    if (each.known->sums) return each;
  return no_axis;
}

/// HU015: weights are summed over the positions among which they choose; no weights choose among what values are for.
inline constexpr rule sums_what_is_weighed{headsup_codes::no_weights, sums | names,
                                           [](call_value const& c, answer& no) {
  role_value const& summed = c.roles != 0 ? c.named[0].role : c.x[0].last().role;
  for (std::size_t i = 0; i < 2; ++i)
    for (axis_value const& each : c.x[i])
      if (each.known->sums && ((is_place(each.role) && is_place(summed)) || c.x[1 - i].has(each.role)) &&
          !each.is(summed)) {
        return no.says("the weights of {} sum to one over {}, and are summed over {}", name(c, i), each, summed);
      }
  return true;
}};

HEADSUP_HIDDEN constexpr bool is_kept_apart(role_value const& r) { return is_heads(r) || r == role::batch; }
/// Whether things along two axes could be taken for each other, and are no examples and no heads.
HEADSUP_HIDDEN constexpr bool are_things(axis_value const& a, axis_value const& b) {
  auto const is_one = [](axis_value const& x) { return (x.separate || is_place(x.role)) && !is_kept_apart(x.role); };
  return is_one(a) && is_one(b);
}

/// HU015: values that were multiplied by weights are summed over what these choose among, and their sum is the mean.
HEADSUP_HIDDEN constexpr bool is_summed_as_weighed(call_value const& c, answer& no) {
  axis_value const& summed = c.x[0].of(c.named[0].role);
  for (axis_value const& each : c.x[0])
    if (each.known->weighed && !c.named.has(each.role) && are_things(each, summed))
      return no.says("{} was multiplied by weights that sum to one over {}, and not over {}", name(c, 0), each, summed);
  return true;
}
HEADSUP_HIDDEN constexpr bool is_averaged_unweighed(call_value const& c, answer& no) {
  for (axis_value const& each : c.named)
    if (axis_value const& along = c.x[0].of(each.role); along.known->weighed)
      return no.says("{} was multiplied by weights that sum to one over {}, so its sum is the mean", name(c, 0), along);
  return true;
}
inline constexpr rule sums_what_was_weighed{headsup_codes::no_weights, sums | names, is_summed_as_weighed, true},
    averages_no_weighed{headsup_codes::no_weights, sums | names, is_averaged_unweighed, true};

/// Whether x and y are two kinds of weights, and neither chooses along the axis that is summed.
constexpr bool mixes_weights(axes_value const& x, axes_value const& y, role_value const& summed) {
  return weighed_in(x).size != 0 && weighed_in(y).size != 0 && !x.of(summed).known->sums && !y.of(summed).known->sums;
}

/// HU015: weights weigh values, or weights of what they choose among.
inline constexpr rule weighs_no_others{headsup_codes::no_weights, sums | names, [](call_value const& c, answer& no) {
  role_value const& summed = c.roles != 0 ? c.named[0].role : c.x[0].last().role;
  return !mixes_weights(c.x[0], c.x[1], summed) ||
         no.says("{} has weights over {}, {} over {}, and neither over {}, which is summed", name(c, 0),
                 weighed_in(c.x[0]), name(c, 1), weighed_in(c.x[1]), summed);
}, false, rule::every, {"values over {known} in the place of right"}};

/// HU015: what is put beside weights, or added to them, belongs to the scores before them.
inline constexpr rule joins_no_weights{headsup_codes::no_weights, sums | names, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.operands && c.operands > 1; ++i)
    if (axis_value const& along = c.x[i].of(c.named[0].role); along.known->sums)
      return no.says("{} sums to one over {}, and with more beside it would not", name(c, i), along);
  return true;
}, true};
HEADSUP_HIDDEN constexpr bool adds_to_no_weights(call_value const& c, answer& no) {
  for (std::size_t i = 0; i < 2; ++i) {
    axis_value const& along = weighed_in(c.x[i]);
    bool const are_gathered = i == 1 && c.x[0].has(along.role);  // as those of several layers are
    if (along.size != 0 && weighed_in(c.x[1 - i]).size == 0 && !are_gathered)
      return no.says("{} sums to one over {}, and would not with what is added", name(c, i), along);
  }
  return true;
}
inline constexpr rule adds_to_scores{headsup_codes::no_weights, sums, adds_to_no_weights};

/// HU026: query heads meet the key-value heads that they share only after those were repeated.
inline constexpr rule shares_heads{headsup_codes::queries_and_keys, axes_there, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < 2; ++i) {
    operand_value const &q = c.x[i], &k = c.x[1 - i];
    if (q.has(role::heads) && k.has(role::kv_heads) && !q.has(role::kv_heads) && !k.has(role::heads)) {
      return no.says("{} of {} would meet each of {} of {}, and not only its own", q.of(role::heads), name(c, i),
                     k.of(role::kv_heads), name(c, 1 - i));
    }
  }
  return true;
}};

/// HU029: examples that were merged into keys, say, or pooled, do not meet each example of the other operand.
inline constexpr rule meets_its_example{headsup_codes::mixed, identity, [](call_value const& c, answer& no) {
  if (given_back const back = find_given_back(c); back.axis->is(role::batch)) return says_given_back(c, no, back);
  for (std::size_t i = 0; i < 2; ++i)
    for (axis_value const& a : c.x[i])
      if (a.parts().has(role::batch) && !c.x[i].has(role::batch) && c.x[1 - i].has(role::batch))
        return no.says("{} of {} was merged from {}, and each example of {} would meet those of all", a, name(c, i),
                       a.parts(), name(c, 1 - i));
  return true;
}};

/// What two operands have in common and is not summed over, if neither has others to meet: tokens, or the last but
/// examples and heads.
HEADSUP_HIDDEN constexpr axis_value const& meets_itself(call_value const& c) {
  operand_value const &x = c.x[0], &y = c.x[1];
  axis_value const* shared = &no_axis;
  bool others = false;
  for (axis_value const& each : y) {
    if (each.is(c.named[0]) || is_kept_apart(each.role)) continue;
    if (x.has(each.role)) shared = &each;
    else others = true;
  }
  for (axis_value const& each : x)
    others = others || (!each.is(c.named[0]) && !is_kept_apart(each.role) && !y.has(each.role));
  bool const tokens = !c.named[0].is(role::tokens) && x.has(role::tokens) && y.has(role::tokens);
  return tokens ? y.of(role::tokens) : others ? no_axis : *shared;
}
/// HU026: every query meets others than its own.
inline constexpr rule meets_others{headsup_codes::queries_and_keys, axes_there, [](call_value const& c, answer& no) {
  axis_value const& shared = meets_itself(c);
  return shared.size == 0 ||
         no.says(shared.is(role::tokens) ? "left and right share {}, so each token would meet only itself"
                                         : "left and right share {}, so each would meet only itself",
                 shared);
}, true};

/// HU015: the weights are known to sum to one over one axis of the values, which is none of heads or examples.
HEADSUP_HIDDEN inline constexpr rule is_normalized{headsup_codes::no_weights, sums | order,
                                                   [](call_value const& c, answer& no) {
  axis_value known = no_axis;
  std::size_t fits = 0;
  for (axis_value const& each : c.x[0])
    if (each.known->sums) known = each, fits += c.x[1].has(each.role) ? 1U : 0U;
  bool const both_have_keys = c.x[0].has(role::keys) && c.x[1].has(role::keys);
  if (fits == 1 && is_kept_apart(known.role))
    return no.says("the weights {} sum to one over {}, which would be mixed", c.x[0], known);
  if (fits == 1)
    return known.is(role::keys) || !both_have_keys ||
           no.says("the weights {} sum to one over {}, and not over the {} of both", c.x[0], known,
                   c.x[0].of(role::keys));
  if (known.size == 0 || fits > 1)
    return no.says("the weights {} are not known to sum to one over an axis of the values {}", c.x[0], c.x[1]);
  return no.says("the weights {} sum to one over {}, which the values {} do not have", c.x[0], known, c.x[1]);
}};

/// Whether one operand are weights of what the other has: the left one, or the right.
HEADSUP_HIDDEN constexpr bool would_attend(call_value const& c, bool right) {
  operand_value const xs[] = {c.x[right ? 1 : 0], c.x[right ? 0 : 1]};
  call_value turned = c;
  turned.x = xs;
  answer no(is_normalized);
  return is_normalized.holds(turned, no) && shares_heads.holds(turned, no);
}

/// HU015: weights choose among several elements; a single key is the first token's.
inline constexpr rule has_a_choice{headsup_codes::no_weights, names | sizes, [](call_value const& c, answer& no) {
  return c.along().size != 1 || c.along().is(role::keys) ||
         no.says("{} of {} has one element, whose weight is always 1", c.along(), c.x[0]);
}, true};

/// HU015: the numbers along the axis do not sum to one already.
inline constexpr rule are_no_weights{headsup_codes::no_weights, sums, [](call_value const& c, answer& no) {
  return !c.along().known->sums || no.says("the numbers along {} sum to one already", c.along());
}, true};

/// HU015: nor along another axis: e to the power of a weight is no share of anything.
inline constexpr rule are_no_shares{headsup_codes::no_weights, sums, [](call_value const& c, answer& no) {
  axis_value const& known = c.along().known->sums ? c.along() : weighed_in(c.x[0]);
  return known.size == 0 || no.says("the numbers along {} sum to one already", known);
}, true};

/// HU015: no number is zero in order to be hidden: e to the power 0 is 1, and not 0.
HEADSUP_HIDDEN constexpr bool is_not_zero_where_hidden(call_value const& c, answer& no) {
  knowledge const& known = *c.along().known;
  bool const is_cut = known.zeros != triangle::none;
  return (!is_cut && !known.hidden) ||
         no.says(is_cut ? "the zeros of a triangle along {}" : "the zeros of a mask along {}", c.along()) ||
         no.says(" hide nothing, because e to the power 0 is 1");
}
inline constexpr rule hides_with_zeros{headsup_codes::no_weights, zeros, is_not_zero_where_hidden, true};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
