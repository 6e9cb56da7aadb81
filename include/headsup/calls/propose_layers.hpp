#pragma once

#include <headsup/calls/proposals.hpp>

// Changes of what a layer is given, and of what it is made for.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// How tokens that are too many, with those in a cache, fit into a context.
HEADSUP_SELDOM constexpr void propose_room(auto const& p, axis_value const& tokens, auto each) {
  axis_value const& context = context_of(p.c);
  std::size_t const cached = cached_tokens(p.c);
  std::size_t const rest = room(p.c);
  bool const too_long = tokens.size > context.size;
  step const longer{.is = change::made_for,
                    .on = inputs(p.op) + 1,
                    .a = as_axis(context.role, tokens.size + cached),
                    .cost = price::possible};
  auto const& cut = row_of<op::slice>;
  if (rest != 0) each(done_to(0, cut, price::plausible, as_axis(tokens.role, rest), tokens));
  if (cached != 0 && !too_long) each(step{.is = change::cleared, .on = 1, .cost = price::plausible});
  if (rest == 0 && too_long)
    each(step{.is = change::cleared, .on = 1, .cost = price::slip},
         done_to(0, cut, price::slip, as_axis(tokens.role, context.size), tokens));
  if (tokens.size >= headsup_detail::beyond_memory / 2) return;
  if (p.op.has(steps)) each(longer, step{.is = change::cache, .on = 1, .cost = -price::of_a_second});
  else each(longer);
}

/// In the place of what follows the tensors of a layer: what it points at, a generator that is a variable, or nothing.
HEADSUP_SELDOM constexpr void propose_generator(auto const& p, auto each) {
  std::size_t const next = tensors_of(p.c);
  step const dropped{.is = change::drop, .cost = price::slip};
  if (next == p.c.operands) return;
  if (p.c.x[next].tensor()) return p.c.operands == 2 ? each(dropped) : each(dropped, dropped);
  if (p.c.x[next].points) each(step{.is = change::pointed_at, .on = next, .cost = price::slip});
  else each(step{.is = change::generator, .on = next, .cost = price::mix_up});
}

/// Another cache, one for all sequences or one for each; or how caches and the input become what a step takes.
HEADSUP_SELDOM constexpr void propose_cache(auto const& p, auto each) {
  if (!p.c.x[0].tensor()) return;
  bool const given = p.c.operands > 1, several = given && p.c.x[1].several != 0;
  if (given && p.c.x[1].points) each(step{.is = change::pointed_at, .on = 1, .cost = price::slip});
  axis_value const& tokens = p.c.x[0].of(place_of(p.op, 0));
  if (several && tokens.size != 0)
    each(done_to(0, row_of<op::rename>, price::along, tokens, as_axis(role::batch, tokens.size)),
         done_to(0, row_of<op::expand>, price::along, as_axis(tokens.role, 1)));
  bool const for_each = several && axes_beside(p.c, 0, false).list().count == 1;
  each(step{.is = change::cache, .on = 1, .n = for_each ? 1 : 0, .cost = price::sure});
}

/// Axis a of operand o as the features that a layer maps, or a layer of such features.
HEADSUP_SELDOM constexpr void propose_mapped(auto const& p, std::size_t o, axis_value const& a, auto each) {
  axis_value const& takes = p.c.named[o];
  bool const last = &a == &p.c.x[o].last(), merged = a.known->count != 0, wanted_merged = takes.known->count != 0;
  int const renamed = p.renaming(a, takes) - price::somewhat - (last ? price::a_little : 0);
  each(done_to(o, row_of<op::rename>, renamed, a, takes));
  if (a.is(takes) && !same_summands(a, takes)) each(done_to(o, row_of<op::join_again>, price::slip, a, takes));
  if (a.is(takes) && merged)
    each(wanted_merged ? done_to(o, row_of<op::merge_again>, price::slip, a, takes)
                       : done_to(o, row_of<op::forget_factors>, price::mix_up, a));
  bool const of_other_size = a.is(takes) && a.size != takes.size;
  // Heads side by side may as well be what another layer takes.
  bool const heads_together = last && a.size == takes.size && a.is(role::all_heads);
  if (a.size != dynamic && (!merged || of_other_size || last) && (a.is(takes) || !a.separate) && !p.op.has(is_full))
    each(step{.is = change::made_for,
              .on = o,
              .a = merged ? as_axis(a.role, a.size) : a,
              .cost = a.is(takes)               ? price::sure
                      : heads_together          ? renamed + price::a_little
                      : kin(a.role, takes.role) ? price::guess
                      : last
                          ? (p.c.x[o].of(role::heads).size * a.size == takes.size ? price::doubtful : price::possible)
                          : price::wild_guess});
}

