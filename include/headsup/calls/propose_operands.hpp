#pragma once

#include <headsup/calls/proposals.hpp>

// Changes of an operand.

// g++ finds that names inside of lambdas here shadow what a program declares below.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Operand o pooled over an axis that it has, and not over one that operand q still has.
template <class Each>
HEADSUP_SELDOM constexpr void propose_pooled(auto const& p, std::size_t o, std::size_t q, Each each) {
  auto const &x = p.c.x[o], &y = p.c.x[q];
  bool const ends_apart = x.last().separate || is_heads(x.last().role);
  for (auto const& lost : x.lost)
    for (auto const& a : x) {
      if (a.size < 2 || is_heads(a.role) || !y.has(lost.role) || o == p.op.ids) continue;
      bool const there = y.has(a.role);
      if (there && (a.separate || (&a != &x.last() && !ends_apart))) continue;
      int const cost = there                              ? (a.size == y.of(lost.role).size ? 5 : 13)
                       : p.op.has(declares)               ? 6
                       : a.is(role::batch) || !a.separate ? 14
                                                          : 8;
      each(step{.is = change::pooled, .on = o, .a = a, .b = y.of(lost.role), .cost = cost});
    }
}

/// Changes of operand o that make it fit operand q.
template <class Each>
HEADSUP_SELDOM constexpr void propose_fits(auto const& p, std::size_t o, std::size_t q, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const &x = c.x[o], &y = c.x[q];
  int const later = op.has(declares)             ? 0
                    : o == 0 && op.has(in_place) ? 7
                    : o != 0 || (op.mask == 0)   ? 0
                    : p.fills                    ? 3
                    : p.meet || op.has(alike)    ? 4
                                                 : 1;
  auto on = [&](operation const& by, axis_value const& a, axis_value const& b, int cost, long long n = 0) {
    each(step{.is = change::operand, .on = o, .by = &by, .a = a, .b = b, .n = n, .cost = cost});
  };
  for (auto const& a : x) {
    // In a product, what both have is matched, and not summed over.
    bool const matched = p.meet && !op.has(by_place) && y.has(a.role) && !p.is_named(a.role) && !is_place(a.role) &&
                         (op.has(weighs) || headsup_detail::may_equal(a.size, y.of(a.role).size));
    for (auto const& b : y) {
      if (a.is(b) || matched || mixed_and_compared(a.role, b.role) ||
          (p.fills && b.is(role::keys) && !is_place(a.role)) ||
          (p.fills && o == p.whole && q != p.whole && x.count > y.count))
        continue;
      if (headsup_detail::may_equal(a.size, b.size) || (op.has(alike) && b.is(c.named[0])))
        on(row_of<op::rename>, a, b,
           p.far(a, b) + later + (p.fills && o == p.whole ? 2 : 0) +
               (a.separate && b.is(role::batch) && y.has(a.role) ? 4 : 0));
      bool const kindred = p.fills && kin(a.role, b.role) && !y.has(a.role);
      if (kindred && a.size > b.size && o != p.whole)
        each(step{.is = change::operand,
                  .on = o,
                  .by = &row_of<op::slice>,
                  .a = as_axis(a.role, b.size),
                  .b = a,
                  .cost = 4},
             step{.is = change::operand,
                  .on = o,
                  .by = &row_of<op::rename>,
                  .a = as_axis(a.role, b.size),
                  .b = b,
                  .cost = 3});
      if (op.has(declares)) continue;
      if (counts_positions(a) && counts_positions(b) && !y.has(a.role) && !x.has(b.role))
        each(step{.is = change::declared,
                  .on = o,
                  .a = a,
                  .b = as_axis(b.role, b.size),
                  .cost = p.fills && o != p.whole ? 21 : p.beside_a_guess});
      if (p.fills && x.count == 1 && y.count > 1 && is_feature_of(a) && is_feature_of(b) && !y.has(a.role))
        each(step{.is = change::declared, .on = o, .a = a, .b = b, .cost = 11});  // a bias
      if (op.has(alike) ? o == 1 && x.count == y.count && !headsup_detail::may_equal(a.size, b.size) &&
                              !y.has(a.role) && !x.has(b.role)
                        : kindred && a.size < b.size && !is_place(a.role))
        each(step{.is = change::declared, .on = o, .a = a, .b = b, .cost = 11});
    }
    if (p.meet && a.is(role::tokens)) on(row_of<op::rename>, a, as_axis(role::keys, a.size), 6 + later);
    if (p.wrong.reads == axes_there && p.meet && c.roles == 1 && a.is(meets_itself(c)) &&
        o == (a.is(role::keys) ? 0u : 1u))
      on(row_of<op::rename>, a, as_axis(a.is(role::keys) ? role::tokens : role::keys, a.size), 7);
    if (op.has(alike) && !y.has(a.role) && x.count > y.count && (a.size == 1 || !is_feature(a.role)))
      on(row_of<op::take>, a, no_axis, 11 + (op.has(declares) ? 8 : later));
    bool const one_more = x.count == y.count + 1 && !y.has(a.role) && !a.separate;
    bool const forgotten = op.has(alike) && op.has(declares) && a.size != 1 && is_float(x.holds);
    if (one_more && (forgotten || (op.has(returns) && o == 1))) on(row_of<op::sum>, a, no_axis, 17);
    if (op.has(divides) && o == 1 && x.lost.count == 0 && y.lost.has(a.role) && !y.has(a.role))
      on(row_of<op::sum>, a, no_axis, 5);
    if (q == op.ids && o == 0 && !op.has(chooses) && is_place(a.role) && !y.has(a.role))
      on(row_of<op::take>, a, no_axis, 12);  // one target for each sequence
    // Whole numbers beside others with one more axis: which is the largest along it.
    if (one_more && op.has(alike) && c.named.count == 0 && is_whole(y.holds) && is_float(x.holds) && !is_heads(a.role))
      on(row_of<op::argmax>, a, no_axis, a.is(role::vocab) ? 3 : 8);
    if (o == op.ids && op.has(chooses) && p.reads(axes_there))
      on(row_of<op::rename>, a, as_axis(c.named[0].role, a.size), 10);
    axis_value const& twin = y.of(a.role);
    if (twin.size == 0) continue;
    bool const says_of_it = op.has(of_a_layer) && q >= inputs(op);  // which of x is present
    // Of a sequence some may do, and of a vocabulary that was padded; of features, heads or examples all are meant.
    bool const some_do = counts_positions(a) || a.is(role::vocab);
    bool const next_ones = o == op.ids && a.size == twin.size + 1 && is_place(a.role);  // as targets are of inputs
    if (twin.size < a.size && twin.size > 1 && a.size != dynamic && !says_of_it)
      on(row_of<op::slice>, as_axis(a.role, twin.size), a,
         !some_do                     ? 23
         : o == 0 && op.has(in_place) ? 20
                                      : 12,
         next_ones ? 1 : 0);
    if (op.has(weighs) && is_place(a.role) &&
        !headsup_detail::may_equal(a.size, twin.size))  // what is cut sums to one no more
      each(step{.is = change::declared,
                .on = a.size < twin.size ? o : q,
                .a = a.size < twin.size ? a : twin,
                .b = a.size < twin.size ? twin : a,
                .cost = 10});
    bool const one_of_them = a.size == 1 || twin.size == 1;
    if (!headsup_detail::may_equal(a.size, twin.size) && !one_of_them && !op.has(declares) && !says_of_it)
      each(step{.is = change::declared, .on = o, .a = a, .b = as_large_as(a, twin.size), .cost = p.beside_a_guess});
    bool const asked = o == op.mask || (q < o && q != op.mask);
    if (asked && !headsup_detail::may_equal(a.size, twin.size) && !op.has(declares) && !says_of_it &&
        !((op.has(in_place) || op.has(of_a_layer)) && one_of_them))  // where nothing else helps
      each(step{.is = change::declared, .on = o, .a = a, .b = twin, .cost = some_do && p.fills ? 12 : 22});
    if ((o == op.mask || (o == 1 && op.has(in_place) && a.size != 1)) && a.size < twin.size)
      each(step{.is = change::declared, .on = o, .a = a, .b = twin, .cost = o == op.mask ? 10 : 13});
    if (a.size == 1 && twin.size != 1) on(row_of<op::take>, a, no_axis, 8);
    bool const differ = !headsup_detail::may_equal(a.size, twin.size);
    if (op.has(keeps_both) && o == 1 && !a.is(c.named[0]) && !(differ && is_heads(a.role)))
      on(row_of<op::rename>, a, as_axis(role::another, a.size), differ && a.is(role::batch) ? 22 : 12);
    if (o == op.ids) on(row_of<op::rename>, a, as_axis(kin(a.role, role::d_in) ? role::tokens : role::d_in, a.size), 8);
    knowledge const &f = *a.known, &g = *twin.known;
    if (f.count == 0 && g.count != 0) on(row_of<op::assume_factors>, a, twin, 5);
    if (!same_summands(a, twin)) on(row_of<op::join_again>, a, twin, o == 0 ? 10 : 6);
    if (f.count != 0 && g.count != 0) on(row_of<op::merge_again>, a, twin, o == 0 ? 10 : 6);
    if (f.count != 0 && (g.count == 0 || op.has(alike))) on(row_of<op::forget_factors>, a, no_axis, 9);
  }
  if (p.fills || p.meet) propose_split_heads(p, o, q, 6 + later, each);
  propose_pooled(p, o, q, each);
  bool const stays = op.has(returns) && o == 0;  // as what was made of it returns to it
  bool own_features = false;                     // which the other has not
  for (auto const& a : x) own_features = own_features || (is_feature_of(a) && !y.has(a.role));
  own_features = own_features && !share_features(x, y);
  for (auto const& b : y) {
    if (x.has(b.role)) continue;
    if (auto const& whole = holder_of(x, b.role); whole.size != 0)
      on(row_of<op::part>, whole.summands().of(b.role), whole, 4);
    propose_merged_heads(p, o, b, 5 + later, each);
    bool const table = op.has(calculates) && !any_features(x) && !any_features(y) &&
                       ((b.is(role::keys) && x.has(role::tokens)) || (b.is(role::tokens) && x.has(role::keys)));
    bool const both = table && !y.has(b.is(role::keys) ? role::tokens : role::keys);
    // What is larger seldom lacks what the other has.
    bool const of_whole = op.has(calculates) && o == p.whole && !table && !p.reads(identity);
    // Declared with it, at the same place, or at the last two: where nothing else helps.
    axis_value added = b;
    added.known = &nothing;
    std::size_t const at = y.place(b.role), places[] = {at < x.count ? at : x.count, x.count, x.count - 1};
    if (x.lost.has(b.role) && p.reads(identity))
      each(step{.is = change::declared,
                .on = o,
                .b = added,
                .n = static_cast<long long>(places[0]),
                .cost = p.beside_a_guess});
    for (std::size_t i = 0;
         i < 3 && p.reads(axes_there) && x.count != 0 && !op.has(of_a_layer) && !op.has(declares) && !stays; ++i)
      each(step{.is = change::declared,
                .on = o,
                .b = added,
                .n = static_cast<long long>(places[i]),
                .cost = of_whole || op.has(returns) ? 22 : 20});
    bool apart = false;
    for (auto const& a : x) apart = apart || mixed_and_compared(a.role, b.role);
    // Of numbers that are alike along what weights choose among, nothing would be chosen; a sum of products with them
    // is no product; and angles that are alike at all positions tell none from another.
    bool const chosen = (b.known->sums && op.has(weighs)) || (op.has(keeps_both) && c.named[0].is(b)) ||
                        (op.works_on[0] == role::pairs && is_place(b.role));
    // Features of one are not those of the other: each would meet each.
    if (apart || chosen || stays || (p.fills && own_features && is_feature_of(b))) continue;
    if (op.has(alike) && b.is(c.named[0])) added.size = 1;
    // The same for each key, they would change no weight.
    bool const cancels = op.has(calculates) && b.is(role::keys) && x.has(role::tokens) && y.has(role::tokens);
    on(row_of<op::expand>, added, no_axis,
       (both                  ? 6
        : cancels || of_whole ? 22
                              : 12) +
           (p.fills && o != p.whole && !p.reads(identity) ? 3 : 0) - (op.has(alike) ? 3 : 0) +
           (op.mask == 1 && o == 0 && is_place(b.role) ? 12 : 0));  // scores get their keys elsewhere
  }
  if (x.holds != y.holds && p.reads(types | same_type))
    each(step{.is = change::operand,
              .on = o,
              .by = &row_of<op::convert>,
              .type = y.holds,
              .cost = 6 + 2 * static_cast<int>(c.operands - 1 - o) +
                      (p.reads(types) && y.holds == number::bool_        ? -4
                       : is_whole(y.holds) || y.holds == number::double_ ? 3
                       : y.holds == number::bool_                        ? 6
                                                                         : 0)});
  if (op.has(alike) && x.count == y.count) on(row_of<op::reorder>, no_axis, no_axis, o == 0 ? 9 : 6);
  if (q > o) {
    // A matrix of vectors has a row for each: positions come first.
    bool const turned = op.has(by_place) && x.count == 2 && is_place(x[1].role) && !is_place(x[0].role);
    if (turned && y.count == 2 && p.reads(order))
      each(step{.is = change::operand, .on = o, .by = &row_of<op::transpose_matrix>, .cost = 6},
           step{.is = change::operand, .on = q, .by = &row_of<op::transpose_matrix>, .cost = 4});
    if (!op.has(calculates))
      each(step{.is = change::swap,
                .on = o,
                .n = static_cast<long long>(q),
                .cost = op.has(weighs)                                               ? 5
                        : p.reads(types) && o == op.mask && y.holds == number::bool_ ? 3
                        : turned                                                     ? 18
                        : p.meet                                                     ? 10
                                                                                     : 8});
  }
  axis_value const &mine = x.of(role::heads), &theirs = y.of(role::heads), &shared = x.of(role::kv_heads);
  if (p.meet && mine.size != 0 && mine.size < theirs.size && theirs.size != dynamic && theirs.size % mine.size == 0)
    on(row_of<op::repeat_interleave>, as_axis(role::kv_heads, mine.size), theirs, 10, 1);
  if (mine.size != 0 && are_heads_in_turn(*mine.known) && theirs.size == mine.size && theirs.known->count == 0)
    on(row_of<op::repeat_interleave>, mine.known->factors[1], theirs, 8, 2);
  if (shared.size != 0 && theirs.size > shared.size && mine.size == 0 && theirs.size % shared.size == 0)
    on(row_of<op::repeat_interleave>, shared, theirs, 4);
}

