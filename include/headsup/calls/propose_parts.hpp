#pragma once

#include <headsup/calls/propose_readings.hpp>

// Changes of the axes that a call names with their sizes: a list, new ones, those of the operand, or parts of one.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// A list of the operand's axes: with the one that it lacks in the place of one that is none of them, or all of them.
HEADSUP_SELDOM constexpr void propose_list(auto const& p, auto each) {
  auto const& x = p.c.x[0];
  std::size_t wrong = p.c.named.count, missing = 0;
  for (std::size_t i = 0; i < p.c.named.count; ++i)
    if (!x.has(p.c.named[i].role)) wrong = i, ++missing;
  bool const one = missing == 1 && p.c.named.count == x.count;
  bool moves_some = !one;
  for (auto const& a : x) {
    if (!one || p.is_named(a.role)) continue;
    for (std::size_t i = 0; i < x.count; ++i) moves_some = moves_some || !(i == wrong ? a : p.c.named[i]).is(x[i]);
    if (moves_some) each(named_as(wrong, a, price::slip));
  }
  // What is listed is what is meant, if the operand has fewer axes, or more.
  changed_axes const changed(p.c);
  std::size_t const goes = changed.gone.count, comes = changed.come.count;
  axis_value const &gone = changed.gone.all[0], &come = changed.come.all[0];
  if (moves_some) each(step{.is = change::its_axes, .cost = goes == comes ? price::mix_up : price::doubtful});
  if (goes + comes > 2 && (goes == 1 || comes == 1)) propose_readings(p, each);
  if (goes == 0 && comes == 1 && !is_place(come.role)) each(done_to(0, row_of<op::expand>, price::likely, come));
  if (goes + comes == 1) each(declared_as(0, price::thinkable, gone, come));
  if (goes != 1 || comes != 1) return;
  bool const lost = x.lost.has(come.role), perhaps = come.is(role::keys) && !is_place(gone.role);  // is not remembered
  if (lost || perhaps)
    each(step{.is = change::pooled, .a = gone, .b = come, .cost = lost ? price::certain : price::plausible});
  each(gone.size == come.size ? done_to(0, row_of<op::rename>, price::mix_up, gone, come)
                              : declared_as(0, !lost && perhaps ? price::beside_a_guess : price::mix_up, gone, come));
}

/// New axes, of which one is named twice, or is there.
HEADSUP_SELDOM constexpr void propose_new_axes(auto const& p, auto each) {
  auto const& x = p.c.x[0];
  axes_value const& all = p.c.named;
  for (axis_value const& added : all) {
    if (&all.of(added.role) != &added)
      each(step{.is = change::leave_out, .on = all.place(added.role), .cost = price::certain});
    axis_value const& there = x.of(added.role);
    if (there.size != 0 && all.count > 1 && is_the_same(added, x))
      each(step{.is = change::leave_out, .on = all.place(added.role), .cost = price::possible});
    for (axis_value const& lost : x.lost)
      if (there.size > 1) each(step{.is = change::pooled, .a = there, .b = lost, .cost = price::plausible});
    if (x.has(role::tokens) && added.is(role::tokens))
      each(done_to(0, row_of<op::rename>, price::doubtful, x.of(role::tokens), as_axis(role::keys)));
  }
}

/// The axis in place n is one of the operand, or a part of one.
HEADSUP_SELDOM constexpr void propose_cut(auto const& p, std::size_t n, auto each) {
  auto const& x = p.c.x[0];
  axis_value const& part = p.c.named[n];
  std::size_t const size = x.of(part.role).size;
  if (part.size == dynamic) each(named_as(n, as_axis(part.role), price::mix_up));
  if (size != 0 && (size < part.size || !p.reads(given))) each(named_as(n, as_axis(part.role, size), price::likely));
  for (auto const& a : x) {
    if (p.is_named(a.role)) continue;
    int const cost = kin(a.role, part.role) ? price::sure : a.separate ? price::plausible : price::doubtful;
    each(named_as(n, as_axis(a.role, a.size < part.size ? a.size : part.size), cost));
    if (part.size < a.size && a.size != dynamic) each(named_as(n, as_axis(a.role, a.size), cost));
  }
}

