#pragma once

#include <headsup/calls/proposals.hpp>

// Changes of an operand alone, and what only some operations need.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Other numbers in operand o.
HEADSUP_SELDOM constexpr void propose_types(auto const& p, std::size_t o, auto each) {
  auto const& x = p.c.x[o];
  // Numbers along the axis of what ids choose are no ids: at most the largest says which one is.
  axis_value const& among = o == p.op.ids ? x.of(p.c.named[0].role) : no_axis;
  bool const are_ids = known_ids_of(x).size != 0;
  if (among.size != 0 && x.holds != number::bool_ && !are_ids && p.reads(types | axes_there) &&
      headsup_detail::may_equal(among.size, table_of(p.c).of(among.role).size))
    each(done_to(o, row_of<op::argmax>, price::slip, among));
  if (p.reads(types)) {
    if (o == 0 && p.wrong.operand == rule::every && both_tensors(p.c, 0, 1) && p.c.x[0].holds == p.c.x[1].holds) {
      each(step{.is = change::convert, .type = number::int_, .cost = price::sure});
      each(step{.is = change::convert, .type = number::float_, .cost = price::likely});
    }
    each(converted(o, number::float_, only_choose(x) ? price::thinkable : price::likely));
    bool const are_scores = o == p.op.ids && x.lost.has(p.c.named[0].role);
    // What has features is no ids.
    bool const is_table = p.op.ids < p.c.operands && x.count > 1 && any_features(x) && !x.has(p.c.named[0].role);
    each(converted(o, number::int_,
                   is_table                         ? price::never
                   : among.size == 0 && !are_scores ? price::sure
                                                    : price::doubtful));
    if (!are_ids) each(converted(o, number::bool_, price::fair));
  }
  // Converted, ids are numbers like others.
  if (p.reads(identity) && p.op.ids >= p.c.operands && !p.op.has(chooses) && are_ids)
    each(converted(o, x.holds, price::fair - static_cast<int>(o)));
}

/// What is merged stands side by side then, or what stands between two axes, and is of the heads too, is merged too.
HEADSUP_SELDOM constexpr void propose_merge(auto const& p, std::size_t o, auto each) {
  auto const& x = p.c.x[o];
  each(done_to(o, row_of<op::reorder>, price::likely));
  for (std::size_t r = 1; r + 1 < p.c.roles; ++r) {
    std::size_t const at = x.place(p.c.named[r].role), next = x.place(p.c.named[r + 1].role);
    if (next != at + 2 || next == x.count) continue;
    role_value const& between = x[at + 1].role;
    if (is_heads(between) || between == role::copies)
      each(step{.is = change::add, .on = r + 1, .a = as_axis(between), .cost = price::sure});
    else if (!counts_positions(x[at + 1])) each(declared_as(o, price::fair, x[at + 1], no_axis));
  }
}

/// Another order of the axes of operand o.
HEADSUP_SELDOM constexpr void propose_order(auto const& p, std::size_t o, auto each) {
  auto const& x = p.c.x[o];
  if (is_merge(p.c)) propose_merge(p, o, each);
  if (x.count == 2)
    return each(done_to(o, row_of<op::transpose_matrix>, price::likely + (o == 0 ? price::a_little : 0), x[0], x[1]));
  for (std::size_t i = 0; i < x.count; ++i)
    for (std::size_t j = i + 1; j < x.count; ++j) {
      int cost = price::possible + (o == 0 ? price::a_little : 0) -
                 ((j + 1 == x.count) == p.meet ? price::a_little : 0) - (j == i + 1 ? price::a_little : 0);
      if (i == 0 && x[0].is(role::batch)) cost += price::more;
      else if (i == 0 && x[j].is(role::batch)) cost -= price::more;
      std::size_t const summed = x.count - 1 - o;  // no examples or heads are summed over
      axis_value const& comes = i == summed ? x[j] : j == summed ? x[i] : no_axis;
      if (p.op.has(by_place) && (comes.is(role::batch) || (is_heads(comes.role) && !is_feature(comes.role))))
        cost += price::of_elsewhere;
      each(done_to(o, row_of<op::transpose>, cost, x[i], x[j]));
    }
}

