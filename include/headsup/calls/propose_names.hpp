#pragma once

#include <headsup/calls/proposals.hpp>
#include <headsup/calls/propose_numbers.hpp>

// Changes of the roles, axes and numbers that a call names.

// g++ finds that names inside of lambdas here shadow what a program declares below.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Changes of the roles, and of the numbers.
template <class Each> HEADSUP_SELDOM constexpr void propose_names(auto const& p, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const& x = c.x[0];
  bool const fewer = op.names_only_there() && c.roles > form_of(op).roles.first;
  for (std::size_t r = 0; r < c.roles; ++r) {
    if (!p.is_there(r) && op.has(alike) && p.reads(names))
      each(step{.is = change::role, .on = r, .a = as_axis(role::another), .cost = 5});
    if (op.has(of_parts) && p.reads(factors))
      for (auto const& a : x)
        for (axis_value const& one : a.summands())
          each(step{.is = change::role, .on = r, .a = one, .cost = nearly(one.role, c.named[r].role) ? 4 : 9});
    // New keys join those that a cache has.
    if (op.has(alike) && p.is_there(r) && c.operands > 1 && c.named[r].is(role::tokens) && x.has(role::keys) &&
        c.x[1].has(role::tokens))
      each(step{.is = change::role, .on = r, .a = x.of(role::keys), .cost = 4},
           step{.is = change::operand,
                .on = 1,
                .by = &row_of<op::rename>,
                .a = c.x[1].of(role::tokens),
                .b = as_axis(role::keys, c.x[1].of(role::tokens).size),
                .cost = 1});
    if (!p.is_there(r)) continue;
    if (fewer && p.reads(names))
      each(step{.is = change::only, .on = r, .cost = x.of(c.named[r].role).separate ? 12 : 8});
    role_value const& is = c.named[r].role;
    for (std::size_t o = 0; o < c.operands && o < op.tensors && o < op.ids && p.reads(names); ++o)
      if (c.x[o].tensor() && !c.x[o].has(is) && !op.has(of_a_layer) && !op.has(declares))
        each(step{.is = change::declared, .on = o, .b = as_axis(is, dynamic), .cost = p.beside_a_guess});
    for (auto const& a : x)
      if (x.lost.has(is) && !is_heads(a.role) && a.size > 1 && p.reads(names))
        each(step{.is = change::pooled,
                  .a = a,
                  .b = x.lost.of(is),
                  .cost = a.is(role::batch) || is_feature(a.role) ? 14 : 8});
    bool const there = x.has(is) && (!op.has(keeps_both) || c.x[1].has(is));
    // What both have of its kind is summed, unless keys only lack their name, or weights choose along the named one.
    bool const lacks_a_name = is == role::keys && c.x[1].has(role::tokens);
    bool const is_summed = op.has(keeps_both) && !there && !x.of(is).known->sums && !lacks_a_name;
    int place = 0;
    for (auto const& a : x) {
      ++place;
      if (p.is_named(a.role) || op.has(of_a_table)) continue;
      if (says_whose(is) && (says_whose(a.role) || is_feature(a.role))) continue;
      if (says_whose(is) && a.separate && op.has(in_whole)) continue;
      if ((says_whose(is) || is_feature(is)) && is_heads(a.role) && !is_feature(a.role) && op.has(in_whole)) continue;
      bool const renames = op.last_there == 1 && c.roles == 2;
      if (a.separate && is_feature(c.named[renames ? 1 : 0].role) && (renames || op.first_there != 0)) continue;
      bool seldom = false;
      for (role_value const& s : op.seldom) seldom = seldom || a.is(s);
      // Not of examples, features or heads: a place, as the patches of an image are.
      bool const counts_places = !a.is(role::batch) && !is_feature(a.role) && !is_heads(a.role);
      int cost = nearly(a.role, is)                                   ? 3
                 : is_summed && kin(a.role, is) && c.x[1].has(a.role) ? 6
                 : kin(a.role, is)                                    ? 8
                 : is_place(is) && counts_places                      ? 9
                 : a.separate && !op.has(any_axis)                    ? 15 - place
                                                                      : 12 - place;
      if (there && !p.reads(names)) cost += 6;
      if (there && p.reads(sums) && c.x[1].has(a.role) && !a.known->sums) cost += 6;  // both have it for each of it
      if (p.reads(order) && op.ids == 1 && place == 1 && is_heads(is)) cost = 5;      // no head has a row of a table
      if (p.reads(factors) && a.parts().has(op.works_on[0])) cost = 2;                // its features are in pairs, say
      if (op.has(any_axis) && a.separate && x.of(is).separate) cost -= 2;
      if (p.reads(names) && c.axes() != 0 && a.size == p.product() && !a.separate && op.has(in_whole)) cost = 3;
      if (c.axes() != 0 && a.is(c.named[c.roles])) cost += 2;  // what is to be new
      if (renames && kin(a.role, c.named[1].role) && cost > 9) cost = 9;
      if (r != 0 && a.is(role::heads) && c.named[0].is(role::all_heads) && !is_heads(is))
        cost = 3;  // those of all heads
      if (op.has(alike) && differ_only_in(c, a.role)) cost = 3;
      if (op.ids < c.operands && known_ids_of(c.x[op.ids]).is(a) && !p.reads(identity)) cost = 3;
      each(step{.is = change::role, .on = r, .a = a, .cost = cost + (!seldom ? 0 : p.reads(sizes) ? 6 : 25)});
    }
    for (std::size_t other = r + 1; other < c.roles; ++other)
      if (c.named[other].is(is) && fewer) each(step{.is = change::leave_out, .on = other, .cost = 2});
      else {
        step const turned{
            .is = change::order, .on = r, .n = static_cast<long long>(other), .cost = op.has(of_parts) ? 12 : 5};
        each(turned);
        if (op.first_there != 0 && p.reads(order))
          for (auto const& a : x)
            for (axis_value const* b = &a + 1; b != x.end(); ++b)
              each(turned, step{.is = change::operand,
                                .by = &row_of<op::transpose>,
                                .a = a,
                                .b = *b,
                                .cost = a.is(c.named[r]) && b->is(c.named[other]) ? 1 : 3});
      }
  }
  if (op.first_there != 0) {  // the new role comes first
    if (c.roles > 2) each(step{.is = change::front, .cost = 2});
    for (std::size_t other = 1; other < c.roles; ++other)
      each(step{.is = change::order, .n = static_cast<long long>(other), .cost = 5});
    if (c.roles == 2)
      each(step{.is = change::add,
                .a = as_axis(p.is_named(role::heads) && p.is_named(role::head_dim) ? role::all_heads : role::another),
                .cost = 4});
  }
  if (op.has(of_a_table) && c.roles == 2) {
    axis_value const &q = x.of(c.named[0].role), &k = x.of(c.named[1].role);
    if (x.has(role::tokens) && x.has(role::keys)) {
      if (!c.named[0].is(role::tokens) && (c.named[0].is(role::keys) || !p.reads(names)))
        each(step{.is = change::axis, .on = 0, .a = as_axis(role::tokens), .cost = 2});
      if (c.named[0].is(c.named[1])) each(step{.is = change::axis, .on = 1, .a = as_axis(role::keys), .cost = 4});
    }
    for (std::size_t r = 0; r < 2 && p.reads(names); ++r)
      for (auto const& a : x) {
        bool const meant = a.is(r == 0 ? role::tokens : role::keys);
        if (!x.has(c.named[r].role) && !p.is_named(a.role) && (meant || (a.separate && !a.is(role::batch))))
          each(step{.is = change::axis, .on = r, .a = as_axis(a.role), .cost = meant ? 4 : 9});
      }
    if (p.reads(given) && q.size != 0 && k.size != 0 && k.size != dynamic) {
      std::size_t const place = offset_place(op);
      std::size_t const before = c.numbers > place && c.given[place] > 0 ? static_cast<std::size_t>(c.given[place]) : 0;
      each(step{.is = change::declared, .a = k, .b = as_axis(k.role, q.size + before), .cost = 6});
      if (k.size >= q.size)
        each(step{.is = change::number,
                  .on = place,
                  .n = c.at_run_time && c.numbers <= place ? aligned : static_cast<long long>(k.size - q.size),
                  .cost = 4});
    }
  }
  if (op.works_on[2].number != 0 && p.reads(given))
    each(step{.is = change::number,
              .n = static_cast<long long>(common_divisor(x.of(op.works_on[1]).size, x.of(op.works_on[2]).size)),
              .cost = 4});
  if (p.reads(given) && c.named.count == 1) propose_numbers(c, each);
}