/// Changes of operand o alone.
template <class Each> HEADSUP_SELDOM constexpr void propose_alone(auto const& p, std::size_t o, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const& x = c.x[o];
  auto on = [&](operation const& by, axis_value const& a, axis_value const& b, int cost) {
    each(step{.is = change::operand, .on = o, .by = &by, .a = a, .b = b, .cost = cost});
  };
  // Numbers along the axis of what ids choose are no ids: at most the largest says which one is.
  axis_value const& among = o == op.ids ? x.of(c.named[0].role) : no_axis;
  if (among.size != 0 && x.holds != number::bool_ && known_ids_of(x).size == 0 && p.reads(types | axes_there) &&
      headsup_detail::may_equal(among.size, table_of(c).of(among.role).size))
    on(row_of<op::argmax>, among, no_axis, 3);
  if (p.reads(types)) {
    if (o == 0 && p.wrong.operand == rule::every && both_tensors(c, 0, 1) && c.x[0].holds == c.x[1].holds) {
      each(step{.is = change::convert, .type = number::int_, .cost = 5});
      each(step{.is = change::convert, .type = number::float_, .cost = 6});
    }
    each(step{.is = change::operand, .on = o, .by = &row_of<op::convert>, .type = number::float_, .cost = 6});
    each(step{.is = change::operand,
              .on = o,
              .by = &row_of<op::convert>,
              .type = number::int_,
              .cost = among.size == 0 ? 5 : 11});
    if (known_ids_of(x).size == 0)  // are no truths
      each(step{.is = change::operand, .on = o, .by = &row_of<op::convert>, .type = number::bool_, .cost = 7});
  }
  // Converted, ids are numbers like others.
  if (p.reads(identity) && op.ids >= c.operands && !op.has(chooses) && known_ids_of(x).size != 0)
    each(step{
        .is = change::operand, .on = o, .by = &row_of<op::convert>, .type = x.holds, .cost = 7 - static_cast<int>(o)});
  if (p.reads(order) && !op.has(alike)) {
    if (is_merge(c)) on(row_of<op::reorder>, no_axis, no_axis, 6);
    if (x.count == 2) on(row_of<op::transpose_matrix>, x[0], x[1], 6 + (o == 0 ? 1 : 0));
    else
      for (std::size_t i = 0; i < x.count; ++i)
        for (std::size_t j = i + 1; j < x.count; ++j) {
          int cost = 9 + (o == 0 ? 1 : 0) - ((j + 1 == x.count) == p.meet ? 1 : 0) - (j == i + 1 ? 1 : 0);
          if (i == 0 && (x[j].is(role::batch) || x[0].is(role::batch))) cost += x[0].is(role::batch) ? 3 : -3;
          std::size_t const summed = x.count - 1 - o;  // no examples or heads are summed over
          axis_value const& comes = i == summed ? x[j] : j == summed ? x[i] : no_axis;
          if (op.has(by_place) && (comes.is(role::batch) || (is_heads(comes.role) && !is_feature(comes.role))))
            cost += 12;
          on(row_of<op::transpose>, x[i], x[j], cost);
        }
  }
  bool const layer = op.has(of_a_layer);
  if (op.has(of_a_table) && c.roles == 2 && p.reads(names) && !x.has(role::tokens) && c.named[0].is(role::tokens))
    on(row_of<op::expand>, as_axis(role::tokens, 1), no_axis, 9);  // the queries are one token
  for (auto const& named : c.named)
    if (auto const& whole = holder_of(x, named.role); whole.size != 0 && !op.has(of_parts))
      on(row_of<op::part>, whole.summands().of(named.role), whole, 4);
  for (auto const& wanted : op.works_on) {
    if (wanted.number == 0 || layer || x.has(wanted) || !p.reads(axes_there)) continue;
    std::size_t const size = split_up(c, wanted).size;
    for (auto const& a : x) on(row_of<op::rename>, a, as_axis(wanted, a.size), p.far(a, as_axis(wanted, size)));
    on(row_of<op::expand>, as_axis(wanted, size == 0 ? 1 : size), no_axis, 15);
  }
  for (auto const& a : x) {
    bool const last = &a == &x.last();
    if (c.operands == 1 && !layer)
      for (std::size_t n = op.first_there; n < c.named.count && n < op.last_there; ++n) {
        bool const splits = c.axes() != 0 && c.roles == 1 && !a.is(c.named[0]);
        if ((n >= c.roles && c.roles != 0) || (p.is_named(a.role) && !splits)) continue;
        on(row_of<op::rename>, a, c.named[n],
           p.far(a, c.named[n]) + (op.has(of_a_table) || c.axes() != 0 ? -2 : 6) - (last ? 1 : 0));
      }
    if (p.reads(names | axes_there) && !layer)
      for (std::size_t n = 0; n < c.named.count; ++n)  // what is to be new is there
        if (a.is(c.named[n]) && !p.is_there(n)) on(row_of<op::rename>, a, as_axis(role::another, a.size), 12);
    if (a.size == dynamic && (c.named.count != 0 || op.works_on[0].number != 0) && p.reads(sizes)) {
      // Any size will do; but here one that is filled, or read as what comes.
      std::size_t any = op.works_on[2].number != 0 && c.numbers != 0 ? static_cast<std::size_t>(c.given[0]) : 0;
      if (op.has(only_reads)) {
        changed_axes const changed(c);
        any = elements({changed.come, changed.comes});
        for (std::size_t n = 0; n < changed.goes; ++n)
          if (!a.is(changed.gone[n])) any /= changed.gone[n].size == 0 ? 1 : changed.gone[n].size;
      }
      each(step{.is = change::operand,
                .on = o,
                .by = &row_of<op::expect_size>,
                .a = as_axis(a.role, any),
                .n = op.has(only_reads) ? 0 : 1,
                .cost = 6});
      if (c.axes() != 0) on(row_of<op::expect_size>, as_axis(a.role, p.product()), no_axis, 7);
    }
    if (a.known->zeros == triangle::lower && a.known->diagonal == 0) on(row_of<op::negate>, a, no_axis, 9);
    if (a.known->zeros == triangle::upper && a.known->diagonal < 1) on(row_of<op::triu>, a, no_axis, 9);
  }
  // Two masks say together what both show, or what either hides.
  polarity const says = mask_of(x);
  bool const shows = op.has(calculates) && !op.has(hides_where_true);
  if (p.reads(masks) && ((says == polarity::keeps && !shows) || (says == polarity::hides && !op.has(hides_where_true))))
    on(row_of<op::negate>, saying(x), no_axis, 4);
}