/// What the call, or its operation, names in operand o: as a part, or by another name.
HEADSUP_SELDOM constexpr void propose_what_is_named(auto const& p, std::size_t o, auto each) {
  auto const& x = p.c.x[o];
  if (p.op.has(of_a_table) && p.c.roles == 2 && p.reads(names) && !x.has(role::tokens) && p.c.named[0].is(role::tokens))
    each(done_to(o, row_of<op::expand>, price::possible, as_axis(role::tokens, 1)));
  for (auto const& named : p.c.named)
    if (auto const& whole = holder_of(x, named.role); whole.size != 0 && !p.op.has(of_parts))
      each(done_to(o, row_of<op::part>, price::mix_up, whole.summands().of(named.role), whole));
  axis_value const of_a_head = as_axis(p.c.named[0].role, p.c.axes() == 0 ? 0 : p.product());
  if (p.op.has(in_whole) && p.reads(names) && is_feature_of(of_a_head) && !x.has(of_a_head.role) && !x.has(role::heads))
    for (auto const& a : x)  // the features of all heads
      if (is_feature_of(a) && !a.separate && a.size != of_a_head.size && a.size % of_a_head.size == 0)
        each(done_to(o, row_of<op::split_heads>, price::likely, a, of_a_head));
  for (auto const& wanted : p.op.works_on) {
    if (wanted.number == 0 || p.op.has(of_a_layer) || x.has(wanted) || !p.reads(axes_there)) continue;
    std::size_t const size = split_up(p.c, wanted).size;
    for (auto const& a : x)
      each(done_to(o, row_of<op::rename>, p.renaming(a, as_axis(wanted, size)), a, as_axis(wanted, a.size)));
    each(done_to(o, row_of<op::expand>, price::made_up, as_axis(wanted, size == 0 ? 1 : size)));
  }
}

/// Axis a of operand o by a name of the call, or by none of them.
HEADSUP_SELDOM constexpr void propose_renamed(auto const& p, std::size_t o, axis_value const& a, auto each) {
  auto const& op = p.op;
  if (op.has(of_a_layer)) return;
  for (std::size_t n = op.first_there; p.c.operands == 1 && n < p.c.named.count && n < op.last_there; ++n) {
    bool const splits = p.c.axes() != 0 && p.c.roles == 1 && !a.is(p.c.named[0]);
    if ((n >= p.c.roles && p.c.roles != 0) || (p.is_named(a.role) && !splits)) continue;
    each(done_to(o, row_of<op::rename>,
                 p.renaming(a, p.c.named[n]) +
                     (op.has(of_a_table) || p.c.axes() != 0 ? -price::somewhat : price::far_more) -
                     (&a == &p.c.x[o].last() ? price::a_little : 0),
                 a, p.c.named[n]));
  }
  for (std::size_t n = 0; p.reads(names | axes_there) && n < p.c.named.count; ++n)  // what is to be new is there
    if (a.is(p.c.named[n]) && !p.is_there(n)) {
      each(done_to(o, row_of<op::rename>, price::guess, a, as_axis(role::another, a.size)));
      each(declared_as(o, price::beside_a_guess, a, no_axis));
      if (p.c.named[n].size == 1 && is_place(a.role)) each(done_to(o, row_of<op::take>, price::likely, a));
    }
}

/// A size for an axis of operand o that types do not know: any will do, but one that is filled, or read as what comes.
HEADSUP_SELDOM constexpr void propose_known_size(auto const& p, std::size_t o, axis_value const& a, auto each) {
  if (a.size != dynamic || (p.c.named.count == 0 && p.op.works_on[0].number == 0) || !p.reads(sizes)) return;
  std::size_t any = p.op.works_on[2].number != 0 && p.c.numbers != 0 ? static_cast<std::size_t>(p.c.given[0]) : 0;
  if (p.op.has(only_reads)) {
    changed_axes const changed(p.c);
    any = elements(changed.come.list());
    for (axis_value const& gone : changed.gone.list())
      if (!a.is(gone)) any /= gone.size == 0 ? 1 : gone.size;
  }
  each(done_to(o, row_of<op::expect_size>, price::likely, as_axis(a.role, any), no_axis, p.op.has(only_reads) ? 0 : 1));
  if (p.c.axes() != 0) each(done_to(o, row_of<op::expect_size>, price::fair, as_axis(a.role, p.product())));
}

/// Changes of operand o alone.
HEADSUP_SELDOM constexpr void propose_alone(auto const& p, std::size_t o, auto each) {
  auto const& x = p.c.x[o];
  propose_types(p, o, each);
  if (p.reads(order) && !p.op.has(alike)) propose_order(p, o, each);
  propose_what_is_named(p, o, each);
  for (auto const& a : x) {
    propose_renamed(p, o, a, each);
    propose_known_size(p, o, a, each);
    if (a.known->zeros == triangle::lower && a.known->diagonal == 0)
      each(done_to(o, row_of<op::negate>, price::possible, a));
    if (a.known->zeros == triangle::upper && a.known->diagonal < 1)
      each(done_to(o, row_of<op::triu>, price::possible, a));
  }
  // Two masks say together what both show, or what either hides.
  polarity const says = mask_of(x);
  bool const hides = p.op.has(hides_where_true), shows = p.op.has(calculates) && !hides;
  if (p.reads(masks) && ((says == polarity::keeps && !shows) || (says == polarity::hides && !hides)))
    each(done_to(o, row_of<op::negate>, price::mix_up, saying(x)));
}

