#pragma once

#include <headsup/calls/example.hpp>
#include <headsup/calls/hint_words.hpp>
#include <headsup/calls/search.hpp>

// Writes what a search has found, as code.

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::headsup_calls {
/// Writes the fix of a call.
template <class Call> class fix_writer {
 public:
  HEADSUP_SELDOM constexpr fix_writer(words& w, Call const& c, path const& p) : w_(w), c_(c), op_(*c.op), p_(p) {}

  HEADSUP_SELDOM constexpr void write() {
    step const& first = p_.steps[0];
    switch (first.is) {
      case change::hint:
        return void(say_hint(w_, c_, op_.rules[broken(c_)].otherwise));
      case change::made_for:
        first.on < inputs(op_) ? w_ << op_.name << " made for " : w_ << "a layer with ";
        return void(show(w_, first.a));
      case change::instead:
        return write_rest(true);
      case change::declared:
        if (first.b.size == 0 && first.a.size == 1)
          return void(w_ << "squeeze<" << first.a.role.name << ">(" << operand_name(first.on).data() << ")");
        w_ << operand_name(first.on).data();
        if (first.b.size == 0) return void(show(w_ << " without ", first.a));
        w_ << " with ";
        first.a.size == 0 && first.b.size == dynamic ? w_ << first.b.role.name : show(w_, first.b);
        return write_then();
      case change::pooled:
        w_ << "pool " << operand_name(first.on).data() << " over " << first.a.role.name << " instead of "
           << first.b.role.name;
        return write_then();
      case change::generator:
        w_ << "layer(";
        for (std::size_t o = 0; o < first.on; ++o) w_ << operand_name(o).data() << ", ";
        return void(w_ << "generator) after torch_generator generator{123}");
      case change::cache:
        return write_cache(first.n != 0);
      case change::cleared:
        w_ << name_of_cache(c_).data() << ".clear()";
        if (p_.count > 1) w_ << " and ", write_operand(0, 0);
        return;
      case change::pointed_at:
        w_ << "layer" << op_.member << "(";
        for (std::size_t o = 0; o < c_.operands; ++o)
          w_ << (o == 0 ? "" : ", ") << (o == first.on ? "*" : "") << operand_name(o).data();
        return void(w_ << ")");
      default:
        break;
    }
    if (op_.has(of_a_layer) && (first.is == change::order || first.is == change::axis || first.is == change::add)) {
      if (first.is == change::axis && first.a.is(c_.named[first.on])) {
        for (std::size_t i = 0; i < p_.count; ++i) show(w_ << (i == 0 ? "" : " and "), p_.steps[i].a);
        return;
      }
      draft now(c_);
      apply(now, first);
      show(write_name(w_, op_) << "<", bare{{now.named, first.is == change::add ? first.on : now.count}});
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
    if (first.is == change::operand && first.by->has(of_both)) return write_shared_heads(first);
    if (alone && changed == 1 && !in_one_piece()) {
      if (op_.has(outlives)) w_ << "a name for ";
      write_operand(operand, operand);
      write_when();
      if (op_.has(outlives)) w_ << ", and a view of that";
      if (first.b.is(role::another) && c_.operands == 1 && !op_.has(of_a_layer)) w_ << " first";
      return;
    }
    write_call();
  }
  HEADSUP_SELDOM constexpr void write_whole_call() { write_call(); }

 private:
  /// The cache that a step needs, or those of several sequences.
  HEADSUP_SELDOM constexpr void write_cache(bool several) {
    axes_beside const sequences(c_, 0, false);
    axis_value const& along = sequences.list()[0];
    if (!several) show(w_ << "decltype(layer)::cache<", bare{sequences.list()}) << "> cache";
    else if (along.size == dynamic)
      w_ << "std::vector<decltype(layer)::cache<>> caches(extent<" << along.role.name << ">(x))";
    else w_ << "decltype(layer)::cache<> caches[" << along.size << "]";
  }
  HEADSUP_SELDOM constexpr void write_then() {
    if (p_.count > 1) w_ << ", then ", write_rest(false);
  }
  /// What is left to do after the first step; as a whole call if another operation is meant.
  HEADSUP_SELDOM constexpr void write_rest(bool whole) {
    draft changed(c_);
    apply(changed, p_.steps[0]);
    call_value const c = changed.call();
    path rest{};
    for (std::size_t i = 1; i < p_.count; ++i) rest.steps[rest.count++] = p_.steps[i];
    fix_writer next(w_, c, rest);
    next.named_as_ = named_as_;
    whole ? next.write_call() : next.write();
  }
  HEADSUP_SELDOM constexpr words operand_name(std::size_t o) const { return name_of(*named_as_, o); }
  HEADSUP_SELDOM constexpr bool touched(std::size_t o) const {
    for (std::size_t i = 0; i < p_.count; ++i)
      if (p_.steps[i].is == change::operand && p_.steps[i].on == o) return true;
    return false;
  }
  /// The type to which all operands are converted.
  HEADSUP_SELDOM constexpr number converted() const {
    for (std::size_t i = 0; i < p_.count; ++i)
      if (p_.steps[i].is == change::convert) return p_.steps[i].type;
    return number::other;
  }
  /// Whether an operand alone would not be clear.
  HEADSUP_SELDOM constexpr bool in_one_piece() const {
    step const& first = p_.steps[0];
    if (first.by->has(written_alone)) return false;
    if (op_.has(in_place)) return touched(0);
    if (op_.has(only_reads)) return !is_result();
    if (op_.has(takes_a_list)) return true;
    if (!op_.has(in_whole)) return false;
    return p_.count != 1 || !first.by->has(only_a_name) || (c_.operands != 1 && is_sure(c_, first));
  }

  /// Whether the operand has then the axes that the call names.
  HEADSUP_SELDOM constexpr bool is_result() const {
    draft now(c_);
    for (std::size_t i = 0; i < p_.count; ++i) apply(now, p_.steps[i]);
    bool same = changed_axes(now.call()).none();
    for (std::size_t i = 0; same && i < now.count; ++i) same = now.at[0][i].is(now.named[i]);
    return same;
  }

  /// Whether step i is about operand o, which `now` is the place of.
  HEADSUP_SELDOM constexpr bool is_on(std::size_t i, std::size_t o, std::size_t now) const {
    for (std::size_t before = 0; before < i; ++before)
      if (p_.steps[before].is == change::swap) return p_.steps[i].is == change::operand && p_.steps[i].on == now;
    return p_.steps[i].is == change::operand && p_.steps[i].on == o;
  }
  /// Operand o, which `now` is the place of: steps after an exchange of operands are about places.
  HEADSUP_SELDOM constexpr void write_operand(std::size_t o, std::size_t now, char const* by_place = "") {
    bool of_weights = false;
    for (std::size_t i = 0; i < p_.count; ++i)
      if (is_on(i, o, now) && p_.steps[i].by->has(of_scores)) of_weights = weighed_in(c_.x[o]).size != 0;
    draft changed(c_);
    number const all = converted();
    bool const conversion = all != number::other && c_.x[o].tensor();
    words operand;
    if (conversion) operand << "to<" << conversion_to(all) << ">(";
    operand << (of_weights && !op_.has(declares) ? "scores"
                : by_place[0] != '\0'            ? by_place
                                                 : operand_name(o).data())
            << (conversion ? ")" : "");
    for (std::size_t i = 0; i < p_.count; ++i) {
      if (is_on(i, o, now)) {
        words const before = operand;
        operand = words();
        write_step(operand, changed.call(), p_.steps[i], before.data());
      }
      if (p_.steps[i].is != change::hint) apply(changed, p_.steps[i]);
    }
    w_ << operand.data();
  }
  /// The condition of a fix that only the user can know.
  HEADSUP_SELDOM constexpr void write_when() {
    words all[path::longest];
    for (std::size_t i = 0; i < p_.count; ++i) {
      step const& s = p_.steps[i];
      if (s.is != change::operand) continue;
      headsup_diagnostics::text_with_gaps text(s.by->meant(c_, s, i == 0 ? step{} : p_.steps[i - 1]));
      while (text.next(all[i])) all[i] << (text.name()[0] == 'a' ? s.a : s.b).role.name;
      bool said = false, first = true;
      for (std::size_t before = 0; before < i; ++before) {
        said = said || all[before] == all[i];
        first = first && all[before].data()[0] != ' ';
      }
      bool const second_if = all[i].data()[0] == ' ' && !first;
      if (!said) w_ << (second_if ? " and" : "") << all[i].data() + (second_if ? 3 : 0);
    }
  }
  /// Heads of keys and values for each of the heads that share them.
  HEADSUP_SELDOM constexpr void write_copies(step const& s) {
    show_named(w_ << s.by->name, names_of_step(c_, s).list());
    if (s.n == 2) return void(w_ << " instead of repeat for " << operand_name(s.on).data());
    w_ << (s.n == 1 ? "(rename<heads, kv_heads>(" : "(") << operand_name(s.on).data() << (s.n == 1 ? "))" : ")");
  }
  /// Heads that say which of them share one.
  HEADSUP_SELDOM constexpr void write_groups(step const& s) {
    show(w_ << "assume_factors<heads, ", s.a);
    w_ << ", copies<" << s.b.size / s.a.size << ">>(" << operand_name(1 - s.on).data() << ")";
  }
  HEADSUP_SELDOM constexpr void write_shared_heads(step const& s) {
    if (op_.has(calculates) && s.n != 2) {
      if (op_.has(in_place)) w_ << "auto result = ";
      s.on == 0 ? write_copies(s) : write_groups(s);
      write_sign();
      return s.on == 0 ? write_groups(s) : write_copies(s);
    }
    write_copies(s);
    w_ << " and ";
    write_groups(s);
    if (s.n == 1) w_ << " if several heads share one";
  }
  /// The sign of an operator; of one that changes its left operand, that of the operation.
  HEADSUP_SELDOM constexpr void write_sign() {
    char const first[] = {op_.name[8], '\0'};
    w_ << " " << (op_.has(in_place) ? first : op_.name + 8) << " ";
  }
  /// The whole call, as it is to be.
  HEADSUP_SELDOM constexpr void write_call() {
    draft now(c_);
    std::size_t order[draft::most_operands] = {0, 1, 2, 3};
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
      write_operand(0, 0);
      write_sign();
      write_operand(1, 1);
      return write_when();
    }
    bool const layer = op_.has(of_a_layer);
    (layer ? w_ << op_.object : write_name(w_, op_)) << op_.member;
    if (op_.has(takes_a_list)) show(w_ << "<axes<", bare{{now.named, now.count}}) << ">>";
    else if (form_of(op_).types.end != 0)
      show(w_ << "<" << name_of(c_.makes) << ", ", bare{{now.named, now.count}}) << ">";
    else if (!layer) show_named(w_, {now.named, now.count}, now.given, now.numbers);
    if (c_.operands == 0) return void(form_of(op_).operands.end == 0 ? w_ : show_arguments(w_, op_));
    // What follows the operand in the form is said as it is there.
    bool const said =
        op_.has(any_axis) && p_.count == 1 && now.operands == c_.operands && (now.numbers == 0 || c_.operands > 1);
    if (said && op_.rest[0] != '\0') return void(show_arguments(w_, op_));
    w_ << "(";
    constexpr char const* places[] = {"first", "second", "third", "fourth"};
    bool const left_right = swapped && op_.has(keeps_both);
    for (std::size_t o = 0; o < now.operands; ++o) {
      w_ << (o == 0 ? "" : ", ");
      bool const by_place = swapped && !left_right && (order[o] != o || c_.x[o].tensor());
      write_operand(order[o], o, by_place ? places[order[o]] : "");
    }
    w_ << ")";
    write_when();
  }

  words& w_;
  Call const& c_;
  decltype(*Call::op)& op_;
  path const& p_;
  decltype(Call::op) named_as_ = c_.op;  // whose names operands have: those of the call that is mended
};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
HEADSUP_OWN_NAMES_END