/// Whether the zeros of a triangle leave each query the key at its own place: other zeros may leave it none, and
/// divided by their sum they would be NaN.
HEADSUP_SELDOM constexpr bool leaves_each_its_own(knowledge const& k, std::size_t size) {
  return (k.zeros == triangle::lower && k.diagonal >= 0) ||
         (k.zeros == triangle::upper && k.diagonal <= 0 && headsup_detail::may_equal(size, k.queries));
}

/// Another operation along the same role, with the same operands: at one position, or at ids.
template <class Each> HEADSUP_SELDOM constexpr void propose_choices(auto const& p, Each each) {
  bool const other_operands = p.reads(kinds | order) || (p.reads(axes_there) && !p.reads(names));
  if (!other_operands || p.c.operands != 2 || p.c.named.count != 1 || p.c.x[1].holds == number::bool_) return;
  operation const* const all[] = {&row_of<op::take>, &row_of<op::lookup>, &row_of<op::gather>};
  for (operation const* other : all)
    if (role_named(other->name) != role_named(p.op.name))
      each(step{.is = change::instead, .by = other, .cost = p.reads(kinds) ? 2 : 6});
}

/// What makes of the second operand what the first is declared as, beside what makes it fit.
template <class Each> HEADSUP_SELDOM constexpr void propose_declared(auto const& p, Each each) {
  auto const &to = p.c.x[0], &x = p.c.x[1];
  auto step_by = [](operation const& by, int cost, axis_value const& a = no_axis, axis_value const& b = no_axis) {
    return step{.is = change::operand, .on = 1, .by = &by, .a = a, .b = b, .cost = cost};
  };
  bool open = false, expected = false;
  for (auto const& a : x) {
    open = open || is_left_open(to, a);
    expected = expected || is_expected(to, a);
    knowledge const &known = *a.known, &claimed = *to.of(a.role).known;
    if (claimed.sums && !claimed.on_average) {
      if (!known.sums) each(step_by(row_of<op::softmax>, 6, a));
      each(step_by(row_of<op::assume_normalized>, 6, a));
    }
    if (claimed.zeros != triangle::none)
      each(step_by(claimed.zeros == triangle::lower ? row_of<op::tril> : row_of<op::triu>, 5, a, to.of(a.role)));
  }
  step const forget = step_by(row_of<op::forget_size>, 4), expect = step_by(row_of<op::expect_size>, 4);
  if (open && expected) each(forget, expect);
  else if (open || expected) each(open ? forget : expect);
  if (x.refers) each(step_by(row_of<op::clone>, 2));
}