/// Whether the zeros of a triangle leave each query the key at its own place: other zeros may leave it none, and
/// divided by their sum they would be NaN.
HEADSUP_SELDOM constexpr bool leaves_each_its_own(knowledge const& k, std::size_t size) {
  return (k.zeros == triangle::lower && k.diagonal >= 0) ||
         (k.zeros == triangle::upper && k.diagonal <= 0 && headsup_detail::may_equal(size, k.queries));
}

/// Another operation along the same role, with the same operands: at one position, or at ids.
HEADSUP_SELDOM constexpr void propose_choices(auto const& p, auto each) {
  // Ids of what the call names choose among as many things by another name.
  axis_value const among = p.op.ids < p.c.operands ? known_ids_of(p.c.x[p.op.ids]) : no_axis;
  if (among.size != 0 && p.reads(axes_there) && p.is_named(among.role))
    for (axis_value const& a : p.c.x[0])
      if (a.separate && !is_place(a.role) && a.size == among.size)
        each(done_to(0, row_of<op::rename>, price::likely, a, as_axis(among.role, a.size)));
  bool const other_operands = p.reads(kinds | order) || (p.reads(axes_there) && !p.reads(names));
  if (!other_operands || p.c.operands != 2 || p.c.named.count != 1 || p.c.x[1].holds == number::bool_) return;
  operation const* const all[] = {&row_of<op::take>, &row_of<op::lookup>, &row_of<op::gather>};
  for (operation const* other : all)
    if (role_named(other->name) != role_named(p.op.name))
      each(step{.is = change::instead, .by = other, .cost = p.reads(kinds) ? price::certain : price::likely});
}

/// What makes of the second operand what the first is declared as, beside what makes it fit.
HEADSUP_SELDOM constexpr void propose_declared(auto const& p, auto each) {
  auto const &to = p.c.x[0], &x = p.c.x[1];
  bool open = false, expected = false;
  for (auto const& a : x) {
    open = open || is_left_open(to, a);
    expected = expected || is_expected(to, a);
    knowledge const &known = *a.known, &claimed = *to.of(a.role).known;
    if (claimed.sums && !claimed.on_average) {
      if (!known.sums) each(done_to(1, row_of<op::softmax>, price::likely, a));
      each(done_to(1, row_of<op::assume_normalized>, price::likely, a));
    }
    if (claimed.zeros != triangle::none)
      each(done_to(1, claimed.zeros == triangle::lower ? row_of<op::tril> : row_of<op::triu>, price::sure, a,
                   to.of(a.role)));
  }
  step const forget = done_to(1, row_of<op::forget_size>, price::mix_up),
             expect = done_to(1, row_of<op::expect_size>, price::mix_up);
  if (open && expected) each(forget, expect);
  else if (open || expected) each(open ? forget : expect);
  if (x.refers) each(done_to(1, row_of<op::clone>, price::certain));
}

/// The right operand of a product by place declared as it is multiplied; or weights in the left one.
HEADSUP_SELDOM constexpr void propose_by_place(auto const& p, auto each) {
  auto const &x = p.c.x[0], &y = p.c.x[1];
  if (x.count == 0 || y.count == 0) return;
  axis_value const &a = x.last(), &b = summed_right(y), &twin = y.of(a.role);
  if (p.reads(order)) {
    step const as =
        declared_as(1, a.is(b) ? price::thinkable : price::remote, twin.size != 0 ? twin : b, as_axis(a.role, a.size));
    if (twin.size == 0 || a.is(b)) each(as);
    else if (y.count == 2) each(as, done_to(1, row_of<op::transpose_matrix>, price::certain, y[0], y[1]));
  }
  if (!p.reads(sums)) return;
  axis_value const& chosen = x.count > 1 ? x[x.count - 2] : no_axis;
  bool const turned = a.is(role::tokens) && chosen.known->sums;  // weights, but transposed
  if (turned && !y.has(chosen.role))
    each(done_to(0, x.count == 2 ? row_of<op::transpose_matrix> : row_of<op::transpose>, price::slip, chosen, a),
         done_to(1, row_of<op::rename>, price::slip, b, chosen));
  each(done_to(0, row_of<op::softmax>, turned ? price::last_resort : price::plausible, a));
}

/// Whether x has more than features besides what stands along an axis: something that asks for it.
HEADSUP_SELDOM constexpr bool any_queries_but(axes_value const& x, axis_value const& along) {
  bool has = false;
  for (axis_value const& a : x)
    has = has || !(a.is(along) || a.is(role::batch) || is_heads(a.role) || is_feature(a.role) || says_whose(a.role));
  return has;
}

