#include "slips.hpp"

#include "catch.hpp"

#include <headsup/calls/diagnose.hpp>

#include <cstdio>
#include <map>
#include <set>
#include <string>

// Every fix that the search names is accepted by the rules, and how often it is what was meant is counted.

namespace {
using namespace slips;
using calls::change;
using calls::operation;

bool is_right(draft const& d) { return keeps(d.call()); }

/// Whether a role stands twice in an operand: no tensor has such a type.
bool has_a_role_twice(draft const& d) {
  for (std::size_t o = 0; o < d.operands; ++o)
    for (std::size_t i = 0; i < d.x[o].count; ++i)
      if (d.x[o].place(d.x[o][i].role) != i) return true;
  return false;
}

struct shares {
  std::size_t refused = 0, fixes = 0, kept = 0, restored = 0, prose = 0;

  double of_refused(std::size_t n) const { return static_cast<double>(n) / static_cast<double>(refused); }
};

/// Slips until so many fixes were named, each of `times` changes.
shares mend(std::vector<draft> const& right, unsigned seed, std::size_t wanted, int times) {
  hand slipping(seed);
  shares all;
  while (all.fixes < wanted) {
    draft const& meant = right[slipping.pick(right.size())];
    draft slip(meant);
    bool changed = true;
    for (int i = 0; i < times; ++i) changed = changed && slipping.slip(slip);
    if (!changed || same(slip, meant) || has_a_role_twice(slip) || is_right(slip)) continue;
    ++all.refused;
    calls::call_value const call = slip.call();
    calls::hint const& instead = call.op->rules[broken(call)].otherwise;
    calls::search const found(call);
    bool const hinted = instead.text[0] != '\0' && instead.price == 0 && instead.when(call);
    if (hinted || (found.best[0].count != 0 && found.best[0].steps[0].is == change::hint)) continue;
    if (found.best[0].count == 0) {
      ++all.prose;
      continue;
    }
    for (calls::path const& fix : found.best) {
      if (fix.count == 0 || fix.steps[0].is == change::hint) continue;
      draft fixed(slip);
      for (std::size_t i = 0; i < fix.count; ++i) apply(fixed, fix.steps[i]);
      ++all.fixes;
      all.kept += is_right(fixed) ? 1 : 0;
      if (&fix == &found.best[0]) all.restored += same(fixed, meant) ? 1 : 0;
    }
  }
  return all;
}

void report(char const* which, shares const& all) {
  std::printf(
      "%s: %zu of %zu fixes hold; of %zu slips, %.1f %% of the first fixes restore the very call, %.1f %% name no "
      "code\n",
      which, all.kept, all.fixes, all.refused, 100 * all.of_refused(all.restored), 100 * all.of_refused(all.prose));
}
}  // namespace

TEST_CASE("right calls keep all rules") {
  for (auto const& set : {seen(), kept_back(), of_layers(), of_steps()})
    for (draft const& each : set) {
      INFO(each.op->name);
      CHECK(is_right(each));
    }
}

TEST_CASE("after every fix all rules hold, and the first is what was meant") {
  // The floors are what was reached, less what chance can take away.
  shares const known = mend(seen(), 1, 100000, 1), others = mend(kept_back(), 7, 100000, 1);
  report("slips that costs were tuned by", known);
  report("slips that were kept back", others);
  CHECK(known.kept == known.fixes);
  CHECK(others.kept == others.fixes);
  CHECK(known.of_refused(known.restored) >= 0.605);
  CHECK(others.of_refused(others.restored) >= 0.61);
  CHECK(known.of_refused(known.prose) <= 0.045);
  CHECK(others.of_refused(others.prose) <= 0.045);
}

TEST_CASE("two slips at once are mended by fixes that hold") {
  shares const both = mend(seen(), 3, 20000, 2);
  report("two slips at once", both);
  CHECK(both.kept == both.fixes);
}

TEST_CASE("after every fix of a layer all rules hold") {
  shares const layers = mend(of_layers(), 5, 50000, 1);
  report("slips of layers", layers);
  CHECK(layers.kept == layers.fixes);
  CHECK(layers.of_refused(layers.restored) >= 0.57);
  CHECK(layers.of_refused(layers.prose) <= 0.13);
  shares const steps = mend(of_steps(), 5, 10000, 1);
  report("slips of steps", steps);
  CHECK(steps.kept == steps.fixes);
}

