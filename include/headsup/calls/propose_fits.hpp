#pragma once

#include <headsup/calls/proposals.hpp>

// Changes of an operand that make it fit another one.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// Proposes changes of operand o, x, with which it fits operand q, y.
template <class P, class Each> struct fitting {
  P p;
  std::size_t o, q;
  Each const& each;
  decltype(p.c) const& c = p.c;
  decltype(p.op)& op = p.op;
  operand_value const &x = c.x[o], &y = c.x[q];
  // What it costs more, because mostly another operand is to be changed.
  int later = o != 0 || op.has(declares) ? 0
              : op.has(in_place)         ? price::of_the_left
              : op.mask == 0             ? 0
              : p.fills                  ? price::more
              : p.meet || op.has(alike)  ? price::much
                                         : price::a_little;

  HEADSUP_SELDOM constexpr void propose() const {
    for (auto const& a : x) {
      for (auto const& b : y)
        if (!a.is(b) && (!is_matched(a) || is_weighed(a, b))) propose_as(a, b);
      propose_other_role(a);
      propose_all_keys(a);
      propose_without(a);
      if (o == op.ids && op.has(chooses) && p.reads(axes_there) && !y.has(a.role))
        by(row_of<op::rename>, price::thinkable, a, as_axis(c.named[0].role, a.size));
      axis_value const& twin = y.of(a.role);
      if (twin.size == 0) continue;
      propose_size(a, twin);
      propose_apart(a, twin);
      propose_facts(a, twin);
    }
    if (p.fills || p.meet) propose_split_heads();
    propose_pooled();
    for (auto const& b : y)
      if (!x.has(b.role)) propose_lacking(b);
    propose_type();
    if (op.has(alike) && x.count == y.count) by(row_of<op::reorder>, o == 0 ? price::possible : price::likely);
    propose_two_lacking();
    if (q > o) propose_turned();
    propose_shared_heads();
  }

 private:
  HEADSUP_SELDOM constexpr void by(operation const& how, int cost, axis_value const& a = no_axis,
                                   axis_value const& b = no_axis, long long n = 0) const {
    each(done_to(o, how, cost, a, b, n));
  }
  HEADSUP_SELDOM constexpr void declare(int cost, axis_value const& a, axis_value const& b, std::size_t n = 0) const {
    each(declared_as(o, cost, a, b, n));
  }
  HEADSUP_SELDOM constexpr bool is_whole_filled() const { return p.fills && o == p.whole; }

  /// In a product, what both have is matched, and not summed over.
  HEADSUP_SELDOM constexpr bool is_matched(axis_value const& a) const {
    return p.meet && !op.has(by_place) && y.has(a.role) && !p.is_named(a.role) && !is_place(a.role) &&
           (op.has(weighs) || headsup_detail::may_equal(a.size, y.of(a.role).size));
  }

  /// Weights choose among b, which x lacks, and there are as many of a; and not among what stands behind b.
  HEADSUP_SELDOM constexpr bool is_weighed(axis_value const& a, axis_value const& b) const {
    if (!op.has(weighs) || !b.known->sums || x.has(b.role) || a.size != b.size || is_heads(a.role)) return false;
    bool last = true;
    for (std::size_t i = y.place(b.role) + 1; i < y.count; ++i)
      last = last && (!x.has(y[i].role) || is_heads(y[i].role));
    return last;
  }

  /// What it costs more where tokens may not be the keys that are meant: those are as many as are cached, or of heads
  /// that x lacks.
  HEADSUP_SELDOM constexpr int fewer(axis_value const& tokens, axis_value const& keys) const {
    if (!p.meet || !tokens.is(role::tokens) || !keys.is(role::keys)) return 0;
    bool may_be = keys.size == dynamic && tokens.size != dynamic;
    for (axis_value const& b : y) may_be = may_be || (op.has(weighs) && is_heads(b.role) && !x.has(b.role));
    return may_be ? price::somewhat : 0;
  }

  /// What it costs more to call that axis of a mask otherwise along which it says what it hides; and less, to call what
  /// it masks so.
  HEADSUP_SELDOM constexpr int as_said(axis_value const& a, axis_value const& b) const {
    bool const says = o == op.mask && a.known->mask != polarity::unknown;
    return says && !b.is(role::keys)                            ? price::far_more
           : q == op.mask && b.known->mask != polarity::unknown ? -price::more
                                                                : 0;
  }

  /// Axis a is meant to be b.
  HEADSUP_SELDOM constexpr void propose_as(axis_value const& a, axis_value const& b) const {
    if (mixed_and_compared(a.role, b.role) || (p.fills && b.is(role::keys) && !counts_positions(a)) ||
        (is_whole_filled() && q != p.whole && x.count > y.count))
      return;
    bool const a_there = y.has(a.role), neither = !a_there && !x.has(b.role);
    if (p.meet && p.reads(sizes) && a_there && is_heads(a.role) && !kin(a.role, b.role)) return;
    bool const differ = !headsup_detail::may_equal(a.size, b.size),
               kindred = p.fills && kin(a.role, b.role) && !a_there;
    // Its size is not that of its twin, but that of another axis.
    bool const as_many = op.has(calculates) && p.reads(sizes) && a_there && !x.has(b.role) && !kin(a.role, b.role) &&
                         a.size == b.size && a.size != 1 && !headsup_detail::may_equal(a.size, y.of(a.role).size);
    if (!differ || (op.has(alike) && b.is(c.named[0])))
      by(row_of<op::rename>,
         (as_many && is_heads(b.role) ? price::doubtful : p.renaming(a, b)) + later + fewer(a, b) +
             (is_whole_filled() ? price::somewhat : 0) +
             (p.reads(sizes) && a_there && !as_many && !(p.meet && is_place(a.role)) ? price::somewhat : 0) +
             (a.separate && b.is(role::batch) && a_there ? price::much : 0) + as_said(a, b),
         a, b);
    axis_value const cut = as_axis(a.role, b.size);
    if (kindred && a.size > b.size && o != p.whole && !x.lost.has(b.role))
      each(done_to(o, row_of<op::slice>, price::mix_up, cut, a), done_to(o, row_of<op::rename>, price::slip, cut, b));
    if (op.has(declares)) return;
    if (counts_positions(a) && counts_positions(b) && neither)
      declare(p.fills && o != p.whole ? price::last_resort + price::a_little : price::beside_a_guess, a,
              as_axis(b.role, b.size));
    bool const is_bias = p.fills && x.count == 1 && y.count > 1 && is_feature_of(a) && is_feature_of(b) && !a_there &&
                         !a.separate && is_float(x.holds);
    if (is_bias) declare(price::doubtful, a, b);
    // Two names are for two things: then another operand was meant.
    if (neither && op.has(alike) && (differ ? x.count == y.count : !a.separate && !b.separate))
      declare(price::beside_a_guess, a, b);
    if (op.has(alike) ? o == 1 && x.count == y.count && differ && neither
                      : kindred && a.size < b.size && !is_place(a.role))
      declare(price::doubtful, a, b);
  }

  /// Where tokens meet tokens, keys are meant, or tokens where both have keys.
  HEADSUP_SELDOM constexpr void propose_other_role(axis_value const& a) const {
    bool const are_keys = a.is(role::keys);
    if (p.meet && a.is(role::tokens))
      by(row_of<op::rename>, price::likely + later + fewer(a, y.of(role::keys)), a, as_axis(role::keys, a.size));
    if (p.meet && p.reads(sizes) && are_keys && o == 0 && !x.has(role::tokens) && !op.has(weighs))
      by(row_of<op::rename>, price::plausible, a, as_axis(role::tokens, a.size));
    if (p.wrong.reads != axes_there || !p.meet || c.roles != 1 || !a.is(meets_itself(c))) return;
    bool const themselves = is_place(a.role);  // tokens look at tokens; other things, rather at others
    if (o == (are_keys ? 0u : 1u))
      by(row_of<op::rename>, themselves ? price::fair : price::plausible, a,
         as_axis(are_keys ? role::tokens : role::keys, a.size));
    else if (!themselves) declare(price::beside_a_guess, a, no_axis);
  }

  /// Axis a is one too many.
  HEADSUP_SELDOM constexpr void propose_without(axis_value const& a) const {
    if (y.has(a.role)) return;
    if (op.has(alike) && x.count > y.count && (a.size == 1 || !is_feature(a.role)))
      by(row_of<op::take>, price::doubtful + (op.has(declares) ? price::as_declared : later), a);
    bool const own =
        op.has(calculates) && p.reads(axes_there) && is_float(x.holds) && x.count > 1 && a.is(only_in(x, y));
    if (own)
      declare(!op.has(divides) || o == 0       ? price::beside_a_guess
              : a.separate || is_place(a.role) ? price::doubtful
                                               : price::last_resort - price::a_little,
              a, no_axis);
    // A sum of products, or a product of matrices, leaves no features.
    if (own && (is_feature(a.role) || says_whose(a.role)) && only_in(y, x).separate)
      by(row_of<op::sum>, price::rare, a);
    bool const longer = x.count == y.count + 1, one_more = longer && !a.separate;
    // What was to be left out before: heads that were not pooled, or made of other heads.
    if (op.has(returns) && o == 1 && longer && !a.is(role::batch))
      declare(a.separate ? price::doubtful : price::guess, a, no_axis);
    bool const in_turn = a.separate && (a.is(role::batch) || is_place(a.role));
    bool const forgotten = longer && !in_turn && op.has(alike) && op.has(declares) && a.size != 1 && is_float(x.holds);
    step const summed = done_to(o, row_of<op::sum>, price::remote, a);
    if (forgotten || (one_more && op.has(returns) && o == 1)) each(summed);
    if (forgotten) each(summed, done_to(o, row_of<op::reorder>, -price::of_a_second));
    if (op.has(divides) && o == 1 && x.lost.count == 0 && y.lost.has(a.role)) by(row_of<op::sum>, price::sure, a);
    if (o == op.ids && op.has(chooses) && p.reads(axes_there) && !p.is_named(a.role))
      declare(price::possible, a, no_axis);
    if (q == op.ids && o == 0 && !op.has(chooses))
      by(is_place(a.role) ? row_of<op::take> : row_of<op::mean>, price::guess, a);
    // Whole numbers beside others with one more axis: which is the largest along it.
    if (one_more && op.has(alike) && c.named.count == 0 && is_whole(y.holds) && is_float(x.holds) && !is_heads(a.role))
      by(row_of<op::argmax>, a.is(role::vocab) ? price::slip : price::plausible, a);
  }

  /// What stands before axis a is to be merged with it: together they are as many as the whole, and in its order.
  HEADSUP_SELDOM constexpr void propose_outer(axis_value const& a, axis_value const& whole, int cost) const {
    std::size_t const at = x.place(a.role);
    axis_value const& before = at == 0 ? no_axis : x[at - 1];
    axis_value const parts[] = {before, a, no_axis};
    knowledge const made{.factors = parts, .count = 2};
    if (before.size * a.size == whole.size && a.size != dynamic && !y.has(before.role) && !is_heads(before.role) &&
        !before.is(role::batch) && !op.has(of_a_layer) && same_factors({whole.role, 0, &made, false, true}, whole))
      by(row_of<op::merge_heads>, cost, as_axis(whole.role, whole.size), before, a.is(whole) ? 1 : 2);
  }

  /// All tokens of several passages are the keys: those that there are, or those that the tokens become.
  HEADSUP_SELDOM constexpr void propose_all_keys(axis_value const& tokens) const {
    if (!tokens.is(role::tokens) || x[0].is(tokens) || x.has(role::keys)) return;
    axis_value const &keys = y.of(role::keys), &before = x[x.place(tokens.role) - 1];
    if (keys.size != 0) return propose_outer(tokens, keys, price::sure + later);
    if (op.has(keeps_both) && o == 1 && y.has(role::tokens) && before.separate && before.size != dynamic)
      propose_outer(tokens, as_axis(role::keys, before.size * tokens.size), price::likely);
  }

  /// Axis a has another size than its twin.
  HEADSUP_SELDOM constexpr void propose_size(axis_value const& a, axis_value const& twin) const {
    bool const differ = !headsup_detail::may_equal(a.size, twin.size), one_of_them = a.size == 1 || twin.size == 1;
    bool const says_of_it = op.has(of_a_layer) && q >= inputs(op), is_mask = o == op.mask;  // which of x is present
    // Of a sequence some may do, and of a vocabulary that was padded; of features, heads or examples all are meant.
    bool const some_do = counts_positions(a) || a.is(role::vocab);
    // As targets are of inputs, and what is known of each.
    bool const next_ones =
        (o == op.ids || (is_mask && op.ids < c.operands)) && a.size == twin.size + 1 && is_place(a.role);
    if (twin.size < a.size && twin.size > 1 && a.size != dynamic && !says_of_it)
      by(row_of<op::slice>,
         is_feature_of(a) && !some_do                     ? price::never
         : a.known->count != 0                            ? price::never  // some of one part, and all of others
         : !some_do                                       ? price::in_vain + price::a_little
         : (o == 0 && op.has(in_place)) || op.has(weighs) ? price::last_resort
                                                          : price::guess,
         as_axis(a.role, twin.size), a, next_ones ? 1 : 0);
    bool const less = a.size < twin.size;
    propose_outer(a, twin, price::sure + later);
    if (op.has(weighs) && is_place(a.role) && differ) declare(price::thinkable + (o == 0), a, twin);
    bool const declarable = differ && !op.has(declares) && !says_of_it;
    axis_value resized = a;
    resized.size = twin.size;
    if (declarable && !one_of_them) declare(price::beside_a_guess, a, resized);
    bool const asked = is_mask || (q < o && q != op.mask);
    if (asked && declarable && !((op.has(in_place) || op.has(of_a_layer)) && one_of_them))  // where nothing else helps
      declare(some_do && p.fills ? price::guess : price::in_vain, a, twin);
    if ((is_mask || (o == 1 && op.has(in_place) && a.size != 1)) && less)
      declare(is_mask ? price::thinkable : price::bold_guess, a, twin);
    if (a.size == 1 && twin.size != 1) by(row_of<op::take>, price::plausible, a);
  }

  /// Axis a is no twin, but something else.
  HEADSUP_SELDOM constexpr void propose_apart(axis_value const& a, axis_value const& twin) const {
    bool const differ = !headsup_detail::may_equal(a.size, twin.size);
    if (op.has(keeps_both) && o == 1 && !a.is(c.named[0]) && !(differ && is_heads(a.role)))
      by(row_of<op::rename>, differ && a.is(role::batch) ? price::in_vain : price::guess, a,
         as_axis(role::another, a.size));
    if (o == op.ids)
      by(row_of<op::rename>, price::remote, a, as_axis(kin(a.role, role::d_in) ? role::tokens : role::d_in, a.size));
  }

  /// Axis a was merged, or made, as its twin was.
  HEADSUP_SELDOM constexpr void propose_facts(axis_value const& a, axis_value const& twin) const {
    std::size_t const own = a.known->count, its = twin.known->count;
    int const again = o == 0 ? price::thinkable : price::likely;
    if (own == 0 && its != 0) by(row_of<op::assume_factors>, price::sure, a, twin);
    if (!same_summands(a, twin)) by(row_of<op::join_again>, again, a, twin);
    if (own != 0 && its != 0) by(row_of<op::merge_again>, again, a, twin);
    if (own != 0 && (its == 0 || op.has(alike))) by(row_of<op::forget_factors>, price::possible, a);
  }

  /// Features split into heads: as many as the other has, or of so many features.
  HEADSUP_SELDOM constexpr void propose_split_heads() const {
    auto const &heads = y.of(role::heads), &one = y.of(role::head_dim);
    for (auto const& a : x)
      for (auto const& b : y)
        if (heads.size > 1 && heads.size != dynamic && !x.has(role::heads) && !y.has(a.role) && !x.has(b.role) &&
            is_feature_of(a) && is_feature_of(b) && !a.separate && !b.separate && heads.size * b.size == a.size)
          by(row_of<op::split_heads>, price::mix_up + later, a, b);
    if (one.size == 0 || one.size == dynamic || x.has(role::heads) || x.has(role::head_dim)) return;
    for (auto const& a : x) {
      if (!is_feature(a.role) || a.size == dynamic || a.size % one.size != 0) continue;
      axis_value const parts = as_axis(role::heads, a.size / one.size);
      if (parts.size > 1 && (heads.size == 0 || heads.size == parts.size))
        by(row_of<op::split_heads>, price::likely + later, a, parts);
    }
  }

  /// Pooled over an axis that it has, and not over one that the other still has.
  HEADSUP_SELDOM constexpr void propose_pooled() const {
    bool const ends_apart = x.last().separate || is_heads(x.last().role);
    for (auto const& lost : x.lost)
      for (auto const& a : x) {
        bool const chooses_there = o == op.ids && p.is_named(a.role);  // and not for each of these
        if (a.size < 2 || is_heads(a.role) || !y.has(lost.role) || (o == op.ids && !chooses_there)) continue;
        bool const there = y.has(a.role) && !chooses_there;
        // Pooled over more than that one, it was pooled over a too many, and not over another.
        bool const over_more = x.lost.count != 1 || x.count + 1 != y.count;
        if (there && (a.separate || over_more || (&a != &x.last() && !ends_apart))) continue;
        int const cost = chooses_there                                ? price::likely
                         : there && a.size == y.of(lost.role).size    ? price::sure
                         : there                                      ? price::doubtful
                         : op.has(declares) || kin(a.role, lost.role) ? price::likely
                         : a.is(role::batch) || !counts_positions(a)  ? price::wild_guess
                                                                      : price::plausible;
        each(step{.is = change::pooled, .on = o, .a = a, .b = y.of(lost.role), .cost = cost});
      }
  }

  /// Whether features are its own, and none are the other's too.
  HEADSUP_SELDOM constexpr bool has_own_features() const {
    bool own = false;
    for (auto const& a : x) own = own || (is_feature_of(a) && !y.has(a.role));
    return own && !share_features(x, y);
  }

  /// Whether it has no use for the axis b: features of one are not those of the other, each would meet each. Of numbers
  /// that are alike along what weights choose among, nothing would be chosen; a sum of products with them is no
  /// product; and angles that are alike at all positions tell none from another.
  HEADSUP_SELDOM constexpr bool is_apart_from(axis_value const& b) const {
    for (auto const& a : x)
      if (mixed_and_compared(a.role, b.role) || is_named_as_kind(a.role, b.role) || is_named_as_kind(b.role, a.role))
        return true;
    return (b.known->sums && op.has(weighs)) || (op.has(keeps_both) && c.named[0].is(b)) ||
           (op.works_on[0] == role::pairs && is_place(b.role)) || (p.fills && is_feature_of(b) && has_own_features());
  }

  /// Whether nothing says what stands along it.
  HEADSUP_SELDOM static constexpr bool has_no_kind(axis_value const& a) {
    return is_feature_of(a) && !is_feature(a.role) && !says_whose(a.role) && !a.is(role::vocab);
  }

  /// The axis b was merged into another one: this becomes its parts again, of which tokens are the keys.
  HEADSUP_SELDOM constexpr void propose_unmerged(axis_value const& b) const {
    for (auto const& a : x) {
      if (!a.parts().has(b.role)) continue;
      axis_value const tokens = a.parts().has(role::tokens) ? a.parts().of(role::tokens) : no_axis;
      step const split = done_to(o, row_of<op::split_heads>, tokens.size == 0 ? price::plausible : price::sure, a);
      if (tokens.size == 0) each(split);
      else each(split, done_to(o, row_of<op::rename>, price::along, tokens, as_axis(role::keys, tokens.size)));
      if (p.reads(identity)) by(row_of<op::forget_factors>, price::plausible, a);
    }
  }

  /// It lacks two axes: ids, of what they choose from, or what is to be alike, the first two.
  HEADSUP_SELDOM constexpr void propose_two_lacking() const {
    std::size_t lacks[2] = {}, many = 0;
    for (std::size_t i = 0; i < y.count; ++i)
      if (!x.has(y[i].role) && !is_its_own(c, q, y[i]) && many++ < 2) lacks[many - 1] = i;
    bool const are_first = op.has(alike) && !op.has(declares) && x.count + 2 == y.count && lacks[1] == 1;
    if (are_first || (many == 2 && o == op.ids && op.has(chooses)))
      each(done_to(o, row_of<op::expand>, price::likely, y[lacks[1]]),
           done_to(o, row_of<op::expand>, price::along, y[lacks[0]]));
  }

  /// It lacks the axis b.
  HEADSUP_SELDOM constexpr void propose_lacking(axis_value const& b) const {
    bool const stays = op.has(returns) && o == 0;  // as what was made of it returns to it
    if (auto const& all = holder_of(x, b.role); all.size != 0)
      by(row_of<op::part>, price::mix_up, all.summands().of(b.role), all);
    if (!stays) propose_merged_heads(p, o, b, price::sure + later, each);
    propose_unmerged(b);
    bool const table = op.has(calculates) && !any_features(x) && !any_features(y) &&
                       ((b.is(role::keys) && x.has(role::tokens)) || (b.is(role::tokens) && x.has(role::keys)));
    bool const both = table && !y.has(b.is(role::keys) ? role::tokens : role::keys);
    // What is larger seldom lacks what the other has.
    bool const seldom = op.has(calculates) && o == p.whole && !table && !p.reads(identity);
    // Declared with it, at the same place, or at the last two: where nothing else helps.
    axis_value added = b;
    added.known = &nothing;
    std::size_t const at = y.place(b.role), places[] = {at < x.count ? at : x.count, x.count, x.count - 1};
    bool const lost = x.lost.has(b.role);
    if (lost && p.reads(identity)) declare(price::beside_a_guess, no_axis, added, places[0]);
    if (p.reads(axes_there) && x.count != 0 && !op.has(of_a_layer) && !op.has(declares) && !stays)
      for (std::size_t const place : places)
        declare(seldom || op.has(returns) ? price::in_vain : price::last_resort, no_axis, added, place);
    // One thing by another, of which there are as many: all pairs.
    axis_value const& mine = only_in(x, y);
    bool const of_things = mine.separate && b.separate;
    bool const pairs = op.has(calculates) && b.is(only_in(y, x)) && has_no_kind(b) &&
                       (((of_things || mine.size == b.size) && has_no_kind(mine)) ||
                        ((b.separate || !is_float(y.holds)) && y.count == 1));
    if ((stays && !b.is(role::batch)) || (is_apart_from(b) && !pairs)) return;
    if (op.has(alike) && b.is(c.named[0])) added.size = 1;
    // The same for each key, they would change no weight.
    bool const cancels = op.has(calculates) && b.is(role::keys) && x.has(role::tokens) && y.has(role::tokens);
    int const alike_less = op.has(alike) ? price::more : 0;
    if (op.has(declares) && x.count + 1 == y.count) declare(price::sure, no_axis, added, places[0]);
    bool const of_scores = op.mask == 1 && o == 0 && is_place(b.role);  // get their keys elsewhere
    by(row_of<op::expand>,
       (both && !lost       ? price::likely
        : pairs             ? (mine.size == 0 ? price::guess : p.renaming(b, mine))
        : cancels || seldom ? price::in_vain
                            : price::guess) +
           (p.fills && o != p.whole && !p.reads(identity) ? price::more : 0) - alike_less +
           (of_scores ? price::of_elsewhere : 0),
       added);
  }

  /// It holds other numbers: the last operand is the first to be converted.
  HEADSUP_SELDOM constexpr void propose_type() const {
    if (x.holds == y.holds || !p.reads(types | same_type)) return;
    bool const to_bool = y.holds == number::bool_;
    // Beside ids stand those of the largest of each.
    axis_value const& among = x.of(known_ids_of(y).role);
    if (among.size != 0 && is_float(x.holds) && only_choose(y) && !op.has(calculates))
      by(row_of<op::argmax>, price::slip, among);
    each(converted(o, y.holds,
                   price::likely + price::somewhat * static_cast<int>(c.operands - 1 - o) +
                       (p.reads(types) && to_bool                         ? -price::much
                        : is_whole(y.holds) || y.holds == number::double_ ? price::more
                        : to_bool                                         ? price::far_more
                                                                          : 0)));
  }

  /// The operands are in each other's place, or rows are in that of columns.
  HEADSUP_SELDOM constexpr void propose_turned() const {
    // A matrix of vectors has a row for each: positions come first.
    bool const turned = op.has(by_place) && x.count == 2 && is_place(x[1].role) && !is_place(x[0].role);
    if (turned && y.count == 2 && p.reads(order))
      each(done_to(o, row_of<op::transpose_matrix>, price::likely),
           done_to(q, row_of<op::transpose_matrix>, price::mix_up));
    if (!op.has(calculates))
      each(exchanged(change::swap, o, q,
                     op.has(weighs)                                               ? price::sure
                     : p.reads(types) && q == op.ids && only_choose(x)            ? price::certain
                     : p.reads(types) && o == op.mask && y.holds == number::bool_ ? price::slip
                     : turned                                                     ? price::rare
                     : p.meet                                                     ? price::thinkable
                                                                                  : price::plausible));
  }

  /// Its heads are shared by those of the other.
  HEADSUP_SELDOM constexpr void propose_shared_heads() const {
    axis_value const &mine = x.of(role::heads), &theirs = y.of(role::heads), &shared = x.of(role::kv_heads);
    if (p.meet && o == 1 && mine.size != 0 && mine.size < theirs.size && theirs.size != dynamic &&
        theirs.size % mine.size == 0)
      by(row_of<op::repeat_interleave>, price::thinkable, as_axis(role::kv_heads, mine.size), theirs, 1);
    if (mine.size != 0 && are_heads_in_turn(*mine.known) && theirs.size == mine.size && theirs.known->count == 0)
      by(row_of<op::repeat_interleave>, price::plausible, mine.known->factors[1], theirs, 2);
    if (shared.size == 0 || theirs.size <= shared.size || mine.size != 0 || theirs.size % shared.size != 0) return;
    by(row_of<op::repeat_interleave>, price::mix_up, shared, theirs);
    if (!op.has(in_place)) each(done_to(q, row_of<op::split_heads>, price::mix_up, theirs, shared));
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
