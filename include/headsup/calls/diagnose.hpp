#pragma once

#include <headsup/calls/search.hpp>

// The sentence for a refused call: what is wrong, and the cheapest change that makes it right, as code.

// g++ finds that names inside of lambdas here shadow what a program declares below.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

namespace HEADSUP_NAMESPACE::headsup_calls {
/// What is named in a call of an operation, as its form has it, along the given role.
constexpr words& show_example(words& w, operation const& op, char const* role) {
  if (op.form[0] != '<') return w;
  char const* at = op.form + 1;
  if (!op.has(of_a_table) && op.first_there == 0) {
    w << role;
    while (*at != ',' && *at != '>' && *at != '.') ++at;
  }
  for (; *at != '('; ++at) {
    char const letter[] = {*at, '\0'};
    if (op.first_there != 0 && at[0] == ' ' && form_of(op).roles.end > 9) {  // the last one is along the axis
      char const* more = at;
      while (*more != ',' && *more != '(') ++more;
      if (*more == '(') return w << " " << role;
    }
    if ((at[0] == '>' && at[1] == '(') || (at[0] == ',' && at[2] == 'N')) break;
    if (*at != '.' && *at != '?') w << letter;
  }
  return w;
}

/// "(left, right)": the operands, as the form has them; but not one that is only there to be refused.
constexpr words& show_arguments(words& w, operation const& op) {
  char const* at = op.form;
  while (*at != '(') ++at;
  for (; *at != '\0'; ++at) {
    char const letter[] = {*at, '\0'};
    std::size_t word = 0;
    if (at[0] == ',')
      for (word = 2; 'a' <= at[word] && at[word] <= 'z';) ++word;
    if (word != 0 && at[word] == '-') at += word;
    else if (*at != '?' && *at != '.') w << letter;
  }
  return w;
}

/// Whether a hint is code.
constexpr bool is_code(char const* text) {
  for (; *text != '\0'; ++text)
    if (*text == '(') return true;
  return false;
}

/// Writes the fix of a call.
template <class Call> class fix_writer {
 public:
  constexpr fix_writer(words& w, Call const& c, path const& p) : w_(w), c_(c), op_(*c.op), p_(p) {}

  constexpr void write() {
    step const& first = p_.steps[0];
    switch (first.is) {
      case change::hint:
        return say_hint(op_.rules[broken(c_)].otherwise.text);
      case change::made_for:
        first.on < inputs(op_) ? w_ << op_.name << " made for " : w_ << "a layer with ";
        return void(show(w_, first.a));
      case change::declared:
        if (c_.operands > 1) w_ << operand_name(first.on).data() << " with ";
        show(w_, first.b);
        if (p_.count > 1) say_rest();
        return;
      default:
        break;
    }
    if (op_.has(of_a_layer) && (first.is == change::order || first.is == change::axis || first.is == change::add)) {
      if (first.is == change::axis && first.a.is(c_.named[first.on])) return void(show(w_, first.a));
      draft now(c_);
      apply(now, first);
      show(w_ << op_.name << "<", bare{{now.named, first.is == change::add ? first.on : now.count}});
      if (first.is == change::add)
        show(w_ << ", " << first.a.role.name << "<N>, ", bare{{now.named + first.on + 1, now.count - first.on - 1}});
      w_ << ">" << (first.is == change::add ? " with a number for N" : "");
      return void(w_ << (c_.operands != 0 ? ", which takes the first and gives the second" : ""));
    }
    std::size_t operand = 0, changed = 0;
    bool alone = true;
    for (std::size_t o = 0; o < c_.operands; ++o)
      if (touched(o)) operand = o, ++changed;
    for (std::size_t i = 0; i < p_.count; ++i) alone = alone && p_.steps[i].is == change::operand;
    if (first.is == change::operand && first.by->has(of_both)) return say_groups(first);
    if (alone && changed == 1 && !in_one_piece()) {
      say_operand(operand, operand);
      say_when();
      if (first.b.is(role::another) && c_.operands == 1 && !op_.has(of_a_layer)) w_ << " first";
      return;
    }
    say_call();
  }

 private:
  /// What is left to do after the first step.
  constexpr void say_rest() {
    draft changed(c_);
    apply(changed, p_.steps[0]);
    path rest{};
    for (std::size_t i = 1; i < p_.count; ++i) rest.steps[rest.count++] = p_.steps[i];
    call_value const c = changed.call();
    w_ << ", then ";
    fix_writer(w_, c, rest).write();
  }
  constexpr words operand_name(std::size_t o) const { return name_of(op_, o); }
  constexpr bool touched(std::size_t o) const {
    for (std::size_t i = 0; i < p_.count; ++i)
      if (p_.steps[i].is == change::operand && p_.steps[i].on == o) return true;
    return false;
  }
  /// The type to which all operands are converted.
  constexpr number converted() const {
    for (std::size_t i = 0; i < p_.count; ++i)
      if (p_.steps[i].is == change::convert) return p_.steps[i].type;
    return number::other;
  }
  /// Whether an operand alone would not be clear.
  constexpr bool in_one_piece() const {
    step const& first = p_.steps[0];
    if (first.by->has(written_alone)) return false;
    if (op_.has(in_place)) return touched(0);
    if (op_.has(only_reads)) return !is_result();
    if (op_.has(takes_a_list)) return true;
    if (!op_.has(in_whole)) return false;
    return p_.count != 1 || !first.by->has(only_a_name) || (c_.operands != 1 && is_sure(c_, first));
  }

  /// Whether the operand has then the axes that the call names.
  constexpr bool is_result() const {
    draft now(c_);
    for (std::size_t i = 0; i < p_.count; ++i) apply(now, p_.steps[i]);
    changed_axes const changed(now.call());
    bool same = changed.goes + changed.comes == 0;
    for (std::size_t i = 0; same && i < now.count; ++i) same = now.at[0][i].is(now.named[i]);
    return same;
  }

  /// Operand o, which `now` is the place of: steps after an exchange of operands are about places.
  constexpr void say_operand(std::size_t o, std::size_t now, char const* by_place = "") {
    auto is_on = [&](std::size_t i) {
      std::size_t place = o;
      for (std::size_t before = 0; before < i; ++before)
        if (p_.steps[before].is == change::swap) place = now;
      return p_.steps[i].is == change::operand && p_.steps[i].on == place;
    };
    bool of_weights = false;
    for (std::size_t i = 0; i < p_.count; ++i)
      if (is_on(i)) of_weights = of_weights || p_.steps[i].by->has(of_scores);
    draft changed(c_);
    number const all = converted();
    bool const conversion = all != number::other && c_.x[o].tensor();
    words operand;
    if (conversion) operand << "to<" << conversion_to(all) << ">(";
    operand << (of_weights            ? "scores"
                : by_place[0] != '\0' ? by_place
                                      : operand_name(o).data())
            << (conversion ? ")" : "");
    for (std::size_t i = 0; i < p_.count; ++i) {
      if (is_on(i)) {
        words const before = operand;
        operand = words();
        write_step(operand, changed.call(), p_.steps[i], before.data());
      }
      if (p_.steps[i].is != change::hint) apply(changed, p_.steps[i]);
    }
    w_ << operand.data();
  }
  /// The condition of a fix that only the user can know.
  constexpr void say_when() {
    for (std::size_t i = 0; i < p_.count; ++i) {
      step const& s = p_.steps[i];
      if (s.is != change::operand) continue;
      for (char const* at = s.by->meant(c_, s, i == 0 ? step{} : p_.steps[i - 1]); *at != '\0'; ++at) {
        char const letter[] = {*at, '\0'};
        if (*at != '{') w_ << letter;
        else w_ << (at[1] == 'a' ? s.a : s.b).role.name, at += 2;
      }
    }
  }
  constexpr void say_groups(step const& s) {
    bool const left = s.on == 0;
    auto copies = [&] {
      names_of_step const names(c_, s);
      show_named(w_ << s.by->name, {names.named, names.count}) << "(";
      if (s.n == 1) w_ << "rename<heads, kv_heads>(";
      w_ << operand_name(s.on).data() << (s.n == 1 ? "))" : ")");
    };
    auto groups = [&] {
      w_ << "assume_factors<heads, ";
      show(w_, s.a) << ", copies<" << s.b.size / s.a.size << ">>(" << operand_name(1 - s.on).data() << ")";
    };
    if (op_.has(calculates)) {
      if (op_.has(in_place)) w_ << "auto result = ";
      left ? copies() : groups();
      say_sign();
      left ? groups() : copies();
      return;
    }
    copies();
    w_ << " and ";
    groups();
    if (s.n == 1) w_ << " if several heads share one";
  }
  /// The sign of an operator; of one that changes its left operand, that of the operation.
  constexpr void say_sign() {
    char const first[] = {op_.name[8], '\0'};
    w_ << " " << (op_.has(in_place) ? first : op_.name + 8) << " ";
  }
  /// The whole call, as it is to be.
  constexpr void say_call() {
    draft now(c_);
    std::size_t order[draft::most_operands] = {0, 1, 2};
    bool swapped = false;
    for (std::size_t i = 0; i < p_.count; ++i) {
      step const& s = p_.steps[i];
      if (s.is == change::swap) {
        std::size_t const moved = order[static_cast<std::size_t>(s.n)];
        for (std::size_t o = static_cast<std::size_t>(s.n); o > s.on; --o) order[o] = order[o - 1];
        order[s.on] = moved;
        swapped = true;
      } else if (s.is != change::operand) {
        apply(now, s);
      }
    }
    if (op_.has(calculates)) {
      if (op_.has(in_place)) w_ << "auto result = ";
      say_operand(0, 0);
      say_sign();
      say_operand(1, 1);
      return say_when();
    }
    bool const layer = op_.has(of_a_layer);
    w_ << (layer ? "layer" : op_.name);
    if (op_.has(takes_a_list)) show(w_ << "<axes<", bare{{now.named, now.count}}) << ">>";
    else if (!layer) show_named(w_, {now.named, now.count}, now.given, now.numbers);
    if (c_.operands == 0) return;  // it is a type
    // What follows the operand in the form is said as it is there.
    std::size_t const said = op_.has(any_axis) && p_.count == 1 && (now.numbers == 0 || c_.operands > 1) ? 8 : 0;
    if (said != 0 && op_.rest[0] != '\0') return void(show_arguments(w_, op_));
    w_ << "(";
    constexpr char const* places[] = {"first", "second", "third"};
    bool const left_right = swapped && op_.has(keeps_both);
    for (std::size_t o = 0; o < now.operands; ++o) {
      w_ << (o == 0 ? "" : ", ");
      bool const by_place = swapped && !left_right && (order[o] != o || c_.x[o].tensor());
      say_operand(order[o], o, by_place ? places[order[o]] : "");
    }
    w_ << ")";
    say_when();
  }

 public:
  /// Words with what the call has in the place of {role} and others.
  constexpr void say_hint(char const* text) {
    for (; *text != '\0'; ++text) {
      if (text[0] != '{' || text[1] == '{') {
        char const letter[] = {*text, '\0'};
        w_ << letter;
        continue;
      }
      char name[16]{};
      for (std::size_t n = 0; *++text != '}'; ++n) name[n] = *text;
      auto is = [&](char const* word) { return same_text(name, word); };
      if (is("roles")) show(w_, roles_of{{c_.named.first, c_.roles}});
      else if (is("role")) w_ << c_.named[c_.roles > 1 && op_.has(of_a_table) ? 1 : 0].role.name;
      else if (is("result")) w_ << (op_.has(in_place) ? "auto result = " : "");
      else if (is("first")) w_ << c_.named[0].role.name;
      else if (is("to")) w_ << c_.named[1].role.name;
      else if (is("call")) w_ << op_.name;
      else if (is("named")) show_named(w_, c_.named, c_.given, c_.numbers);
      else if (is("query")) w_ << c_.along().known->query.name;
      else if (is("unknown")) {
        std::size_t i = 0;
        while (i < c_.named.count && (c_.named[i].size != dynamic || c_.x[0].has(c_.named[i].role))) ++i;
        if (i == c_.named.count)
          for (i = 0; c_.named[i].size != dynamic;) ++i;
        w_ << c_.named[i].role.name;
      } else if (is("names")) show(w_, bare{c_.named});
      else if (is("takes")) show(w_, c_.named[0]);
      else if (is("ids")) show_ids();
      else if (is("parts")) w_ << c_.axes();
      else if (is("all")) w_ << (c_.operands == 1 ? "first" : "first, another");
      else if (is("triangle")) {
        for (axis_value const& a : c_.x[1])
          if (a.known->zeros != triangle::none) w_ << a.known->query.name << ", " << a.role.name;
      } else if (is("hider")) {  // what hides the same of scores
        for (axis_value const& a : c_.x[1]) {
          knowledge const& k = *a.known;
          if (k.zeros == triangle::none) continue;
          bool const distant = k.zeros == triangle::lower && k.diagonal < -1;
          w_ << (distant ? "mask_distant<" : "mask_future<") << k.query.name << ", " << a.role.name;
          if (distant) show(w_ << ", ", static_cast<long long>(-k.diagonal));
          if (c_.at_run_time) w_ << ", aligned_to_end";
          else w_ << ", " << (a.size > k.queries ? a.size - k.queries : 0);
        }
      } else if (is("pairs")) {
        std::size_t const n = c_.along().size;
        if (n % 2 != 0) w_ << "pairs<...>> of an even number of features";
        else w_ << "pairs<" << n / 2 << ">>(x)";
      } else if (is("half")) w_ << c_.along().size / 2;
      else if (is("places")) show(w_, c_.x[0].of(c_.x[0].has(role::keys) ? role::keys : role::tokens));
      else if (is("as_tensor")) w_ << "tensor<" << name_of(c_.x[0].holds) << ">{" << operand_name(1).data() << "}";
      else if (is("last_two")) show(w_, roles_of{{c_.x[0].end() - 2, 2}});
      else if (is("last")) w_ << c_.x[0].last().role.name;
      else if (is("keys")) show(w_, c_.x[0].of(role::keys));
      else if (is("weighed")) {
        for (axis_value const& a : c_.x[0])
          if (a.known->sums) w_ << a.role.name;
      } else if (is("known")) {
        for (axis_value const& a : c_.x[0])
          if (a.known->sums) show(w_, a);
      } else if (is("common")) {
        w_ << shared_feature(c_).role.name;
      } else if (is("axes")) {
        show(w_, bare{c_.x[c_.x[0].tensor() ? 0 : 1]});
      } else if (is("foreign")) {
        std::size_t o = 0;
        while (o + 1 < c_.operands && c_.x[o].is != kind::other) ++o;
        w_ << operand_name(o).data();
      } else if (is("given_back")) {
        show(w_, as_axis(only_in(c_.x[1], c_.x[0]).role, only_in(c_.x[0], c_.x[1]).size));
      } else if (is("missing")) {
        for (axis_value const& a : c_.x[0])
          if (!c_.x[1].has(a.role)) show(w_, a);
      } else if (is("right_ids")) {
        show_right_ids();
      } else {
        w_ << "{" << name << "}";
      }
    }
  }

 private:
  /// What the numbers of the first operand are ids of.
  constexpr void show_ids() {
    for (auto const& a : c_.x[0])
      if (a.known->ids != 0) return void(show(w_, as_axis(a.known->ids_of, a.known->ids)));
    w_ << "vocab<N>";
  }
  /// Where ids of the rows of a table come from.
  constexpr void show_right_ids() {
    auto const& rows = c_.named[0];
    auto const& tokens = ids_in(c_).of(role::tokens);
    char const* const role = rows.role.name;
    if (are_of_such_rows(known_ids_of(c_), rows))
      w_ << "the ids that topk has as indices, gather<" << role << ">(indices, ids)";
    else if (is_place(rows.role))
      show(w_ << "the positions of the tokens, arange<int, ",
           as_axis(role::tokens, (tokens.size != 0 ? tokens : table_of(c_).of(rows.role)).size))
          << ">()";
    else w_ << "ids of " << role << ", as a tokenizer or argmax<" << role << "> gives";
  }

  words& w_;
  Call const& c_;
  decltype(*Call::op)& op_;
  path const& p_;
};

/// What is wrong with a call that breaks a rule, without a fix.
template <class Call> constexpr words what_is_wrong(Call const& c) {
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

/// The sentence: what is wrong; fix: the cheapest change, and at most one other that costs nearly the same. Of several
/// operands that are to be alike, the first is compared with one that is not.
template <class Call> constexpr words diagnose(Call const& c) {
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
  w << "; fix: ";
  hint const& other = c.op->rules[broken(c)].otherwise;
  path const said_instead{{step{.is = change::hint}}, 1, 0};
  if (other.text[0] != '\0' && other.price == 0 && other.when(c)) {
    fix_writer(w, c, said_instead).write();
    return w;
  }
  search<Call> const found(c);
  if (found.best[0].count == 0) {
    std::size_t const asked = headsup_calls::asked(c.op->rules[broken(c)], c).first;
    bool const of_one = c.operands == 1 || c.op->rules[broken(c)].operand != rule::every;
    if (c.op->has(of_a_layer) && of_one && asked < inputs(*c.op)) {
      show(w << "a tensor with ", c.named[asked]);
      return c.operands > 1 ? w << " for " << name_of(*c.op, asked).data() : w;
    }
    if (c.op->has(of_a_layer) && of_one && asked < c.operands)
      return show(w << "tensor<bool, ", bare{axes_beside(c, asked - 1, true).list()})
             << "> " << name_of(*c.op, asked).data();
    for (std::size_t i = 0; i < c.operands; ++i)
      if (!c.x[i].tensor() && i < c.op->tensors) {
        bool const one = c.operands == 1 || c.op->tensors == 1;
        if (c.op->rules[broken(c)].operand == rule::every && !one)
          return show_arguments(show_named(w << "tensors, as in " << c.op->name, {c.named.first, c.roles}), *c.op);
        w << "a tensor";
        if (c.op->first_there < c.roles && one) w << " with an axis " << c.named[c.op->first_there].role.name;
        else if (!one) w << " for " << name_of(*c.op, i).data();
        return w;
      }
    for (std::size_t r = 0; r < c.roles && (c.op->rules[broken(c)].reads & names) != 0; ++r)
      for (std::size_t i = 0; i < c.operands && i < c.op->tensors; ++i)
        if (c.op->first_there <= r && r < c.op->last_there && !c.x[i].has(c.named[r].role))
          return w << "a tensor with an axis " << c.named[r].role.name;
    if (both_tensors(c, 0, 1) && c.op->rules[broken(c)].reads == axes_there)
      return w << "rename those axes of " << name_of(*c.op, 1).data() << " that are axes of "
               << name_of(*c.op, 0).data();
    if (both_tensors(c, 0, 1))
      return w << name_of(*c.op, 1).data() << " with axes that fit " << name_of(*c.op, 0).data();
    return w << "a tensor with other axes";
  }
  words first, second;
  fix_writer(first, c, found.best[0]).write();
  w << first.data();
  // Another is named if it is of another kind and as likely; or if the first is no code, and it is. What else is done to an
  // operand leads elsewhere more often than what else is called or declared.
  step const& one = found.best[0].steps[0];
  auto code = [&](step const& s) { return s.is == change::hint ? is_code(other.text) : s.is != change::declared; };
  bool const first_is_code = code(one);
  for (std::size_t i = 1; i < search<Call>::kept; ++i) {
    path const& next = found.best[i];
    step const& another = next.steps[0];
    if (next.count == 0 ||
        next.cost > found.best[0].cost + (!first_is_code                  ? 5
                                          : another.is == change::operand ? 0
                                                                          : 1) ||
        another.is == change::role || (another.is == one.is && (one.is != change::operand || one.does(*another.by))) ||
        (!first_is_code && !code(another)))
      continue;
    fix_writer(second, c, next).write();
    return same_text(first.data(), second.data()) ? w : w << ", or " << second.data();
  }
  return w;
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls

#pragma GCC diagnostic pop