/// Weights in the first operand, among what the second has.
HEADSUP_SELDOM constexpr void propose_weights(auto const& p, auto each) {
  auto const &x = p.c.x[0], &y = p.c.x[1];
  axis_value const& known = weighed_in(x);
  bool const weighs_none = known.size == 0;
  bool matched = false;  // what both have is, but for the last: keys stand behind what asks, or before features
  axes_value const& ranked = y.has(x.last().role) ? x : y;
  for (std::size_t n = ranked.count; n-- > 0;) {
    std::size_t const i = x.place(ranked[n].role);
    auto const& a = x[i];
    if (!y.has(a.role) || a.is(role::batch) || (a.size == 1 && !a.is(role::keys))) continue;
    // They choose among others already.
    bool const elsewhere = !weighs_none && !is_heads(known.role) && (known.is(role::keys) || i < x.place(known.role));
    int const cost = (a.is(role::keys)                         ? price::likely
                      : a.is(role::tokens) || is_heads(a.role) ? price::hardly
                      : !elsewhere                             ? price::fair
                      : a.size == known.size                   ? price::thinkable  // then which asks is not known
                                                               : price::rare) +
                     (matched && !a.is(role::keys) ? price::much : 0);
    matched = matched || !is_heads(a.role);
    // Without queries it is no table of scores.
    if (weighs_none && !any_queries_but(x, a) && !any_queries_but(y, a))
      each(step{.is = change::instead, .by = &row_of<op::contract>, .a = a, .cost = price::sure});
    bool const cut = a.known->were_weights || leaves_each_its_own(*a.known, a.size);
    int const as_these = cost + (weighs_none || a.is(role::keys) ? 0 : price::a_little);
    if (!cut) each(done_to(0, row_of<op::softmax>, as_these, a));
    // Slots may share out the keys first.
    if (cut || (a.known->zeros == triangle::none && !is_place(known.role) && !is_heads(known.role)))
      each(done_to(0, row_of<op::renormalize>, as_these, a));
  }
}

/// Tokens are the keys where others became keys: these become again what the first operand has.
HEADSUP_SELDOM constexpr void propose_other_keys(auto const& p, auto each) {
  auto const &x = p.c.x[0], &y = p.c.x[1];
  axis_value const &keys = y.of(role::keys), &tokens = y.of(role::tokens);
  for (auto const& a : x)
    if (keys.size == a.size && tokens.size != 0 && !y.has(a.role) &&
        (!x.has(role::keys) || x.of(role::keys).size == tokens.size))
      each(done_to(1, row_of<op::rename>, price::mix_up, keys, as_axis(a.role, a.size)),
           done_to(1, row_of<op::rename>, price::along, tokens, as_axis(role::keys, tokens.size)));
  if (keys.size != 0 && tokens.size != 0 && keys.size != tokens.size && x.of(role::keys).size == tokens.size)
    each(done_to(1, row_of<op::rename>, price::mix_up, keys, as_axis(role::another, keys.size)),
         done_to(1, row_of<op::rename>, price::along, tokens, as_axis(role::keys, tokens.size)));
}

/// What only some operations need.
HEADSUP_SELDOM constexpr void propose_others(auto const& p, auto each) {
  auto const& x = p.c.x[0];
  axis_value const& along = x.of(p.c.named[0].role);
  if (p.op.ids == 1 && p.reads(identity))  // whose ids they are is not forgotten
    each(declared_as(0, price::sure, along, as_axis(along.role, known_ids_of(p.c).size)));
  if (p.op.has(keeps_both) && p.c.roles == 1 && p.reads(sums) && x.has(along.role))
    each(done_to(0, row_of<op::softmax>,
                 along.is(role::tokens)             ? price::hardly
                 : p.c.x[1].has(weighed_in(x).role) ? price::mix_up
                                                    : price::plausible,
                 along));
  if (p.op.has(in_sequence) && both_tensors(p.c, 0, 1) && p.reads(axes_there) &&
      p.c.x[1].has(along.role) && !along.is(role::batch))
    each(declared_as(1, price::doubtful, p.c.x[1].of(along.role), no_axis));
  axis_value const chosen = known_ids_of(p.c.x[p.c.operands - 1]);
  bool const reads_one =
      p.op.has(calculates) ? p.reads(types | same_type) : p.op.has(keeps_both) && p.is_named(chosen.role);
  if (reads_one && is_float(x.holds) && x.has(chosen.role) && !is_place(chosen.role))
    each(step{.is = change::instead, .by = &row_of<op::gather>, .a = chosen, .cost = price::slip});
  if (p.op.has(by_place)) propose_by_place(p, each);
  if (p.meet && p.c.operands > 1) propose_other_keys(p, each);
  if (p.op.has(weighs)) propose_weights(p, each);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
