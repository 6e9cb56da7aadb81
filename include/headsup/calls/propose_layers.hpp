#pragma once

#include <headsup/calls/proposals.hpp>

// Changes of what a layer is given, and of what it is made for.

// g++ finds that names inside of lambdas here shadow what a program declares below.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace HEADSUP_NAMESPACE::headsup_calls {
/// How tokens that are too many, with those in a cache, fit into a context.
template <class Each> HEADSUP_SELDOM constexpr void propose_room(auto const& p, axis_value const& tokens, Each each) {
  axis_value const& context = context_of(p.c);
  std::size_t const cached = cached_tokens(p.c);
  auto up_to = [&](std::size_t n, int cost) {
    return step{
        .is = change::operand, .by = &row_of<op::slice>, .a = as_axis(tokens.role, n), .b = tokens, .cost = cost};
  };
  auto cleared = [](int cost) { return step{.is = change::cleared, .on = 1, .cost = cost}; };
  step const longer{
      .is = change::made_for, .on = inputs(p.op) + 1, .a = as_axis(context.role, tokens.size + cached), .cost = 9};
  if (room(p.c) != 0) each(up_to(room(p.c), 8));
  if (cached != 0 && tokens.size <= context.size) each(cleared(8));
  if (room(p.c) == 0 && tokens.size > context.size) each(cleared(3), up_to(context.size, 3));
  if (tokens.size >= headsup_detail::beyond_memory / 2) return;
  if (p.op.has(steps)) each(longer, step{.is = change::cache, .on = 1, .cost = -2});
  else each(longer);
}

/// In the place of what follows the tensors of a layer: what it points at, a generator that is a variable, or nothing.
template <class Each> HEADSUP_SELDOM constexpr void propose_generator(auto const& p, Each each) {
  std::size_t const next = tensors_of(p.c);
  step const dropped{.is = change::drop, .cost = 3};
  if (next == p.c.operands) return;
  if (p.c.x[next].tensor()) return p.c.operands == 2 ? each(dropped) : each(dropped, dropped);
  if (p.c.x[next].points) each(step{.is = change::pointed_at, .on = next, .cost = 3});
  else each(step{.is = change::generator, .on = next, .cost = 4});
}

/// Another cache, one for all sequences or one for each; or how caches and the input become what a step takes.
template <class Each> HEADSUP_SELDOM constexpr void propose_cache(auto const& p, Each each) {
  auto const& c = p.c;
  if (!c.x[0].tensor()) return;
  bool const given = c.operands > 1, several = given && c.x[1].several != 0;
  if (given && c.x[1].points) each(step{.is = change::pointed_at, .on = 1, .cost = 3});
  axis_value const& tokens = c.x[0].of(place_of(p.op, 0));
  if (several && tokens.size != 0)
    each(step{.is = change::operand,
              .by = &row_of<op::rename>,
              .a = tokens,
              .b = as_axis(role::batch, tokens.size),
              .cost = 1},
         step{.is = change::operand, .by = &row_of<op::expand>, .a = as_axis(tokens.role, 1), .cost = 1});
  each(step{
      .is = change::cache, .on = 1, .n = several && axes_beside(c, 0, false).list().count == 1 ? 1 : 0, .cost = 5});
}

/// Changes of operand o of a layer, and of what the layer is made for.
template <class Each> HEADSUP_SELDOM constexpr void propose_layer(auto const& p, std::size_t o, Each each) {
  auto const& c = p.c;
  auto const& x = c.x[o];
  auto on = [&](operation const& by, axis_value const& a, axis_value const& b, int cost) {
    each(step{.is = change::operand, .on = o, .by = &by, .a = a, .b = b, .cost = cost});
  };
  bool const maps = o < inputs(p.op) && o != p.op.ids;
  axis_value const &takes = maps ? c.named[o] : no_axis, &context = context_of(c);
  role_value const& place = place_of(p.op, o);
  for (auto const& a : x) {
    bool const last = &a == &x.last();
    if (maps) on(row_of<op::rename>, a, takes, p.far(a, takes) - (last ? 3 : 2));
    if (maps && a.is(takes) && !same_summands(a, takes)) on(row_of<op::join_again>, a, takes, 3);
    if (maps && a.is(takes) && a.known->count != 0 && takes.known->count != 0) on(row_of<op::merge_again>, a, takes, 3);
    if (maps && a.is(takes) && a.known->count != 0 && takes.known->count == 0)
      on(row_of<op::forget_factors>, a, no_axis, 4);
    bool const merged = a.known->count != 0, of_other_size = a.is(takes) && a.size != takes.size;
    if (maps && a.size != dynamic && (!merged || of_other_size) && (a.is(takes) || !a.separate) && !p.op.has(is_full))
      each(step{.is = change::made_for,
                .on = o,
                .a = merged ? as_axis(a.role, a.size) : a,
                .cost = a.is(takes)               ? 5
                        : kin(a.role, takes.role) ? 12
                        : last                    ? 9
                                                  : 14});
    if (place.number != 0 && !a.is(takes) && p.reads(axes_there))
      on(row_of<op::rename>, a, as_axis(place, a.size), p.far(a, as_axis(place, a.size)));
    if (a.is(output_of(c)) || makes_itself(c, a.role)) on(row_of<op::rename>, a, as_axis(role::another, a.size), 12);
    if (a.is(place) && context.size != 0 && a.size > room(c)) propose_room(p, a, each);
  }
  if (maps && p.op.has(is_full) && p.reads(axes_there))  // a cache is over what it names besides
    for (std::size_t n = inputs(p.op); n < c.named.count; ++n)
      if (!x.has(c.named[n].role)) on(row_of<op::expand>, c.named[n], no_axis, 12);
  if (maps) propose_merged_heads(p, o, takes, 4, each);
  if (maps && x.count != 0) {
    axis_value const& last = x.has(takes.role) ? x.of(takes.role) : x.last();
    bool const instead = x.has(takes.role) || is_feature_of(last);
    each(step{.is = change::declared,
              .on = o,
              .a = instead ? last : no_axis,
              .b = as_axis(takes.role, takes.size),
              .n = static_cast<long long>(x.count),
              .cost = p.beside_a_guess});
  }
  if (place.number != 0 && !x.has(place))
    on(row_of<op::expand>, as_axis(place, 1), no_axis, p.op.has(is_full) ? 8 : 18);
  axis_value const ids = p.op.ids == 0 ? known_ids_of(c) : no_axis;
  if (ids.size != 0) each(step{.is = change::made_for, .on = 0, .a = as_axis(c.named[0].role, ids.size), .cost = 5});
  if (inputs(p.op) == 1 && context.size == 0 && p.op.ids != 0 && x.count != 0 && x.last().is(output_of(c)))
    each(step{.is = change::order, .n = 1, .cost = 4});
}