/// Not positions are split into heads, but features.
HEADSUP_SELDOM constexpr void propose_features_split(auto const& p, auto each) {
  for (std::size_t i = p.c.roles; i < p.c.named.count; ++i)
    for (axis_value const& a : p.c.x[0]) {
      std::size_t const heads = p.c.named[i].size;
      if (!is_heads(p.c.named[i].role) || !is_feature(a.role) || heads == 0 || a.size == dynamic) continue;
      if (a.size % heads == 0)
        each(step{.is = change::role, .on = 0, .a = a, .cost = price::slip},
             named_as(p.c.roles + (i == p.c.roles ? 1 : 0), as_axis(role::head_dim, a.size / heads), price::along));
    }
}

/// Parts of another size, in another order, or one more: so that they are of `whole`.
HEADSUP_SELDOM constexpr void propose_sizes(auto const& p, axis_value const& whole, auto each) {
  std::size_t const at = p.c.named.place(role::halves), halves = p.c.named[at].size;
  bool const halved = halves == 0 || halves == 2;  // they are two
  step const two = named_as(at, as_axis(role::halves, 2), price::along);
  std::size_t const product = halved ? p.product() : p.product() / halves * 2;
  if (product == 0 || whole.size == 0) return;
  range const& takes = form_of(p.op).axes;
  axis_value const& first = p.c.named[p.c.roles];
  if (takes.end == 1 && p.c.axes() == 1 && product % whole.size != 0)  // the nearest multiples
    for (std::size_t n = product / whole.size; n < product / whole.size + 2; ++n)
      if (n != 0) each(named_as(p.c.roles, as_axis(first.role, n * whole.size), price::likely));
  for (std::size_t i = p.c.roles; i < p.c.named.count; ++i) {
    axis_value const& part = p.c.named[i];
    if (part.is(role::halves)) {
      if (!halved) each(two);
      continue;
    }
    std::size_t const others = part.size == 0 ? 0 : product / part.size;
    bool const last_of_heads = part.is(role::head_dim), features_follow = p.c.named[i + 1].is(role::head_dim);
    if (others != 0 && whole.size % others == 0) {
      step const resized = named_as(i, as_axis(part.role, whole.size / others),
                                    (p.c.axes() == 1                                                ? price::possible
                                     : i == p.c.roles && !(features_follow && whole.size != others) ? price::fair
                                                                                                    : price::sure) -
                                        (last_of_heads ? price::a_little : 0));
      if (halved) each(resized);
      else each(two, resized);
    }
    for (std::size_t j = i + 1; j < p.c.named.count; ++j)
      each(exchanged(change::order, i, j, j == i + 1 && last_of_heads ? price::mix_up : price::sure));
  }
  if (p.c.axes() == 1 && first.size != 0 && whole.size % first.size == 0 && takes.end > 1 && whole.size != first.size) {
    bool const inner = first.is(role::head_dim), heads = first.is(role::heads);
    axis_value const other = as_axis(inner   ? role::heads
                                     : heads ? role::head_dim
                                             : role::another,
                                     whole.size / first.size);
    each(step{.is = change::add,
              .on = p.c.roles + (inner ? 0 : 1),
              .a = other,
              .cost = inner || heads ? price::mix_up : price::sure});
  }
  if (p.reads(sizes) && product != whole.size && halved)
    each(declared_as(0, price::thinkable, whole, as_axis(whole.role, product)));
}

/// Changes of the axes: parts of an axis, new ones, or those of the operand.
HEADSUP_SELDOM constexpr void propose_parts(auto const& p, auto each) {
  if (p.c.axes() == 0 || p.op.has(of_a_layer)) return;
  if (p.c.roles == 0 && !p.is_there(0)) return propose_new_axes(p, each);
  if (p.op.has(takes_a_list)) return propose_list(p, each);
  if (p.op.has(only_reads)) return;
  if (p.c.roles == 0) {
    for (std::size_t n = 0; n < p.c.named.count; ++n) propose_cut(p, n, each);
    return;
  }
  axis_value const& whole = p.c.x[0].of(p.c.named[0].role);
  if (whole.known->count != 0) each(step{.is = change::factors, .a = whole, .cost = price::slip});
  if (is_place(whole.role) && p.c.axes() == 2) propose_features_split(p, each);
  propose_sizes(p, whole, each);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