namespace {
/// Something that types know of an operand, or another kind of operand, or one more.
class world {
 public:
  explicit world(unsigned seed) : random_(seed) {}

  void surprise(draft& d) {
    static axis_value const heads_and_copies[] = {axis(role::kv_heads, 1), axis(role::copies, 2), calls::no_axis},
                            two[] = {axis(role::head_dim, 2), axis(role::heads, 3), calls::no_axis},
                            three[] = {axis(role::heads, 3), axis(role::head_dim, 2), calls::no_axis},
                            examples[] = {axis(role::batch, 2), axis(role::tokens, 3), calls::no_axis};
    static calls::knowledge const facts[] = {
        {.sums = true},
        {.zeros = calls::triangle::lower, .query = role::tokens, .queries = 5},
        {.zeros = calls::triangle::upper, .query = role::tokens, .queries = 6, .diagonal = 2},
        {.zeros = calls::triangle::upper, .query = role::tokens, .queries = 3, .diagonal = 1},
        {.weighed = true, .factors = heads_and_copies, .count = 2},
        {.factors = examples, .count = 2},
        {.hidden = true, .factors = three, .count = 2},
        {.summands = two, .summand_count = 2},
        {.summands = three, .summand_count = 2},
        {.ids_of = role::d_out, .ids = 4},
        {.mask = calls::polarity::keeps},
        {.mask = calls::polarity::hides}};
    if (d.operands == 0) {
      if (d.count != 0) d.named[pick(d.count)].size = headsup::dynamic;
      return;
    }
    std::size_t const o = pick(d.operands);
    operand_value& x = d.x[o];
    if (d.op->has(calls::draws) && pick(3) == 0) return change_last(d);
    if (x.is == kind::cache && pick(2) == 0) return change_cache(d, o);
    switch (pick(14)) {
      case 0:
        if (x.count != 0) d.at[o][pick(x.count)].known = &facts[pick(std::size(facts))];
        return;
      case 1:
        if (x.count != 0) d.at[o][pick(x.count)].known = &calls::sums_known;
        return;
      case 2:
        d.lost[o][0] = d.x[pick(d.operands)].count != 0 ? d.at[0][0] : calls::no_axis;
        x.lost.count = 1, x.refers = true;
        return;
      case 3:
        x.is = pick(2) == 0 ? kind::truth : kind::other, x.count = 0, d.at[o][0] = calls::no_axis;
        return;
      case 4: {
        if (d.operands == 3) return;
        bool const tensor = pick(2) == 0;
        d.put(d.operands, {{d.at[0], tensor ? d.x[0].count : 0},
                           tensor ? kind::tensor : kind::other,
                           pick(2) == 0 ? number::bool_ : number::float_,
                           {&calls::no_axis, 0}});
        ++d.operands;
        return;
      }
      case 5:
        if (d.count + 1 < 4)
          d.named[d.count++] = axis(slips::pool[pick(9)]), ++d.roles, d.named[d.count] = calls::no_axis;
        return;
      case 6:
        if (d.numbers < 3) d.given[d.numbers++] = static_cast<long long>(pick(3)) - 1;
        return;
      case 9:
        d.numbers = 0;
        return;
      case 12:
        if (d.count == 0) return;
        if (d.roles != 0 && pick(2) == 0) calls::apply(d, {.is = change::leave_out, .on = pick(d.roles)});
        else if (d.count != d.roles) d.named[d.roles].size = headsup::dynamic;
        return;
      case 13:
        x.count = 0, d.at[o][0] = calls::no_axis;
        return;
      case 10:
        if (d.roles > 1) d.named[0].role = d.named[1].role;
        return;
      case 11:
        if (d.roles != 0) along_a_place(d);
        return;
      case 7:
        for (std::size_t i = 0; i < d.operands; ++i) d.x[i].holds = pick(2) == 0 ? number::bool_ : number::int_;
        return;
      default:
        if (x.count != 0) d.at[o][pick(x.count)].size = pick(2) == 0 ? headsup::dynamic : 1;
        return;
    }
  }
  std::size_t pick(std::size_t n) { return random_() % n; }