/// Changes of the axes of a type: a role that occurs twice, and as many numbers as memory can hold.
template <class Each> HEADSUP_SELDOM constexpr void propose_axes(auto const& p, Each each) {
  auto const& all = p.c.named;
  for (std::size_t i = 0; i < all.count; ++i) {
    bool const are_keys = all[i].is(role::tokens) && !all.has(role::keys);
    if (&all.of(all[i].role) != &all[i])
      each(step{
          .is = change::axis, .on = i, .a = as_axis(are_keys ? role::keys : role::another, all[i].size), .cost = 4});
    std::size_t const others = known_numbers(all, all[i]);
    bool largest = all[i].size != dynamic;
    for (axis_value const& other : all) largest = largest && (other.size == dynamic || other.size <= all[i].size);
    if (largest && others <= most_numbers(p.c))
      each(step{.is = change::axis, .on = i, .a = as_axis(all[i].role, most_numbers(p.c) / others), .cost = 4});
  }
}

/// Changes of the axes that a layer is made from.
template <class Each> HEADSUP_SELDOM constexpr void propose_made(auto const& p, Each each) {
  auto const& all = p.c.named;
  if (p.reads(factors)) {
    std::size_t const product = elements({all.first + 2, all.count - 2});
    each(step{.is = change::axis, .on = 1, .a = as_axis(all[1].role, product), .cost = 6});
    for (std::size_t i = 2; i < all.count; ++i)
      if (std::size_t const others = product / all[i].size; all[1].size % others == 0)
        each(step{.is = change::axis,
                  .on = i,
                  .a = as_axis(all[i].role, all[1].size / others),
                  .cost = all[i].is(role::head_dim) ? 4 : 5});
    return;
  }
  if (p.op.has(of_a_table) && p.reads(given)) {
    if (all[1].size >= all[0].size)
      each(step{.is = change::number, .n = static_cast<long long>(all[1].size - all[0].size), .cost = 4});
    else each(step{.is = change::axis, .on = 1, .a = as_axis(all[1].role, all[0].size), .cost = 6});
  }
  bool const places = p.reads(order) && p.op.has(of_a_layer);
  for (std::size_t i = 0; i < 4 && i < all.count && places; ++i)
    if (is_misplaced(all[i].role, p.op.works_on[i]))
      each(step{.is = change::axis, .on = i, .a = as_axis(p.op.works_on[i], all[i].size), .cost = 7});
  for (std::size_t i = 0; i < all.count; ++i)
    for (std::size_t j = i + 1; j < all.count; ++j) {
      if (places || (p.op.has(of_a_table) && p.reads(names) && j == i + 1))
        each(step{.is = change::order, .on = i, .n = static_cast<long long>(j), .cost = 5});
      role_value const& other = all[i].is(role::d_out) ? role::d_in : role::d_out;
      if (all[i].is(all[j]) && p.op.has(of_a_layer))
        each(step{.is = change::axis, .on = j, .a = as_axis(other, all[j].size), .cost = 4});
      std::size_t const whole = all[i].size, parts = all[j].size;
      bool const divides = (i == inputs(p.op) && j == 3) || (i == 3 && j == 4);
      if (!divides || whole == dynamic || parts == dynamic || parts == 0 || whole % parts == 0) continue;
      // A number of features that is nearly divisible was mistyped; else the heads are what is chosen.
      bool const features = is_feature(all[i].role), mistyped = features && whole % parts * 32 < whole;
      int const cost = mistyped ? 3 : features ? 6 : 7;
      std::size_t fewer = parts < whole ? parts : whole;
      while (whole % fewer != 0) --fewer;
      if (!features && parts % whole == 0)
        each(step{.is = change::axis, .on = i, .a = as_axis(all[i].role, parts), .cost = 1},
             step{.is = change::axis, .on = j, .a = as_axis(all[j].role, whole), .cost = 1});
      if (whole > parts)
        each(step{.is = change::axis, .on = i, .a = as_axis(all[i].role, whole / parts * parts), .cost = cost});
      each(step{.is = change::axis, .on = i, .a = as_axis(all[i].role, (whole / parts + 1) * parts), .cost = cost + 1});
      each(step{.is = change::axis, .on = j, .a = as_axis(all[j].role, fewer), .cost = features ? 4 : 6});
    }
  if (p.op.has(of_a_layer) && all.count == 4 && all[3].is(role::kv_heads))  // is an option, after a context
    each(step{.is = change::add, .on = 2, .a = as_axis(role::context_length), .cost = 3});
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

#pragma GCC diagnostic pop
