#pragma once

#include <headsup/calls/fix_writer.hpp>

// The sentence for a refused call: what is wrong, and the cheapest change that makes it right, as code.

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::headsup_calls {
/// Whether a hint is code.
HEADSUP_SELDOM constexpr bool is_code(char const* text) {
  for (; *text != '\0'; ++text)
    if (*text == '(') return true;
  return false;
}

/// What is wrong with a call that breaks a rule, without a fix.
template <class Call> HEADSUP_SELDOM constexpr words what_is_wrong(Call const& c) {
  rule const& r = c.op->rules[broken(c)];
  words w;
  w << r.code << " " << c.op->name;
  if (r.names_axes && c.roles != 0) show_named(w, {c.named.first, c.roles});
  else if (r.names_axes && !c.op->has(of_a_layer)) show_named(w, c.named);
  w << ": ";
  answer no(r, w);
  (void)r.holds(c, no);
  return w;
}

/// The sentence for numbers that only run time knows. It looks for other numbers alone: programs that take positions
/// hold this, and not the search.
template <class Call> HEADSUP_SELDOM constexpr words diagnose_numbers(Call const& c) {
  words w = what_is_wrong(c);
  renumbered best(c);
  int cost = 1000;
  propose_numbers(c, [&](step const& each, step const& then = step{.cost = 0}) {
    renumbered changed(c);
    changed.make(each), changed.make(then);
    if (each.cost + then.cost >= cost || !keeps(changed.call(c))) return;
    best = changed, cost = each.cost + then.cost;
  });
  return show_call(w.fix(), best.call(c));
}

/// Whether some axis that only x has, or each, could be one that only y has.
HEADSUP_SELDOM constexpr bool could_be(axes_value const& x, axes_value const& y, bool each) {
  bool some = false;
  for (axis_value const& a : x) {
    if (y.has(a.role)) continue;
    bool could = false;
    for (axis_value const& b : y) could = could || (!x.has(b.role) && headsup_detail::may_equal(a.size, b.size));
    if (could != each) return could;
    some = could;
  }
  return some;
}

/// Writes what would do in the place of an operand, where no change of the call helps.
template <class Call> HEADSUP_SELDOM constexpr words& write_what_would_do(words& w, Call const& c, rule const& wrong) {
  if (c.op->has(declares)) return say_hint(w, c, hint{"auto, or {its_type}"});
  for (std::size_t i = 0; i < c.operands && i < c.op->tensors; ++i)  // numbers that lie elsewhere
    if (c.x[i].is == kind::other && c.x[i].holds != number::other && (i == c.op->ids || !c.op->has(of_a_layer))) {
      bool const named = c.op->first_there == 0 && c.roles != 0 && i != c.op->ids;
      axis_value const one[] = {as_axis(named ? c.named[0].role : role::tokens, dynamic), no_axis};
      draft d(c);  // over the axes of the other operand but for the named one, if that is right
      d.put(i, {{&no_axis, 0}, kind::tensor, c.x[i].holds, {&no_axis, 0}});
      for (axis_value const& a : c.x[i == 0 ? 1 : 0])
        if (c.operands == 2 && !c.named.has(a.role)) d.insert(i, d.x[i].count, as_axis(a.role, a.size));
      axes_value const over = d.x[i].count != 0 && keeps(d.call()) ? axes_value(d.x[i]) : axes_value{one, 1};
      return show(w << "tensor_view<" << conversion_to(c.x[i].holds) << " const, ", bare{over})
             << ">(" << name_of(*c.op, i).data() << ")";
    }
  std::size_t const asked = headsup_calls::asked(wrong, c).first;
  bool const of_one = c.operands == 1 || wrong.operand != rule::every;
  if (c.op->has(of_a_layer) && of_one && asked < inputs(*c.op)) {
    gathered_axes<draft::most_axes> lacks;
    for (std::size_t n = asked; n < c.named.count; n = n < inputs(*c.op) ? inputs(*c.op) : n + 1)
      if ((n == asked || c.op->has(is_full)) && c.x[asked].of(c.named[n].role).size != c.named[n].size)
        lacks.add(c.named[n]);
    show(w << "a tensor with ", bare{lacks.list()}) << (lacks.count == 0 ? "those axes alone" : "");
    return c.operands > 1 ? w << " for " << name_of(*c.op, asked).data() : w;
  }
  if (c.op->has(of_a_layer) && of_one && asked < c.operands)
    return show(w << "tensor<bool, ", bare{axes_beside(c, asked - 1, true).list()})
           << "> " << name_of(*c.op, asked).data();
  for (std::size_t i = 0; i < c.operands; ++i)
    if (!c.x[i].tensor() && i < c.op->tensors) {
      if (c.x[i].is == kind::truth) return w << of_each;
      bool const one = c.operands == 1 || c.op->tensors == 1;
      if (wrong.operand == rule::every && !one)
        return show_arguments(show_named(w << "tensors, as in " << c.op->name, {c.named.first, c.roles}), *c.op);
      w << "a tensor";
      if (c.op->first_there < c.roles && one) w << " with an axis " << c.named[c.op->first_there].role.name;
      else if (!one) w << " for " << name_of(*c.op, i).data();
      return w;
    }
  for (std::size_t r = 0; r < c.roles && (wrong.reads & names) != 0; ++r)
    for (std::size_t i = 0; i < c.operands && i < c.op->tensors && i < c.op->ids; ++i)
      if (c.op->first_there <= r && r < c.op->last_there && !c.x[i].has(c.named[r].role))
        return w << "a tensor with an axis " << c.named[r].role.name;
  bool const calculated = (c.op->has(calculates) || c.op->has(returns)) && wrong.reads == axes_there;
  if (both_tensors(c, 0, 1) && wrong.reads == axes_there &&
      (!calculated || could_be(c.x[1], c.x[0], c.op->has(returns))))
    return w << "rename those axes of " << name_of(*c.op, 1).data() << " that are axes of " << name_of(*c.op, 0).data();
  if (both_tensors(c, 0, 1)) {
    bool const alike = c.op->has(headsup_calls::alike) || calculated,
               either = alike && !c.op->has(in_place) && !c.op->has(declares);
    given_back const back = find_given_back(c);
    bool const pooled = (wrong.reads & identity) != 0 && back.axis->size != 0;
    std::size_t const first = pooled ? back.lost_by : c.op->has(returns) ? 0 : 1;
    bool said = false;
    for (std::size_t const i : {first, 1 - first}) {
      gathered_axes<draft::most_axes> wanted;
      for (axis_value const& a : c.x[1 - i])
        if (std::size_t const size = c.x[i].of(a.role).size;
            size == 0 ? alike || (pooled && c.x[i].lost.has(a.role))
                      : !headsup_detail::may_equal(a.size, size) && !(alike && a.is(c.named[0])))
          wanted.add(a);
      if (wanted.count == 0 || (i != first && (!either || pooled))) continue;
      show(show(w << (said ? ", or " : ""), name(c, i)) << " with ", bare{wanted.list()});
      said = true;
    }
    return said ? w : show(show(w, name(c, first)) << " with axes that fit ", name(c, 1 - first));
  }
  for (role_value const& wanted : c.op->works_on)
    if (wanted.number != 0 && wrong.reads == axes_there && c.operands != 0 && !c.x[0].has(wanted))
      return w << "a tensor with an axis " << wanted.name;
  return w << "a tensor with other axes";
}

/// Whether a change, as it is written, can be typed.
HEADSUP_SELDOM constexpr bool is_typed(step const& s, words const& written) {
  return s.is == change::hint ? is_code(written.data()) : s.is != change::declared && s.is != change::pooled;
}

/// Whether `another` may be named beside a change: it is of another kind and as likely, or that is no code. What else
/// is done to an operand leads elsewhere more often than what else is called or declared.
HEADSUP_SELDOM constexpr bool stands_beside(path const& another, path const& best, bool best_is_code) {
  step const &one = best.steps[0], &other = another.steps[0];
  bool const by_operand = one.is == change::operand;
  int const dearer = !best_is_code ? price::for_code : other.is == change::operand ? 0 : price::a_little;
  bool const cut = other.is == change::declared && by_operand && one.by->has(shortens) && one.n == 0;
  // Heads as well as their features may be of the wrong size.
  bool const of_heads = one.is == change::axis && one.a.is(role::head_dim) && other.on != one.on;
  bool const alike = other.is == one.is && !of_heads && (!by_operand || (one.does(*other.by) && one.n == other.n));
  return another.count != 0 && another.cost <= best.cost + dearer && other.is != change::role && !alike &&
         !(cut && other.on == one.on);
}

/// Beside a guess, which changes what is there, writes what else may have been meant to be there: what the rule itself
/// says; or another operand, or the same before it lost an axis.
template <class Call>
HEADSUP_SELDOM constexpr words& write_what_else(words& w, Call const& c, path const& best, search<Call> const& found) {
  rule const& wrong = c.op->rules[broken(c)];
  hint const& own = wrong.otherwise;
  step const& one = best.steps[0];
  bool const by_operand = one.is == change::operand, declared = one.is == change::declared && !c.op->has(in_place);
  bool const resized = one.is == change::axis && one.a.size != 0;
  bool const pooled = one.is == change::pooled, surely = pooled && c.x[one.on].lost.has(one.b.role);
  bool const changed = (by_operand && !one.by->has(of_both)) || one.is == change::role || declared || pooled;
  bool const renamed = by_operand && one.does(row_of<op::rename>) && (one.on == 0 || !is_sure(c, one));
  bool const named_so = (renamed || one.is == change::role) && (wrong.reads & names) != 0 && c.operands == 2;
  bool const guessed = changed && (best.cost >= price::plausible || named_so);
  bool const cheaper = own.text[0] != '\0' && best.cost < own.price && own.price < price::dearest;
  if (cheaper && ((guessed && by_operand) || own.beside) && own.when(c)) return say_hint(w << ", or ", c, own), w;
  bool const renamed_alone = by_operand && c.operands == 1 && one.does(row_of<op::rename>);
  bool const same_operand =
      declared || surely || (by_operand && !renamed_alone && !named_so && (wrong.reads & identity) == 0);
  bool const or_without = !renamed_alone && (!declared || one.b.size != 0);
  path const given = found.given_but(same_operand ? one.on : c.operands, or_without);
  bool const of_the_layer = one.is == change::made_for || (one.is == change::order && c.op->has(of_a_layer));
  if (given.count != 0 && (guessed || resized || of_the_layer)) fix_writer(w << ", or ", c, given).write();
  return w;
}

/// The sentence: what is wrong, and as its fix the cheapest change, and at most one other.
/// Of several operands that are to be alike, the first is compared with one that is not.
template <class Call> HEADSUP_SELDOM constexpr words diagnose(Call const& c) {
  if (c.op->has(alike) && c.operands > 2) {
    Call two = c;
    two.operands = 2;
    for (std::size_t i = 1; i < c.operands; ++i) {
      operand_value const xs[] = {c.x[0], c.x[i]};
      two.x = xs;
      if (!keeps(two)) return diagnose(two);
    }
  }
  words w = what_is_wrong(c);
  w.fix();
  rule const& wrong = c.op->rules[broken(c)];
  hint const& own = wrong.otherwise;
  // A claim that does not hold: what would keep it is named first.
  bool const claims = c.op->has(declares) && (own.beside || (wrong.reads & axes_there) != 0);
  if (own.text[0] != '\0' && own.price == 0 && own.when(c)) {
    if (claims) show_wanted(w, c, own.beside);
    return say_hint(w, c, own);
  }
  search<Call> const found(c);
  path best = found.best[0];
  if (best.count == 0) best = found.declared();
  if (best.count == 0) return write_what_would_do(w, c, wrong);
  if (names_another(best))
    if (path const named = found.of_roles_there(); named.count != 0) {
      fix_writer(w, c, named).write();
      fix_writer(w << ", or ", c, best).write();
      return w;
    }
  words first;
  if (claims && best.steps[0].is == change::hint) show_wanted(first, c, own.beside);
  fix_writer(first, c, best).write();
  w << first.data();
  bool const first_is_typed = is_typed(best.steps[0], first);
  for (std::size_t i = 1; i < search<Call>::kept && !own.beside; ++i) {
    if (!stands_beside(found.best[i], best, first_is_typed)) continue;
    words second;
    fix_writer(second, c, found.best[i]).write();
    if (!(first == second) && (first_is_typed || is_typed(found.best[i].steps[0], second)))
      return w << ", or " << second.data();
  }
  return write_what_else(w, c, best, found);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
HEADSUP_OWN_NAMES_END