/// Numbers along examples, heads and positions alone have lost the features that a layer maps: where a sum or mean of
/// them was meant to be over the last of these.
HEADSUP_SELDOM constexpr void propose_pooled_input(auto const& p, std::size_t o, auto each) {
  auto const& x = p.c.x[o];
  bool lost = is_float(x.holds) && p.reads(axes_there) && !x.has(role::keys);
  for (auto const& a : x) lost = lost && !is_feature_of(a) && weighed_in(x).size == 0;
  if (lost && is_place(x.last().role))
    each(step{.is = change::pooled, .on = o, .a = x.last(), .b = p.c.named[o], .cost = price::doubtful});
}

/// Changes of operand o of a layer, and of what the layer is made for.
HEADSUP_SELDOM constexpr void propose_layer(auto const& p, std::size_t o, auto each) {
  auto const& x = p.c.x[o];
  bool const maps = o < inputs(p.op) && o != p.op.ids;
  axis_value const &takes = maps ? p.c.named[o] : no_axis, &context = context_of(p.c);
  role_value const& place = place_of(p.op, o);
  for (auto const& a : x) {
    if (maps) propose_mapped(p, o, a, each);
    if (place.number != 0 && !a.is(takes) && p.reads(axes_there))
      each(done_to(o, row_of<op::rename>, p.renaming(a, as_axis(place, a.size)), a, as_axis(place, a.size)));
    if (a.is(output_of(p.c)) || makes_itself(p.c, a.role)) {
      each(done_to(o, row_of<op::rename>, price::guess, a, as_axis(role::another, a.size)));
      each(declared_as(o, price::beside_a_guess, a, no_axis));
    }
    if (a.is(place) && context.size != 0 && a.size > room(p.c)) propose_room(p, a, each);
  }
  if (maps && p.op.has(is_full) && p.reads(axes_there))  // a cache is over what it names besides
    for (std::size_t n = inputs(p.op); n < p.c.named.count; ++n)
      if (!x.has(p.c.named[n].role)) each(done_to(o, row_of<op::expand>, price::guess, p.c.named[n]));
  if (maps) propose_merged_heads(p, o, takes, price::mix_up, each);
  if (maps) propose_pooled_input(p, o, each);
  if (maps && x.count != 0) {
    axis_value const& last = x.has(takes.role) ? x.of(takes.role) : x.last();
    bool const instead = x.has(takes.role) || is_feature_of(last);
    each(declared_as(o, price::beside_a_guess, instead ? last : no_axis, as_axis(takes.role, takes.size), x.count));
  }
  if (place.number != 0 && !x.has(place))
    each(done_to(o, row_of<op::expand>, p.op.has(is_full) ? price::plausible : price::rare, as_axis(place, 1)));
  axis_value const ids = p.op.ids == 0 ? known_ids_of(p.c) : no_axis;
  if (ids.size != 0)
    each(step{.is = change::made_for, .on = 0, .a = as_axis(p.c.named[0].role, ids.size), .cost = price::sure});
  if (inputs(p.op) == 1 && context.size == 0 && p.op.ids != 0 && x.count != 0 && x.last().is(output_of(p.c)))
    each(exchanged(change::order, 0, 1, price::mix_up));
}