/// A list of the operand's axes: with the one that it lacks in the place of one that is none of them, or all of them.
template <class Each> HEADSUP_SELDOM constexpr void propose_list(auto const& p, Each each) {
  auto const& c = p.c;
  auto const& x = c.x[0];
  std::size_t wrong = c.named.count, missing = 0;
  for (std::size_t i = 0; i < c.named.count; ++i)
    if (!x.has(c.named[i].role)) wrong = i, ++missing;
  bool const one = missing == 1 && c.named.count == x.count;
  bool moves_some = !one;
  for (auto const& a : x) {
    if (!one || p.is_named(a.role)) continue;
    for (std::size_t i = 0; i < x.count; ++i) moves_some = moves_some || !(i == wrong ? a : c.named[i]).is(x[i]);
    if (moves_some) each(step{.is = change::axis, .on = wrong, .a = a, .cost = 3});
  }
  if (moves_some) each(step{.is = change::its_axes, .cost = 4});
}

/// Changes of the axes: parts of an axis, new ones, or those of the operand.
template <class Each> HEADSUP_SELDOM constexpr void propose_parts(auto const& p, Each each) {
  auto const& c = p.c;
  auto const& x = c.x[0];
  if (c.axes() == 0 || p.op.has(of_a_layer)) return;
  if (c.roles == 0 && !p.is_there(0)) {  // new axes
    for (std::size_t i = 0; i < c.named.count; ++i) {
      if (&c.named.of(c.named[i].role) != &c.named[i])
        each(step{.is = change::leave_out, .on = c.named.place(c.named[i].role), .cost = 2});
      if (x.has(role::tokens) && c.named[i].is(role::tokens))
        each(step{.is = change::operand,
                  .by = &row_of<op::rename>,
                  .a = x.of(role::tokens),
                  .b = as_axis(role::keys),
                  .cost = 11});
    }
    return;
  }
  axis_value const& whole = x.of(c.named[0].role);
  if (p.op.has(takes_a_list)) return propose_list(p, each);
  if (p.op.has(only_reads)) return;
  if (c.roles == 0) {  // axes of the operand, or parts of them
    for (std::size_t n = 0; n < c.named.count; ++n) {
      axis_value const& part = c.named[n];
      std::size_t const size = x.of(part.role).size;
      auto sized = [&](axis_value const& a, std::size_t to, int cost) {
        each(step{.is = change::axis, .on = n, .a = as_axis(a.role, to), .cost = cost});
      };
      if (part.size == dynamic) sized(part, 0, 4);
      if (size != 0 && (size < part.size || !p.reads(given))) sized(part, size, 6);
      for (auto const& a : x) {
        if (p.is_named(a.role)) continue;
        int const cost = kin(a.role, part.role) ? 5 : a.separate ? 8 : 11;
        sized(a, a.size < part.size ? a.size : part.size, cost);
        if (part.size < a.size && a.size != dynamic) sized(a, a.size, cost);
      }
    }
    return;
  }
  if (whole.known->count != 0) each(step{.is = change::factors, .a = whole, .cost = 3});
  if (is_place(whole.role) && c.axes() == 2)
    for (std::size_t i = c.roles; i < c.named.count; ++i)
      for (axis_value const& a : x) {
        std::size_t const heads = c.named[i].size;
        if (!is_heads(c.named[i].role) || !is_feature(a.role) || heads == 0 || a.size == dynamic) continue;
        if (a.size % heads == 0)
          each(step{.is = change::role, .on = 0, .a = a, .cost = 3}, step{.is = change::axis,
                                                                          .on = c.roles + (i == c.roles ? 1 : 0),
                                                                          .a = as_axis(role::head_dim, a.size / heads),
                                                                          .cost = 1});
      }
  std::size_t const product = p.product();
  if (product == 0 || whole.size == 0) return;
  if (form_of(p.op).axes.end == 1 && c.axes() == 1 && product % whole.size != 0) {  // the nearest multiples
    std::size_t const below = product / whole.size * whole.size;
    for (std::size_t n = 0; n < 2; ++n)
      if (below + n != 0)
        each(step{
            .is = change::axis, .on = c.roles, .a = as_axis(c.named[c.roles].role, below + n * whole.size), .cost = 6});
  }
  for (std::size_t i = c.roles; i < c.named.count; ++i) {
    axis_value const& part = c.named[i];
    if (part.is(role::halves)) continue;  // are two
    std::size_t const others = part.size == 0 ? 0 : product / part.size;
    if (others != 0 && whole.size % others == 0)
      each(step{.is = change::axis,
                .on = i,
                .a = as_axis(part.role, whole.size / others),
                .cost = (c.axes() == 1  ? 9
                         : i == c.roles ? 7
                                        : 5) -
                        (part.is(role::head_dim) ? 1 : 0)});
    for (std::size_t j = i + 1; j < c.named.count; ++j)
      each(step{.is = change::order,
                .on = i,
                .n = static_cast<long long>(j),
                .cost = j == i + 1 && part.is(role::head_dim) ? 4 : 5});
  }
  axis_value const& first = c.named[c.roles];
  if (c.axes() == 1 && first.size != 0 && whole.size % first.size == 0) {
    std::size_t const rest = whole.size / first.size;
    bool const inner = first.is(role::head_dim), several = rest > 1 && form_of(p.op).axes.end > 1;
    axis_value const other = as_axis(inner                   ? role::heads
                                     : first.is(role::heads) ? role::head_dim
                                                             : role::another,
                                     rest);
    if (several)
      each(step{
          .is = change::add, .on = c.roles + (inner ? 0 : 1), .a = other, .cost = other.is(role::another) ? 5 : 4});
  }
  if (p.reads(sizes) && product != whole.size)
    each(step{.is = change::declared, .a = whole, .b = as_axis(whole.role, product), .cost = 10});
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

#pragma GCC diagnostic pop