 private:
  /// What a layer is given after its tensors.
  void change_last(draft& d) {
    kind const kinds[] = {kind::number, kind::generator, kind::cache, kind::tensor};
    if (d.operands == 3) return;
    d.put(d.operands, {{d.at[0], 0}, kinds[pick(4)], number::bool_, {&calls::no_axis, 0}});
    d.x[d.operands].points = pick(4) == 0;
    ++d.operands;
  }
  /// A cache that is another, does not stay, or has less room.
  void change_cache(draft& d, std::size_t o) {
    operand_value& x = d.x[o];
    switch (x.count == 0 ? 0 : pick(7)) {
      case 0:
        x.kept = false;
        return;
      case 1:
        x.points = true;
        return;
      case 2:
        x.several = pick(4);
        return;
      case 3:
        x.holds = number::bfloat16;
        return;
      case 4:
        x.held = pick(9);
        return;
      case 5:
        d.at[o][pick(x.count)].size = 3;
        return;
      default:
        d.remove(o, pick(x.count));
    }
  }
  /// The call along positions instead: another role for the first one that it names, wherever that stands.
  void along_a_place(draft& d) {
    role_value const places[] = {role::tokens, role::keys, role::context_length};
    role_value const from = d.named[0].role, to = places[pick(3)];
    for (std::size_t o = 0; o < d.operands; ++o)
      if (d.x[o].has(to)) return;
    d.named[0].role = to;
    for (std::size_t o = 0; o < d.operands; ++o)
      if (d.x[o].has(from)) d.of(o, from).role = to;
  }

  std::mt19937 random_;
};

/// Whether a program can call it so: with as many names and operands as the form of the operation has.
bool is_written_so(draft const& d) {
  calls::form_value const form = form_of(*d.op);
  auto in = [](calls::range const& r, std::size_t n) { return r.first <= n && n <= r.end; };
  return in(form.roles, d.roles) && in(form.axes, d.count - d.roles) &&
         (d.at_run_time || in(form.numbers, d.numbers)) && in(form.operands, d.operands);
}

/// Right calls of each row, and some that are wrong.
std::map<operation const*, std::vector<draft>> rows() {
  std::map<operation const*, std::vector<draft>> all;
  for (auto const& set : {seen(), kept_back(), of_layers(), of_steps(), of_other_rows(), wrong(), wrong_ids(),
                          wrong_fills(op::full, {operand(kind::number)}), wrong_fills(op::zeros, {}),
                          wrong_fills(op::ones, {}), wrong_fills(op::arange, {})})
    for (draft const& each : set) all[each.op].push_back(each);
  return all;
}

/// One of the calls after some changes.
draft changed_at_random(std::vector<draft> const& from, world& around, hand& slipping) {
  draft d(from[around.pick(from.size())]);
  for (std::size_t n = around.pick(3); n-- > 0;) around.surprise(d);
  for (std::size_t n = around.pick(3); n-- > 0;) (void)slipping.slip(d);
  return d;
}

/// What a call is told, without a fix, if the rule at `left_out` is not asked; nothing if it is accepted.
std::string said_of(calls::call_value const& c, int left_out) {
  std::size_t const at = broken(c, left_out);
  if (at == operation::most_rules) return "";
  calls::rule const& r = c.op->rules[at];
  calls::words w;
  w << r.code << ": ";
  calls::answer no(r, w);
  (void)r.holds(c, no);
  return w.data();
}
}  // namespace

// This is the mutation of rows: static_tests/mutation leaves their rules to it.
TEST_CASE("without any rule of a row, a call is accepted, or told something else") {
  std::size_t entries = 0;
  for (auto const& [row, meant] : rows()) {
    bool noticed[operation::most_rules] = {};
    std::size_t rules = 0, left = 0;
    while (rules < operation::most_rules && row->rules[rules].code[0] != '\0') ++rules;
    hand slipping(5);
    world around(9);
    left = rules;
    for (int i = 0; i < 400000 && left != 0; ++i) {
      draft const d = changed_at_random(meant, around, slipping);
      std::size_t const at = broken(d.call());
      if (at == operation::most_rules || noticed[at] || !is_written_so(d)) continue;
      noticed[at] = said_of(d.call(), -1) != said_of(d.call(), static_cast<int>(at));
      left -= noticed[at] ? 1 : 0;
    }
    for (std::size_t i = 0; i < rules; ++i) {
      INFO(row->name << ": rule " << i << ", " << row->rules[i].code);
      CHECK(noticed[i]);
    }
    entries += rules;
  }
  std::printf("%zu rules of %zu rows are needed\n", entries, rows().size());
}