/// Changes of the axes of a type: a role that occurs twice, and as many numbers as memory can hold.
HEADSUP_SELDOM constexpr void propose_axes(auto const& p, auto each) {
  auto const& all = p.c.named;
  for (std::size_t i = 0; i < all.count; ++i) {
    bool const are_keys = all[i].is(role::tokens) && !all.has(role::keys);
    if (&all.of(all[i].role) != &all[i])
      each(named_as(i, as_axis(are_keys ? role::keys : role::another, all[i].size), price::mix_up));
    std::size_t const others = known_numbers(all, all[i]);
    bool largest = all[i].size != dynamic;
    for (axis_value const& other : all) largest = largest && (other.size == dynamic || other.size <= all[i].size);
    if (largest && others <= most_numbers(p.c))
      each(named_as(i, as_axis(all[i].role, most_numbers(p.c) / others), price::mix_up));
  }
}

/// Features that heads divide, heads that divide them, or heads of keys and values that divide those.
HEADSUP_SELDOM constexpr void propose_division(auto const& p, std::size_t i, std::size_t j, auto each) {
  axis_value const &all = p.c.named[i], &heads = p.c.named[j];
  std::size_t const whole = all.size, parts = heads.size;
  bool const divides = (i == inputs(p.op) && j == 3) || (i == 3 && j == 4);
  if (!divides || whole == dynamic || parts == dynamic || parts == 0 || whole % parts == 0) return;
  // A number of features that is nearly divisible was mistyped; else the heads are what is chosen.
  bool const features = is_feature(all.role), mistyped = features && whole % parts * 32 < whole;
  int const cost = mistyped ? price::slip : features ? price::likely : price::fair;
  std::size_t fewer = parts < whole ? parts : whole;
  while (whole % fewer != 0) --fewer;
  if (!features && parts % whole == 0)
    each(named_as(i, as_axis(all.role, parts), price::along), named_as(j, as_axis(heads.role, whole), price::along));
  if (whole > parts) each(named_as(i, as_axis(all.role, whole / parts * parts), cost));
  each(named_as(i, as_axis(all.role, (whole / parts + 1) * parts), cost + price::a_little));
  each(named_as(j, as_axis(heads.role, fewer), features ? price::mix_up : price::likely));
}

/// Changes of the axes that a layer is made from.
HEADSUP_SELDOM constexpr void propose_made(auto const& p, auto each) {
  auto const& all = p.c.named;
  if (p.reads(factors)) {
    std::size_t const product = elements({all.first + 2, all.count - 2});
    each(named_as(1, as_axis(all[1].role, product), price::likely));
    for (std::size_t i = 2; i < all.count; ++i)
      if (std::size_t const others = product / all[i].size; all[1].size % others == 0)
        each(named_as(i, as_axis(all[i].role, all[1].size / others),
                      price::sure - (all[i].is(role::head_dim) ? price::a_little : 0)));
    return;
  }
  if (p.op.has(of_a_table) && p.reads(given)) {
    if (all[1].size >= all[0].size) each(given_as(0, static_cast<long long>(all[1].size - all[0].size), price::mix_up));
    else each(named_as(1, as_axis(all[1].role, all[0].size), price::likely));
  }
  bool const layer = p.op.has(of_a_layer), places = p.reads(order) && layer;
  for (std::size_t i = 0; i < 4 && i < all.count && places; ++i)
    if (is_misplaced(all[i].role, p.op.works_on[i]))
      each(named_as(i, as_axis(p.op.works_on[i], all[i].size), price::fair));
  for (std::size_t i = 0; i < all.count; ++i)
    for (std::size_t j = i + 1; j < all.count; ++j) {
      if (places || (p.op.has(of_a_table) && p.reads(names) && j == i + 1))
        each(exchanged(change::order, i, j, price::sure));
      role_value const& other = all[i].is(role::d_out) ? role::d_in : role::d_out;
      if (all[i].is(all[j]) && layer) each(named_as(j, as_axis(other, all[j].size), price::mix_up));
      propose_division(p, i, j, each);
    }
  if (layer && all.count == 4 && all[3].is(role::kv_heads))  // is an option, after a context
    each(step{.is = change::add, .on = 2, .a = as_axis(role::context_length), .cost = price::slip});
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