/// What only some operations need.
template <class Each> HEADSUP_SELDOM constexpr void propose_others(auto const& p, Each each) {
  auto const& c = p.c;
  auto const& op = p.op;
  auto const& x = c.x[0];
  auto weigh = [&](operation const& by, axis_value const& a, int cost) {
    each(step{.is = change::operand, .on = 0, .by = &by, .a = a, .cost = cost});
  };
  if (op.ids == 1 && p.reads(identity)) {  // whose ids they are is not forgotten
    axis_value const &rows = x.of(c.named[0].role), of = known_ids_of(c);
    each(step{.is = change::declared, .a = rows, .b = as_axis(rows.role, of.size), .cost = 5});
  }
  if (op.has(keeps_both) && c.roles == 1 && p.reads(sums) && x.has(c.named[0].role))
    weigh(row_of<op::softmax>, x.of(c.named[0].role),
          c.named[0].is(role::tokens)      ? 25
          : c.x[1].has(weighed_in(x).role) ? 4
                                           : 8);
  if (op.has(by_place) && x.count != 0 && c.x[1].count != 0) {
    axis_value const &a = x.last(), &b = summed_right(c.x[1]);
    if (p.reads(order)) {
      axis_value const& twin = c.x[1].of(a.role);
      step const as{.is = change::declared,
                    .on = 1,
                    .a = twin.size != 0 ? twin : b,
                    .b = as_axis(a.role, a.size),
                    .cost = a.is(b) ? 10 : 17};
      if (twin.size == 0 || a.is(b)) each(as);
      else if (c.x[1].count == 2)
        each(as, step{.is = change::operand,
                      .on = 1,
                      .by = &row_of<op::transpose_matrix>,
                      .a = c.x[1][0],
                      .b = c.x[1][1],
                      .cost = 2});
    }
    if (p.reads(sums)) {
      axis_value const& chosen = x.count > 1 ? x[x.count - 2] : no_axis;
      bool const turned = a.is(role::tokens) && chosen.known->sums;  // weights, but transposed
      if (turned && !c.x[1].has(chosen.role))
        each(step{.is = change::operand,
                  .by = x.count == 2 ? &row_of<op::transpose_matrix> : &row_of<op::transpose>,
                  .a = chosen,
                  .b = a,
                  .cost = 3},
             step{.is = change::operand, .on = 1, .by = &row_of<op::rename>, .a = b, .b = chosen, .cost = 3});
      weigh(row_of<op::softmax>, a, turned ? 20 : 8);
    }
  }
  if (op.has(weighs))
    for (auto const& a : x) {
      if (!c.x[1].has(a.role) || a.is(role::batch) || (a.size == 1 && !a.is(role::keys))) continue;
      bool const elsewhere = weighed_in(x).size != 0 && counts_positions(a);  // they choose among others already
      int const cost = a.is(role::keys) ? 6 : a.is(role::tokens) || elsewhere ? 25 : 7;
      bool const cut = leaves_each_its_own(*a.known, a.size);
      if (!cut) weigh(row_of<op::softmax>, a, cost);
      bool const all = a.known->zeros == triangle::none && weighed_in(x).size == 0;
      if (cut || all) weigh(row_of<op::renormalize>, a, cost);
    }
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

#pragma GCC diagnostic pop