// And this is the mutation of repairs and hints: without one that is in a fix, that fix is another.
TEST_CASE("each change, repair and hint is in the fix of a call") {
  operation const* const repairs[] = {&calls::row_of<op::rename>,
                                      &calls::row_of<op::transpose>,
                                      &calls::row_of<op::transpose_matrix>,
                                      &calls::row_of<op::reorder>,
                                      &calls::row_of<op::slice>,
                                      &calls::row_of<op::split>,
                                      &calls::row_of<op::split_heads>,
                                      &calls::row_of<op::merge>,
                                      &calls::row_of<op::merge_heads>,
                                      &calls::row_of<op::squeeze>,
                                      &calls::row_of<op::take>,
                                      &calls::row_of<op::expand>,
                                      &calls::row_of<op::convert>,
                                      &calls::row_of<op::softmax>,
                                      &calls::row_of<op::renormalize>,
                                      &calls::row_of<op::assume_factors>,
                                      &calls::row_of<op::negate>,
                                      &calls::row_of<op::triu>,
                                      &calls::row_of<op::tril>,
                                      &calls::row_of<op::assume_normalized>,
                                      &calls::row_of<op::forget_size>,
                                      &calls::row_of<op::clone>,
                                      &calls::row_of<op::expect_size>,
                                      &calls::row_of<op::forget_factors>,
                                      &calls::row_of<op::merge_again>,
                                      &calls::row_of<op::part>,
                                      &calls::row_of<op::join_again>,
                                      &calls::row_of<op::argmax>,
                                      &calls::row_of<op::sum>,
                                      &calls::row_of<op::mean>,
                                      &calls::row_of<op::repeat_interleave>};
  change const changes[] = {change::role,     change::axis,    change::order,   change::front,      change::add,
                            change::factors,  change::number,  change::swap,    change::drop,       change::leave_out,
                            change::only,     change::convert, change::operand, change::pooled,     change::declared,
                            change::made_for, change::cache,   change::cleared, change::pointed_at, change::generator};
  std::set<change> changed;
  std::set<operation const*> repaired;
  std::size_t hints = 0;
  for (auto const& [row, meant] : rows()) {
    std::set<char const*> left;
    for (calls::rule const& each : row->rules)
      if (each.otherwise.text[0] != '\0') left.insert(each.otherwise.text);
    hints += left.size();
    hand slipping(5);
    world around(9);
    for (int i = 0; i < 400000 && (i < 6000 || !left.empty()); ++i) {
      draft const d = changed_at_random(meant, around, slipping);
      if (is_right(d) || !is_written_so(d) || has_a_role_twice(d)) continue;
      calls::hint const& instead = row->rules[broken(d.call())].otherwise;
      bool const hinted = left.count(instead.text) != 0 && instead.when(d.call());
      if (hinted && instead.price == 0) left.erase(instead.text);
      if (!hinted && i >= 6000) continue;
      calls::search const found(d.call());
      calls::path const &first = found.best[0], &second = found.best[1];
      for (std::size_t s = 0; s < first.count; ++s) {
        changed.insert(first.steps[s].is);
        if (first.steps[s].is == change::operand) repaired.insert(first.steps[s].by);
      }
      if (first.steps[0].is == change::hint || second.steps[0].is == change::hint) left.erase(instead.text);
    }
    for (char const* each : left) FAIL_CHECK(row->name << ": " << each);
  }
  for (operation const* each : repairs) {
    INFO(each->name);
    CHECK(repaired.count(each) == 1);
  }
  for (change each : changes) {
    INFO("change " << static_cast<int>(each));
    CHECK(changed.count(each) == 1);
  }
  std::printf("%zu changes, %zu repairs and %zu hints are needed\n", changed.size(), repaired.size(), hints);
}

TEST_CASE("the sentence is the same whenever it is asked") {
  hand slipping(11);
  for (draft const& meant : seen()) {
    draft slip(meant);
    if (!slipping.slip(slip) || is_right(slip) || has_a_role_twice(slip)) continue;
    CHECK(std::string(diagnose(slip.call()).data()) == diagnose(draft(slip).call()).data());
  }
}
