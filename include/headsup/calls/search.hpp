#pragma once

#include <headsup/calls/propose_fits.hpp>
#include <headsup/calls/propose_layers.hpp>
#include <headsup/calls/propose_names.hpp>
#include <headsup/calls/propose_operands.hpp>
#include <headsup/calls/propose_parts.hpp>
#include <headsup/calls/propose_readings.hpp>

// Looks for the cheapest changes of a call after which all its rules hold.

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::headsup_calls {
/// Changes one after another.
struct path {
  static constexpr std::size_t longest = 3;

  step steps[longest]{};
  std::size_t count = 0;
  int cost = 1000;
};

HEADSUP_SELDOM constexpr bool same_step(step const& x, step const& y) {
  return x.is == y.is && x.on == y.on && (x.is != change::operand || x.does(*y.by)) &&
         (x.is != change::instead || role_named(x.by->name) == role_named(y.by->name)) && x.a.is(y.a) &&
         x.a.size == y.a.size && x.b.is(y.b) && x.n == y.n && x.type == y.type;
}
HEADSUP_SELDOM constexpr bool same_path(path const& p, path const& q) {
  bool same = p.count == q.count;
  for (std::size_t i = 0; same && i < p.count; ++i) same = same_step(p.steps[i], q.steps[i]);
  return same;
}

/// Whether changes leave it to the user to name a role, which no compiler takes.
HEADSUP_SELDOM constexpr bool names_another(path const& p) {
  bool another = false;
  for (step const& s : p.steps) another = another || s.a.is(role::another) || s.b.is(role::another);
  return another;
}

/// Calls each(step) for every change that may help.
template <class Each> HEADSUP_SELDOM constexpr void propose(auto const& p, Each each) {
  hint const& other = p.wrong.otherwise;
  if (other.text[0] != '\0' && other.when(p.c)) each(step{.is = change::hint, .cost = other.price});
  if (p.c.operands == 0) return form_of(p.op).types.end != 0 ? propose_axes(p, each) : propose_made(p, each);
  propose_names(p, each);
  propose_parts(p, each);
  for (std::size_t o = p.op.has(declares) ? 1 : 0; o < p.c.operands; ++o) {
    if (!p.c.x[o].tensor()) continue;
    for (std::size_t q = 0; q < p.c.operands; ++q)
      if (q != o && p.c.x[q].tensor()) fitting<decltype(p), Each>{p, o, q, each}.propose();
    propose_alone(p, o, each);
    if (p.op.has(of_a_layer)) propose_layer(p, o, each);
  }
  propose_others(p, each);
  if (p.op.has(declares)) propose_declared(p, each);
  if (p.op.has(only_reads) || p.op.has(declares)) propose_readings(p, each);
  if (p.op.has(steps)) propose_cache(p, each);
  if (p.op.has(draws) && p.reads(kinds)) propose_generator(p, each);
  if (p.op.has(chooses)) propose_choices(p, each);
  if (p.reads(kinds) && p.c.operands == 2 && !p.c.x[0].tensor() && p.c.x[1].tensor())
    each(exchanged(change::swap, 0, 1, price::plausible));
  if (p.reads(kinds) && !p.op.has(alike) && p.c.operands > form_of(p.op).operands.first)
    each(step{.is = change::drop, .cost = price::possible});
}

/// The cheapest ways to mend a call, and how many changes were tried; at most so many.
template <class Call> class search {
 public:
  static constexpr std::size_t most_tried = 300, kept = 3;

  path best[kept]{};
  /// For each operand the cheapest in which it is what it was not given as, at any price; and one without an axis.
  path given[draft::most_operands]{}, without{};
  std::size_t tried = 0;

  /// The cheapest of these, but for that of one operand; of none if there is none.
  HEADSUP_SELDOM constexpr path given_but(std::size_t operand, bool or_without) const {
    path cheapest = or_without ? without : path{};
    for (std::size_t o = 0; o < call_.operands; ++o)
      if (o != operand && given[o].cost < cheapest.cost) cheapest = given[o];
    return cheapest;
  }

  /// The cheapest of these whose size is known.
  HEADSUP_SELDOM constexpr path declared() const {
    path const cheapest = given_but(call_.operands, true);
    return cheapest.steps[0].b.size == dynamic ? path{} : cheapest;
  }

  /// What is hardly dearer than the cheapest, or else declared otherwise, and names roles that are there.
  HEADSUP_SELDOM constexpr path of_roles_there() const {
    for (path const& each : best)
      if (each.count != 0 && each.cost <= best[0].cost + price::for_code && !names_another(each)) return each;
    return declared();
  }

  constexpr explicit search(Call const& c) : call_(c) {
    if (draft::fits(c)) explore(draft(c), path{}, path::longest);
  }

 private:
  Call const& call_;

  HEADSUP_SELDOM constexpr void keep(path const& found) {
    step const& first = found.steps[0];
    if (found.count == 1 && first.is == change::declared)
      if (path& one = first.b.size == 0 ? without : given[first.on]; found.cost < one.cost) one = found;
    if (found.cost > price::dearest) return;
    path better = found;
    for (path& each : best)
      if (same_path(each, found)) {
        if (each.cost <= found.cost) return;
        each = path{};
      }
    for (std::size_t i = 0; i + 1 < kept; ++i)
      if (best[i].count == 0) exchange(best[i], best[i + 1]);
    for (path& each : best)
      if (better.cost < each.cost) exchange(each, better);
  }

  /// The last step, which declares an operand otherwise, comes first, as it is typed. Whether the rules hold so, too.
  HEADSUP_SELDOM constexpr bool declare_first(path& p) const {
    step first = p.steps[p.count - 1];
    for (std::size_t i = p.count - 1; i > 0; --i) {
      step const& s = p.steps[i] = p.steps[i - 1];
      if (s.is != change::operand || s.on != first.on || !s.b.is(first.a)) continue;
      first.a.role = s.a.role;
      first.b.role = s.a.role;
    }
    p.steps[0] = first;
    draft d(call_);
    if (!d.x[first.on].has(first.a.role)) return false;
    for (std::size_t i = 0; i < p.count; ++i) {
      if (!is_possible(d, p.steps[i])) return false;
      apply(d, p.steps[i]);
    }
    return keeps(d.call());
  }

  /// Whether a step took an axis for another one. If that has another size as well, it is another axis.
  HEADSUP_SELDOM constexpr bool takes_another(step const& s, axis_value const& declared) const {
    bool const named = s.is == change::role && s.a.is(declared);
    role_value const& was = named ? call_.named[s.on].role : s.a.role;
    return (named || (s.is == change::operand && s.b.is(declared) && !s.a.is(s.b))) && !kin(was, declared.role) &&
           !nearly(was, declared.role) && !(is_feature(was) && says_whose(declared.role));
  }

  /// Goes on from `d`, which `before` led to, while rules hold that did not.
  HEADSUP_SELDOM constexpr void explore(draft const& d, path const& before, std::size_t depth) {
    proposals const p{d.call()};
    std::size_t const at = broken(p.c);
    path next[4]{};
    propose(p, [&](step const& each, step const& then = step{}) {
      path longer = before;
      bool const two = then.is != change::none;
      bool const alone = each.is == change::instead || each.is == change::pooled ||
                         (each.is == change::operand && each.by->has(of_both));
      if (before.count != 0 && (two || alone)) return;
      longer.cost = before.count == 0 ? each.cost : before.cost + each.cost + price::of_a_second;
      if (two) longer.cost += then.cost + price::of_a_second;
      bool const is_given = each.is == change::declared && before.count == 0;
      if (tried >= most_tried || (longer.cost > price::dearest && !is_given) ||
          (before.count != 0 && longer.cost + 1 >= best[kept - 1].cost))
        return;
      longer.steps[longer.count++] = each;
      if (each.is == change::hint) {
        if (before.count == 0) keep(longer);
        return;
      }
      if (!is_possible(d, each)) return;
      ++tried;
      draft changed(d);
      apply(changed, each);
      if (two) {
        if (!is_possible(changed, then)) return;
        apply(changed, then);
        longer.steps[longer.count++] = then;
      }
      std::size_t const now = broken(changed.call());
      if (each.is == change::declared && before.count != 0) {
        bool const another = takes_another(before.steps[before.count - 1], each.a);
        if (now == operation::most_rules && !another && declare_first(longer)) keep(longer);
        return;
      }
      if (now == operation::most_rules) return keep(longer);
      if (longer.cost > price::dearest || (now <= at && each.is != change::instead) || two) return;
      for (path& one : next)
        if (longer.cost < one.cost) exchange(one, longer);
    });
    if (depth < 2 || best[0].cost <= price::guess) return;
    for (path const& one : next)
      if (one.count != 0 && one.cost + price::much < best[0].cost) {
        draft changed(d);
        apply(changed, one.steps[one.count - 1]);
        explore(changed, one, depth - 1);
      }
  }
};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
HEADSUP_OWN_NAMES_END
