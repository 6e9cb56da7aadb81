#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/factor_rules.hpp>
#include <headsup/calls/given_rules.hpp>
#include <headsup/calls/layer_rules.hpp>
#include <headsup/calls/mask_rules.hpp>
#include <headsup/calls/number_rules.hpp>
#include <headsup/calls/order_rules.hpp>
#include <headsup/calls/part_rules.hpp>
#include <headsup/calls/position_rules.hpp>
#include <headsup/calls/product_rules.hpp>
#include <headsup/calls/repair_words.hpp>

// Operations that mend calls of others.

namespace HEADSUP_NAMESPACE::headsup_calls {
namespace op {
inline constexpr operation transpose{.name = "transpose",
                                     .form = "<role, another_role>(x)",
                                     .rules = {has_axis},
                                     .is = any_axis,
                                     .makes = makes_transpose,
                                     .names = names_two_roles};
HEADSUP_HIDDEN constexpr bool has_more_than_two(call_value const& c) { return c.x[0].count > 2; }
inline constexpr operation transpose_matrix{
    .name = "transpose",
    .form = "(x)",
    .rules = {are_tensors, has_two_axes.or_else("{call}<{last_two}>(x)", has_more_than_two)},
    .makes = makes_transpose_matrix};
inline constexpr operation reorder{.name = "reorder",
                                   .form = "<axis<N>...>(x)",
                                   .rules = {are_tensors, lists_its_axes},
                                   .is = takes_a_list | moves,
                                   .makes = makes_reorder,
                                   .names = names_reorder,
                                   .writes = writes_reorder};
inline constexpr operation slice{
    .name = "slice",
    .form = "<axis<N>, N?>(x, first?)",
    .rules = {has_axis, cut_by_name, sizes_known.or_else("{call}<{first}>(x, first, count)"), names_a_position,
              is_whole_number.in(1).or_else("{call}{named}(x, first)", always, price::last_resort), position_in_axis,
              has_positions},
    .is = any_axis | shortens | chooses | moves,
    .tensors = 1,
    .makes = makes_slice,
    .names = names_an_axis,
    .writes = writes_slice,
    .rest = ", 0",
    .meant = meant_by_slice};
HEADSUP_HIDDEN constexpr bool is_summed_up(call_value const& c) { return c.x[0].tensor() && c.x[0].count == 0; }
inline constexpr rule has_axes_to_reduce = has_axis.or_else("x", is_summed_up);
HEADSUP_SELDOM constexpr void weighs_what_is_summed(words& w, call_value const& c) {
  w << "softmax<" << c.named[0].role.name << ">(scores)";
  for (axis_value const& each : c.x[0])
    if (each.known->weighed) w << ", or sum<" << each.role.name << ">(x) first";
}
inline constexpr operation sum{.name = "sum",
                               .form = "<role...>(x)",
                               .rules = {names_each_once, takes_no_ids, has_axes_to_reduce, of_numbers,
                                         sums_what_was_weighed.or_else(weighs_what_is_summed)},
                               .is = reduces | any_axis,
                               .makes = makes_sum,
                               .names = names_a_role,
                               .meant = meant_by_sum};
inline constexpr operation mean{.name = "mean",
                                .form = "<role...>(x)",
                                .rules = {names_each_once, takes_no_ids, has_axes_to_reduce, of_floats,
                                          averages_no_weighed.or_else("sum<{roles}>(x) instead"),
                                          sums_what_was_weighed.or_else(weighs_what_is_summed)},
                                .is = reduces | any_axis,
                                .makes = makes_mean,
                                .names = names_a_role};
inline constexpr operation argmax{
    .name = "argmax", .form = "<role>(x)", .rules = {has_axis}, .makes = makes_argmax, .names = names_a_role};
/// Operations by ids, of which take is one at a position: see propose_choices.
inline constexpr operation lookup{
    .name = "lookup",
    .form = "<rows>(table, ids)",
    .rules = {are_table_and_ids, has_axis.in(0), rows_come_first.in(0), of_whole.in(1).or_else(indices_of_values),
              rows_apart, are_ids_of_rows.or_else(right_ids)},
    .is = chooses,
    .ids = 1};
inline constexpr operation gather{
    .name = "gather",
    .form = "<role>(x, ids)",
    .rules = {are_table_and_ids, has_axis.in(0), has_one_id_each<true>, agree.named(), agree_in_order.named(),
              of_whole.in(1).or_else(indices_of_values), are_ids_of_rows.or_else(right_ids)},
    .is = chooses,
    .ids = 1};
HEADSUP_HIDDEN constexpr bool has_second(call_value const& c) { return c.x[0].has(c.named[1].role); }
HEADSUP_HIDDEN constexpr bool has_first(call_value const& c) { return c.x[0].has(c.named[0].role); }
inline constexpr operation rename{
    .name = "rename",
    .form = "<role, another_role>(x)",
    .rules = {has_axis.or_else("it is already {to}, leave it as it is", has_second, price::likely),
              is_new.or_else("transpose<{first}, {to}>(x) instead if only their order is meant", has_first,
                             price::guess),
              no_head_attends},
    .is = in_whole | only_a_name,
    .last_there = 1,
    .makes = makes_rename,
    .names = names_two_roles,
    .meant = meant_by_rename};
inline constexpr operation take{
    .name = "take",
    .form = "<role, N?>(x, position?)",
    .rules = {has_axis, names_a_position, is_whole_number.in(1).or_else("{one_position}", always, price::last_resort),
              position_in_axis, has_positions},
    .is = any_axis | shortens | chooses | moves,
    .tensors = 1,
    .makes = makes_take,
    .names = names_a_role,
    .writes = writes_take,
    .rest = ", 0",
    .meant = meant_by_take};
/// Values have the axis of the keys too, but no scores are made from them.
constexpr bool are_values(call_value const& c) {
  auto from = [&](std::size_t i) {
    return !c.x[i].has(role::head_dim) && !c.x[i].has(role::d_in) && c.x[i].has(role::keys) &&
           c.x[1 - i].has(role::head_dim) && !c.x[1 - i].has(role::keys);
  };
  return c.named[0].is(role::head_dim) && (from(0) || from(1));
}
constexpr bool are_weights(call_value const& c) { return c.x[0].of(role::keys).known->sums; }
/// The product number by number has the axes of the longer operand.
constexpr bool multiplies(call_value const& c) {
  bool shared = holds(c.x[0], c.x[1]) || holds(c.x[1], c.x[0]);
  for (std::size_t r = 0; r < c.roles; ++r)
    shared = shared && c.x[0].has(c.named[r].role) && c.x[1].has(c.named[r].role);
  return shared;
}
inline constexpr rule has_axis_of_products = has_axis.or_else("keys instead of values", are_values, price::fair);
inline constexpr rule sums_no_weights =
    sums_what_is_weighed.or_else("attend(left, rename<{role}, keys>(right))", are_weights, price::possible);
inline constexpr operation contract{
    .name = "contract",
    .form = "<role...>(left, right)",
    .rules = {sums_over_one.or_else("sum<{roles}>(left * right)", multiplies), takes_no_ids, has_axis_of_products,
              of_one_type, agree, agree_in_order, shares_heads, meets_its_example, sums_no_weights, weighs_no_others,
              of_numbers},
    .is = tokens_meet | keeps_both,
    .seldom = {role::batch, role::heads}};
constexpr bool is_a_number(call_value const& c) { return c.x[0].is == kind::number || c.x[0].is == kind::truth; }
inline constexpr operation expand{.name = "expand",
                                  .form = "<another_role<N>...>(x, size-...)",
                                  .rules = {are_tensors.or_else("full<float, {names}>(x) instead", is_a_number),
                                            keeps_roles_apart.or_else("x", has_all_of_them, price::possible)},
                                  .is = moves,
                                  .first_there = 16,
                                  .tensors = 1,
                                  .makes = makes_expand,
                                  .names = names_an_axis,
                                  .meant = meant_by_expand};
inline constexpr operation convert{.name = "to",
                                   .form = "<T>(x)",
                                   .rules = {are_tensors},
                                   .makes = makes_convert,
                                   .writes = writes_convert,
                                   .meant = meant_by_convert};
/// Scores are hidden before they become weights; what is left of weights is divided by its sum.
HEADSUP_SELDOM constexpr void hides_before(words& w, call_value const& c) {
  char const* const along = c.along().role.name;
  knowledge const& known = *c.along().known;
  if (known.were_weights) w << "renormalize<" << along << ">(x) instead, or ";
  w << c.op->name << "<" << along << ">(";
  if (known.zeros != triangle::none) w << "mask_future<" << known.query.name << ", " << along << ">(scores))";
  else w << "masked_fill(scores, hidden, -infinity))";
}
/// Weights along another axis are divided by their sum, or were to be along this one.
HEADSUP_SELDOM constexpr void are_weights_already(words& w, call_value const& c) {
  char const* const along = c.along().role.name;
  if (c.along().known->sums) w << "leave it out";
  else w << "renormalize<" << along << ">(x) instead, or " << c.op->name << "<" << along << ">(scores)";
}
/// Or the weights were to be along another axis: things may share out others.
HEADSUP_SELDOM constexpr void are_divided_already(words& w, call_value const& c) {
  char const* const along = c.along().role.name;
  w << "leave it out";
  for (axis_value const& each : c.x[0])
    if (!each.is(c.along()) && are_things(each, c.along()) && !is_place(each.role))
      return void(w << ", or renormalize<" << along << ">(softmax<" << each.role.name << ">(scores))");
}
/// Keys that are not there were tokens before the scores.
HEADSUP_HIDDEN constexpr bool are_tokens_for_keys(call_value const& c) {
  return c.named[0].is(role::keys) && c.x[0].has(role::tokens);
}
inline constexpr operation softmax{
    .name = "softmax",
    .form = "<role>(x, mask-)",
    .rules = {takes_no_ids,
              has_axis.or_else("rename<tokens, keys>(k) before the scores of k", are_tokens_for_keys, price::doubtful),
              keeps_apart, of_floats, has_a_choice.or_else("leave it out", always, price::last_resort),
              are_no_shares.or_else(are_weights_already), hides_with_zeros.or_else(hides_before),
              is_alone.or_else("{call}<{role}>(masked_fill(x, y, -infinity)) if true hides, or "
                               "{call}<{role}>(masked_fill(x, !y, -infinity)) if true shows",
                               has_mask)},
    .is = of_scores | written_alone,
    .tensors = 1,
    .apart = {role::batch},
    .seldom = {role::tokens, role::heads},
    .makes = makes_softmax,
    .names = names_a_role,
    .meant = meant_by_softmax};
inline constexpr operation renormalize{.name = "renormalize",
                                       .form = "<role>(x)",
                                       .rules = {takes_no_ids, softmax.rules[1], keeps_apart, of_floats,
                                                 softmax.rules[4], are_no_weights.or_else(are_divided_already)},
                                       .apart = {role::batch},
                                       .seldom = {role::tokens, role::heads},
                                       .makes = softmax.makes,
                                       .names = names_a_role,
                                       .meant = meant_by_renormalize};
inline constexpr operation assume_factors{
    .name = "assume_factors",
    .form = "<role, slower<N>, faster<M>?...>(x)",
    .rules = {has_axis, is_new, sizes_known.or_else("{unknown}<N> with a number", names_a_dynamic_axis), multiply_to,
              in_merged_order, heads_lie_together, cut_by_name},
    .is = in_whole,
    .last_there = 1,
    .makes = makes_assume_factors,
    .names = names_assume_factors};
inline constexpr operation forget_factors{.name = "forget_factors",
                                          .form = "<role>(x)",
                                          .rules = {has_axis},
                                          .makes = makes_forget_factors,
                                          .names = names_a_role,
                                          .meant = meant_by_forget_factors};
/// PyTorch's split takes the sizes of parts; heads and their head_dim are factors.
constexpr bool are_parts(call_value const& c) {
  std::size_t all = 0;
  for (std::size_t i = c.roles; i < c.named.count; ++i) {
    if (c.named[i].size != c.named[c.roles].size || c.named[i].is(role::head_dim)) return false;
    all += c.named[i].size;
  }
  return c.axes() > 1 && all == c.along().size;
}
inline constexpr operation split{
    .name = "split",
    .form = "<role, slower<N>, faster<M>?...>(x)",
    .rules = {has_axis, is_new, assume_factors.rules[2],
              multiply_to.or_else("chunk<{role}, {parts}>(x) instead", are_parts, price::certain), in_merged_order,
              heads_lie_together, cut_by_name},
    .is = in_whole | moves,
    .last_there = 1,
    .makes = makes_split,
    .names = names_split};
/// The same where the other operand has heads.
inline constexpr operation split_heads{
    .name = "split",
    .form = "<role, heads<N>, head_dim<M>>(x)",
    .rules = {split.rules[0], split.rules[1], split.rules[2], multiply_to, split.rules[4], split.rules[5], cut_by_name},
    .is = written_alone | moves,
    .last_there = 1,
    .makes = makes_split_heads,
    .names = names_split_heads};
/// What it was merged from is forgotten here: it is a constant of the type.
inline constexpr operation merge{.name = "merge",
                                 .form = "<whole, slower, faster?...>(x)",
                                 .rules = {has_axis, is_new, sizes_known, side_by_side, heads_lie_together},
                                 .is = in_whole | moves,
                                 .first_there = 1,
                                 .makes = makes_merge,
                                 .names = names_merge};
/// The heads, where their features are meant all together; or what another operand's axis was merged from.
inline constexpr operation merge_heads{
    .name = "merge",
    .form = "<whole, heads, head_dim?...>(x)",
    .rules = {merge.rules[0], merge.rules[1], merge.rules[2], merge.rules[3], merge.rules[4]},
    .is = written_alone | moves,
    .first_there = 1,
    .makes = makes_merge_heads,
    .names = names_merge_heads};
/// One of the axes that lie side by side in another.
inline constexpr operation part{
    .name = "part",
    .form = "<role>(x)",
    .rules = {has_part.or_else("made_of<{last}<N>, {role}<M>, ...> where its numbers come in", has_no_parts), is_new},
    .is = of_parts | written_alone | moves,
    .first_there = 16,
    .makes = makes_part,
    .names = names_a_role};
/// Taken apart, and joined again in the order of another axis.
inline constexpr operation join_again{.name = "join",
                                      .form = "<whole, role...>(x)",
                                      .is = written_alone | moves,
                                      .makes = makes_join_again,
                                      .writes = writes_join_again};
HEADSUP_HIDDEN constexpr bool has_none_of_one(call_value const& c) {
  bool none = true;
  for (axis_value const& each : c.x[0]) none = none && each.size != 1;
  return none;
}
inline constexpr operation squeeze{
    .name = "squeeze",
    .form = "<role>(x)",
    .rules = {has_axis, sizes_known.or_else("expect_size<{role}<1>>(x), which checks it"),
              of_one_element.or_else("take<{role}>(x, 0) instead", has_none_of_one)},
    .is = moves,
    .makes = makes_squeeze,
    .names = names_a_role};
/// Split, transposed and merged again in the order of another axis.
inline constexpr operation merge_again{.name = "merge",
                                       .form = "<whole, role...>(x)",
                                       .is = written_alone | moves,
                                       .makes = makes_merge_again,
                                       .names = names_merge_again,
                                       .writes = writes_merge_again,
                                       .meant = meant_by_merge_again};
/// Each of the kv_heads for all heads that share it; and the heads that share one say so.
inline constexpr operation repeat_interleave{.name = "repeat_interleave",
                                             .form = "<role, another_role<N>>(x)",
                                             .rules = {has_axis, is_new, assume_factors.rules[2], is_multiple},
                                             .is = of_both | moves,
                                             .last_there = 1,
                                             .makes = makes_repeat_interleave,
                                             .names = names_repeat_interleave};
inline constexpr operation negate{.name = "!", .form = "(x)", .makes = makes_negate, .writes = writes_negate};
inline constexpr rule are_two = are_two_roles.or_else("{call}<{first}, another_role>(x)",
                                                      [](call_value const& c) { return !is_place(c.named[0].role); });
constexpr operation triangle_of(char const* name) {
  return {.name = name,
          .form = "<tokens, keys, N?>(x)",
          .rules = {has_axis, are_two},
          .is = of_a_table,
          .makes = makes_triangle,
          .names = names_triangle,
          .writes = writes_triangle};
}
inline constexpr operation tril = triangle_of("tril"), triu = triangle_of("triu");
inline constexpr operation assume_normalized{.name = "assume_normalized",
                                             .form = "<role>(x)",
                                             .rules = {has_axis},
                                             .makes = makes_softmax,
                                             .names = names_a_role,
                                             .meant = meant_by_assume_normalized};
inline constexpr operation forget_size{.name = "forget_size",
                                       .form = "<role>(x)",
                                       .rules = {has_axis},
                                       .is = any_axis | moves,
                                       .makes = makes_forget_size,
                                       .names = names_forget_size,
                                       .writes = writes_forget_size};
inline constexpr operation clone{.name = "clone", .form = "(x)", .makes = makes_clone, .writes = writes_clone};
inline constexpr operation expect_size{
    .name = "expect_size",
    .form = "<axis<N>...>(x)",
    .rules = {sizes_known.or_else("{unknown}<N> with a number", names_a_dynamic_axis), has_axis, has_these_sizes},
    .is = any_axis | written_alone | moves,
    .makes = makes_expect_size,
    .names = names_expect_size,
    .writes = writes_expect_size,
    .meant = meant_by_expect_size};
}  // namespace op

}  // namespace HEADSUP_NAMESPACE::headsup_calls
