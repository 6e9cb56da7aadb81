#pragma once

#include <headsup/calls/proposals.hpp>
#include <headsup/calls/propose_numbers.hpp>

// Changes of the roles and numbers that a call names.

namespace HEADSUP_NAMESPACE::headsup_calls {
HEADSUP_SELDOM constexpr step called(std::size_t place, axis_value const& a, int cost) {
  return {.is = change::role, .on = place, .a = a, .cost = cost};
}

/// Whether the axis a is not what role r of the call means, at any price.
HEADSUP_SELDOM constexpr bool is_never_meant(auto const& p, std::size_t r, axis_value const& a) {
  role_value const& is = p.c.named[r].role;
  bool const whose = says_whose(is), whole = p.op.has(in_whole), renames = p.op.last_there == 1 && p.c.roles == 2;
  bool const of_others = p.op.has(keeps_both) && p.c.x[1].has(a.role) && p.reads(names);
  return p.is_named(a.role) || p.op.has(of_a_table) ||
         (whose && !of_others && (says_whose(a.role) || is_feature(a.role))) || (whose && a.separate && whole) ||
         ((whose || is_feature(is)) && is_heads(a.role) && !is_feature(a.role) && whole) ||
         (a.separate && is_feature(p.c.named[renames ? 1 : 0].role) && (renames || p.op.first_there != 0));
}

/// What it costs that role r of the call means the axis a, which is in that place of the operand, counted from 1.
HEADSUP_SELDOM constexpr int price_of_role(auto const& p, std::size_t r, axis_value const& a, int place) {
  auto const& op = p.op;
  auto const& x = p.c.x[0];
  role_value const& is = p.c.named[r].role;
  bool const there = x.has(is) && (!op.has(keeps_both) || p.c.x[1].has(is));
  // What both have of its kind is summed, unless keys only lack their name, or weights choose along the named one.
  bool const lacks_a_name = is == role::keys && p.c.x[1].has(role::tokens), both = p.c.x[1].has(a.role);
  bool const is_summed = op.has(keeps_both) && !there && !x.of(is).known->sums && !lacks_a_name;
  // Not of examples, features or heads: a place, as the patches of an image are.
  bool const counts_places = !a.is(role::batch) && !is_feature(a.role) && !is_heads(a.role);
  int cost = nearly(a.role, is)                     ? price::slip
             : is_summed && kin(a.role, is) && both ? price::likely
             : is_named_as_kind(a.role, is)         ? price::fair
             : kin(a.role, is)                      ? price::plausible
             : is_place(is) && counts_places        ? price::possible
             : a.separate && !op.has(any_axis)      ? price::made_up - place
                                                    : price::guess - place;
  if (there && !p.reads(names)) cost += price::far_more;
  if (there && p.reads(sums) && both && !a.known->sums) cost += price::far_more;        // both have it for each of it
  // Weights choose along that.
  if (there && p.reads(sums) && both && a.known->sums && !is_place(a.role) && cost > price::plausible)
    cost = price::mix_up;
  if (p.reads(order) && op.ids == 1 && place == 1 && is_heads(is)) cost = price::sure;  // no head has one
  if (p.reads(factors) && a.parts().has(op.works_on[0])) cost = price::certain;  // its features are in pairs, say
  if (op.has(any_axis) && a.separate && x.of(is).separate) cost -= price::somewhat;
  // Things are called like other things: the last, as what stands before may be an example.
  bool of_things = a.separate && !a.is(role::batch) && p.c.named[r].separate && !x.has(is);
  for (std::size_t i = static_cast<std::size_t>(place); i < x.count; ++i) of_things = of_things && !x[i].separate;
  if (op.has(any_axis) && of_things && cost > price::plausible) cost = price::plausible;
  // What is looked at stands last.
  if (is == role::keys && !kin(a.role, is) && counts_places && a.is(x.last())) cost -= price::a_little;
  if (op.has(in_sequence))
    cost += !counts_positions(a) ? price::far_more : cost > price::possible ? -price::more : 0;
  if (p.reads(names) && p.c.axes() != 0 && a.size == p.product() && !a.separate && op.has(in_whole)) cost = price::slip;
  if (p.c.axes() != 0 && a.is(p.c.named[p.c.roles])) cost += price::somewhat;
  if (op.last_there == 1 && p.c.roles == 2 && kin(a.role, p.c.named[1].role) && cost > price::possible)
    cost = price::possible;
  bool const of_all_heads = r != 0 && a.is(role::heads) && p.c.named[0].is(role::all_heads) && !is_heads(is);
  bool const chosen = op.ids < p.c.operands && known_ids_of(p.c.x[op.ids]).is(a) && !p.reads(identity);
  if (of_all_heads || (op.has(alike) && differ_only_in(p.c, a.role)) || chosen) cost = price::slip;
  if (op.ids == 1 && p.reads(axes_there) && ids_in(p.c).has(is) && !ids_in(p.c).has(a.role) &&
      !(op.has(chooses) && a.is(role::batch)))
    cost = op.has(chooses) ? price::slip : price::likely;
  bool seldom = op.has(in_sequence) && (is_feature(a.role) || is_heads(a.role) || a.is(role::batch));
  // Heads are summed where the other operand mixes them, or where one is a matrix that does.
  bool const mixed = op.has(keeps_both) && is_heads(a.role) && (x.has(is) ? x : p.c.x[1]).count == 2 &&
                     (x.has(is) || p.c.x[1].has(is)) && a.is(only_in(x, p.c.x[1], true));
  for (role_value const& s : op.seldom) seldom = seldom || (a.is(s) && !mixed);
  return cost + (!seldom ? 0 : p.reads(sizes) ? price::far_more : price::hardly);
}

/// The role in place r means an axis, or is one of another operand.
HEADSUP_SELDOM constexpr void propose_role(auto const& p, std::size_t r, auto each) {
  auto const& x = p.c.x[0];
  role_value const& is = p.c.named[r].role;
  if (p.reads(names)) {
    if (p.op.names_only_there() && p.c.roles > form_of(p.op).roles.first)
      each(step{.is = change::only,
                .on = r,
                .cost = x.of(is).separate || (is_heads(is) && !is_feature(is)) ? price::guess : price::plausible});
    for (std::size_t o = 0; o < p.c.operands && o < p.op.tensors && o < p.op.ids; ++o)
      if (p.c.x[o].tensor() && !p.c.x[o].has(is) && !p.op.has(of_a_layer) && !p.op.has(declares))
        each(declared_as(o, price::beside_a_guess, no_axis, as_axis(is, dynamic)));
    // What is left is rather what is meant, as where take chose one token.
    for (auto const& a : x)
      if (x.lost.has(is) && !is_heads(a.role) && a.size > 1)
        each(step{.is = change::pooled,
                  .a = a,
                  .b = x.lost.of(is),
                  .cost = kin(a.role, is) ? price::possible : price::wild_guess});
  }
  for (std::size_t i = 0; i < x.count; ++i)
    if (!is_never_meant(p, r, x[i])) each(called(r, x[i], price_of_role(p, r, x[i], static_cast<int>(i) + 1)));
}

/// The role in place r and one that follows are in each other's place, or are one.
HEADSUP_SELDOM constexpr void propose_turned_roles(auto const& p, std::size_t r, auto each) {
  auto const& c = p.c;
  auto const& x = c.x[0];
  bool const fewer = p.op.names_only_there() && c.roles > form_of(p.op).roles.first;
  for (std::size_t other = r + 1; other < c.roles; ++other) {
    if (c.named[other].is(c.named[r]) && fewer) {
      each(step{.is = change::leave_out, .on = other, .cost = price::certain});
      continue;
    }
    step const turned = exchanged(change::order, r, other, p.op.has(of_parts) ? price::guess : price::sure);
    each(turned);
    for (std::size_t i = 0; i < x.count && p.op.first_there != 0 && p.reads(order); ++i)
      for (std::size_t j = i + 1; j < x.count; ++j)
        each(turned, done_to(0, row_of<op::transpose>,
                             x[i].is(c.named[r]) && x[j].is(c.named[other]) ? price::along : price::slip, x[i], x[j]));
  }
}

/// A role that another operand, or an axis that is made of it, has.
HEADSUP_SELDOM constexpr void propose_role_elsewhere(auto const& p, std::size_t r, auto each) {
  auto const& x = p.c.x[0];
  if (!p.is_there(r) && p.op.has(alike) && p.reads(names)) each(called(r, as_axis(role::another), price::sure));
  if (p.op.has(of_parts) && p.reads(factors))
    for (auto const& a : x)
      for (axis_value const& one : a.summands())
        each(called(r, one, nearly(one.role, p.c.named[r].role) ? price::mix_up : price::possible));
  // New keys join those that a cache has.
  if (!p.op.has(alike) || !p.is_there(r) || p.c.operands < 2 || !p.c.named[r].is(role::tokens) || !x.has(role::keys))
    return;
  if (axis_value const& new_ones = p.c.x[1].of(role::tokens); p.c.x[1].has(role::tokens))
    each(called(r, x.of(role::keys), price::mix_up),
         done_to(1, row_of<op::rename>, price::along, new_ones, as_axis(role::keys, new_ones.size)));
}

/// The new role comes first, or is missing.
HEADSUP_SELDOM constexpr void propose_new_role(auto const& p, auto each) {
  if (p.c.roles > 2) each(step{.is = change::front, .cost = price::certain});
  for (std::size_t other = 1; other < p.c.roles; ++other) each(exchanged(change::order, 0, other, price::sure));
  bool const both_heads = p.is_named(role::heads) && p.is_named(role::head_dim);
  if (p.c.roles == 2)
    each(step{.is = change::add, .a = as_axis(both_heads ? role::all_heads : role::another), .cost = price::mix_up});
}

/// Other queries and keys of a table, or another offset between them.
HEADSUP_SELDOM constexpr void propose_table(auto const& p, auto each) {
  auto const& c = p.c;
  auto const& x = c.x[0];
  axis_value const &query = c.named[0], &key = c.named[1], &q = x.of(query.role), &k = x.of(key.role);
  if (x.has(role::tokens) && x.has(role::keys)) {
    if (!query.is(role::tokens) && (query.is(role::keys) || !p.reads(names)))
      each(named_as(0, as_axis(role::tokens), price::certain));
    if (query.is(key)) each(named_as(1, as_axis(role::keys), price::mix_up));
  }
  for (std::size_t r = 0; r < 2 && p.reads(names); ++r)
    for (auto const& a : x) {
      bool const meant = a.is(r == 0 ? role::tokens : role::keys);
      if (!x.has(c.named[r].role) && !p.is_named(a.role) && (meant || (a.separate && !a.is(role::batch))))
        each(named_as(r, as_axis(a.role), meant ? price::mix_up : price::possible));
    }
  if (!p.reads(given) || q.size == 0 || k.size == 0 || k.size == dynamic) return;
  std::size_t const place = offset_place(p.op);
  std::size_t const before = c.numbers > place && c.given[place] > 0 ? static_cast<std::size_t>(c.given[place]) : 0;
  each(declared_as(0, before == 0 ? price::likely : price::sure, k, as_axis(k.role, q.size + before)));
  if (k.size >= q.size)
    each(given_as(place, c.at_run_time && c.numbers <= place ? aligned : static_cast<long long>(k.size - q.size),
                  price::mix_up));
}

/// Changes of the roles, and of the numbers.
HEADSUP_SELDOM constexpr void propose_names(auto const& p, auto each) {
  auto const& x = p.c.x[0];
  for (std::size_t r = 0; r < p.c.roles; ++r) {
    propose_role_elsewhere(p, r, each);
    if (!p.is_there(r)) continue;
    propose_role(p, r, each);
    propose_turned_roles(p, r, each);
  }
  if (p.op.first_there != 0) propose_new_role(p, each);
  if (p.op.has(of_a_table) && p.c.roles == 2) propose_table(p, each);
  auto const* const own = p.op.works_on;
  if (own[2].number != 0 && p.reads(given))
    each(given_as(0, static_cast<long long>(common_divisor(x.of(own[1]).size, x.of(own[2]).size)), price::mix_up));
  if (p.reads(given) && p.c.named.count == 1) propose_numbers(p.c, each);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
