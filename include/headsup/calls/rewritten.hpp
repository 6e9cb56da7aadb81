#pragma once

#include <headsup/calls/example.hpp>
#include <headsup/calls/search.hpp>
#include <headsup/calls/written.hpp>

// A call in the form of its operation. Types stay open, as in search.hpp.

HEADSUP_OWN_NAMES_BEGIN
namespace HEADSUP_NAMESPACE::headsup_calls {
/// What names an axis of its operand; no operation of users.
inline constexpr operation any{.name = "any", .form = "<role>(x)", .rules = {has_axis}, .is = any_axis};

/// The axis of x that a role probably means.
template <class X, class Call = call_value> constexpr axis_value meant_by(role_value const& role, X const& x) {
  axis_value const named[] = {as_axis(role), no_axis};
  Call const c{&any, {named, 1}, 1, nullptr, 0, &x, 1};
  if (!x.has(role))
    for (path const& each : search<Call>(c).best)
      if (each.count == 1 && each.steps[0].is == change::role) return each.steps[0].a;
  return as_axis(role);
}

/// How a call that is not written in the form of its operation is understood.
struct reading_of_call {
  bool times = false;   // a number in the place of an axis is how often that repeats the named one, and not its size
  bool mends = false;   // a role that the operand does not have is what it probably means
  std::size_t but = 0;  // where nothing is named, the last axes are, but for so many
};

/// A call in the form of its operation, and how it differs from what was written.
template <class Written> class rewritten {
 public:
  words wrong;           // the first difference; empty if there is none
  bool unnamed = false;  // it is that nothing is named
  bool open = false;     // only the user knows a size, a number or an operand
  bool counts = false;   // whether `times` makes a difference
  bool made_up = false;  // it names an axis by a word of the form

  constexpr explicit rewritten(Written const& c, reading_of_call const& how = {})
      : c_(c), op_(*c.op), form_(form_of(op_)), how_(how), operands_(c.operands) {
    if (c.count == 0 && form_.roles.first + form_.axes.first != 0) {
      unnamed = count() != 0;
      made_up = unnamed && !op_.has(of_a_table);
      if (unnamed) wrong << "names no axis of ", show(wrong, x()) << ", and there is no default";
    }
    for (std::size_t i = 0; i < c.count; ++i) take(c.names[i]);
    complete();
    if (c.count == 0 && !tensor() && c.operands != 0) roles_ = axes_ = 0;
    if (c.in_braces) differs("takes its tensors without braces");
    range const& takes = form_.operands;
    if (takes.has(operands_)) return;
    // After another number it is one too many, as a second position.
    bool const is_number = operands_ > takes.end && c.x[takes.end].is == kind::number &&
                           (takes.end == 0 || c.x[takes.end - 1].is != kind::number);
    if (is_number && form_.numbers.has(numbers_ + 1)) {
      differs("takes its number between < and >");
      wanted_ = numbers_ + 1;
      open = true;
    }
    if (wrong.size() == 0) {
      show_arguments(wrong << "takes ", op_) << ", got " << operands_;
      wrong << (operands_ == 1 ? " operand" : " operands");
    }
    open = open || operands_ < takes.first;
    if (operands_ > takes.end) operands_ = takes.end;
  }
  rewritten(rewritten const&) = delete;

  constexpr call_value call() const {
    return {&op_, {named_, roles_ + axes_}, roles_, given_, numbers_, c_.x, operands_};
  }

  /// Whether it names a role along which the operation works, but is rarely meant.
  constexpr bool is_rare() const { return roles_ == 1 && is_seldom(named_[0].role); }

  /// The call, with letters for what only the user knows; with all operands that the operation takes, or with those
  /// given.
  constexpr words& write(words& w, bool all_operands) const {
    write_name(w, op_);
    std::size_t letter = 0;
    char const* before = op_.has(takes_a_list) ? "<axes<" : "<";
    auto next = [&]() -> words& {
      w << before;
      before = ", ";
      return w;
    };
    constexpr char const* letters[] = {"N", "M", "K", "L"};
    for (std::size_t i = 0; i < roles_ + axes_; ++i) {
      if (i < roles_ || named_[i].size != 0) show(next(), named_[i]);
      else next() << named_[i].role.name << "<" << letters[letter++ % 4] << ">";
    }
    for (std::size_t i = 0; i < numbers_; ++i) show(next(), given_[i]);
    for (std::size_t i = numbers_; i < wanted_; ++i) next() << letters[letter++ % 4];
    for (std::size_t i = 0; i < form_.types.end; ++i) next() << name_of(type_);
    if (before[0] == ',') w << (op_.has(takes_a_list) ? ">>" : ">");
    if (all_operands || operands_ < form_.operands.first) return show_arguments(w, op_);
    w << "(";
    for (std::size_t i = 0; i < operands_; ++i) w << (i == 0 ? "" : ", ") << name_of(op_, i).data();
    return w << ")";
  }

 private:
  static constexpr std::size_t most = draft::most_axes;

  constexpr operand_value const& x() const { return c_.x[0]; }
  constexpr bool tensor() const { return c_.operands != 0 && x().tensor(); }
  constexpr std::size_t count() const { return tensor() ? x().count : 0; }
  constexpr bool is_there(std::size_t i) const { return op_.first_there <= i && i < op_.last_there && tensor(); }
  constexpr bool is_seldom(role_value const& role) const {
    bool found = false;
    for (role_value const& each : op_.apart) found = found || each == role;
    for (role_value const& each : op_.seldom) found = found || each == role;
    return found;
  }
  constexpr bool named(role_value const& role) const { return axes_value{named_, roles_ + axes_}.has(role); }
  constexpr void differs(char const* text) {
    if (wrong.size() == 0) wrong << text;
  }
  constexpr void differs_in_axis() {
    differs(form_.roles.end != 0 ? "takes an axis there, which has a role and a size"
                                 : "takes an axis, which has a role and a size");
  }
  constexpr void differs_in_number() {
    if (wrong.size() == 0) show_names_taken(wrong << "takes ", op_);
  }

  /// The word of the form for the role or axis in place i; the last one stands for more.
  constexpr role_value word(std::size_t i) {
    copy_word(op_.form, i, letters_[i]);
    role_value const role = role_named(letters_[i]);
    made_up = made_up || !tensor() || !x().has(role);
    return role;
  }
  /// The role of an axis that the call does not name: of that size, where it is one of the operand's.
  constexpr role_value new_role(std::size_t i, std::size_t size = 0) {
    if (is_there(i) && !op_.has(only_reads) && count() != 0) {
      axis_value const* found = &x().last();
      for (axis_value const& each : x())
        if (each.size == size && !named(each.role)) found = &each;
      return found->role;
    }
    role_value const as = word(i);
    if (!tensor()) return as;
    if (op_.has(in_whole) && roles_ == 1 && axes_ < 2 && is_feature(named_[0].role)) {  // mostly those of heads
      role_value const& part = axes_ == 0 ? role::heads : role::head_dim;
      return x().has(part) || named(part) ? as : part;
    }
    if (!(as == role::another)) return as;
    bool const of_shared = roles_ == 1 && named_[0].is(role::kv_heads);
    role_value const& better = of_shared ? role::heads : role::batch;
    return (of_shared || roles_ == 0) && !x().has(better) && !named(better) ? better : as;
  }

  /// The role of an axis that is merged from others: heads are merged into all of them.
  constexpr role_value whole_or_word(std::size_t i) {
    role_value const as = word(i);
    bool const of_heads =
        op_.has(in_whole) && i < op_.first_there && x().has(role::heads) && x().last().is(role::head_dim);
    return of_heads && !x().has(role::all_heads) ? role::all_heads : as;
  }

  constexpr void add_role(role_value const& role, bool separate = false) {
    if (roles_ + axes_ < most) named_[roles_++] = {role, 0, &nothing, separate, true};
  }
  constexpr void add_axis(axis_value const& axis) {
    if (roles_ + axes_ == most) return;
    open = open || axis.size == 0;
    named_[roles_ + axes_++] = axis;
  }
  constexpr void add_number(long long n) {
    if (numbers_ < 3) given_[numbers_++] = n;
  }

  /// Whether the call names as many roles and axes as its operation takes, wherever it does.
  constexpr bool names_axes() const {
    std::size_t named = 0;
    for (std::size_t i = 0; i < c_.count; ++i)
      named += c_.names[i].is == written::role || c_.names[i].is == written::axis ? 1 : 0;
    return named >= form_.roles.first + form_.axes.first;
  }

  constexpr void take(name_value const& name) {
    if (op_.has(takes_a_list) && name.is != written::list && name.is != written::type)
      differs("takes its axes as one list, with their sizes");
    switch (name.is) {
      case written::role:
        return take_role(name.axis);
      case written::axis:
        return take_axis(name.axis);
      case written::number:
        return take_number(name.n);
      case written::list:
        if (!op_.has(takes_a_list) && form_.roles.end + form_.axes.end != 0)
          differs(form_.axes.end != 0 ? "takes axes one by one, and no list of them"
                                      : "takes roles one by one, and no list of axes");
        for (axis_value const& each : name.list) take_axis(each);
        return;
      default:
        if (types_ == form_.types.end) return differs_in_number();
        ++types_;
        if (name.type != number::other) type_ = name.type;
    }
  }
  constexpr void take_role(axis_value const& named) {
    role_value const& role = named.role;
    if (roles_ < form_.roles.end && axes_ == 0) {
      role_value const meant = how_.mends && is_there(roles_) ? meant_by(role, x()).role : role;
      return add_role(meant, meant == role && named.separate);
    }
    if (axes_ == form_.axes.end) {
      // Of several in the place of one, what the operation works along is meant.
      if (form_.roles.end == 1 && roles_ == 1 && is_seldom(named_[0].role) && !is_seldom(role))
        named_[0] = as_axis(role);
      return differs_in_number();
    }
    differs_in_axis();
    std::size_t const place = roles_ + axes_, size = is_there(place) && !op_.has(shortens) ? x().of(role).size : 0;
    bool const taken = !is_there(place) && tensor() && x().has(role);
    add_axis(as_axis(taken ? new_role(place) : role, size == dynamic ? 0 : size));
  }
  constexpr void take_axis(axis_value const& axis) {
    bool const needs_role = roles_ < form_.roles.first;
    if (!needs_role && axes_ < form_.axes.end) return add_axis(axis);
    if (!needs_role && numbers_ < form_.numbers.end) {
      differs("takes a number there, and no axis");
      return add_number(static_cast<long long>(axis.size));
    }
    if (roles_ == form_.roles.end) return differs_in_number();
    // A number that is to follow is said as a size: topk<vocab<5>>.
    bool const as_number = form_.axes.end == 0 && c_.count == 1 && form_.roles.end == 1 && form_.numbers.first == 1 &&
                           tensor() && axis.size < x().of(axis.role).size;
    differs(form_.axes.end != 0                     ? "takes a role first, which has no size"
            : form_.roles.end == 1 || c_.count == 1 ? "takes a role, which has no size"
                                                    : "takes roles, which have no size");
    add_role(axis.role);
    if (as_number) add_number(static_cast<long long>(axis.size));
  }
  constexpr void take_number(long long n) {
    if (numbers_ < form_.numbers.end && roles_ + axes_ < form_.roles.first + form_.axes.first && names_axes()) {
      differs_in_number();  // axes come first
      return add_number(n);
    }
    bool const no_other = form_.axes.end + form_.numbers.end == 0;
    bool const alone = form_.numbers.end != 0 && c_.count < form_.roles.first + form_.numbers.first;
    if ((roles_ < form_.roles.first && !alone) || (no_other && roles_ < form_.roles.end)) {
      differs("an axis is named by its role, not by a number");
      if (op_.has(of_parts) && holds_parts().count != 0) return add_role(numbered(n, holds_parts()).role);
      return add_role(is_there(roles_) ? numbered(n, x()).role : new_role(roles_));
    }
    if (op_.has(takes_a_list) && count() != 0) return add_axis(numbered(n, x()));
    if (numbers_ < form_.numbers.end && axes_ >= form_.axes.first) return add_number(n);
    if (axes_ == form_.axes.end) return differs_in_number();
    differs_in_axis();
    std::size_t size = n < 0 ? 0 : static_cast<std::size_t>(n);
    counts = roles_ != 0 && is_there(0);
    std::size_t const each = counts ? x().of(named_[0].role).size : 1;
    if (how_.times && counts && each != dynamic) size *= each;
    add_axis(as_axis(new_role(roles_ + axes_, size), size));
  }

  /// The axis of that number, as PyTorch counts them; or the last one.
  static constexpr axis_value const& numbered(long long n, axes_value const& list) {
    long long const count = static_cast<long long>(list.count), place = n < 0 ? n + count : n;
    return 0 <= place && place < count ? list[static_cast<std::size_t>(place)] : list.last();
  }
  /// What the first axis of the operand that is made of others is made of.
  constexpr axes_value holds_parts() const {
    for (std::size_t i = 0; i < count(); ++i)
      if (x()[i].known->summand_count != 0) return x()[i].summands();
    return {};
  }

  /// What is missing: axes of the first operand, the last ones, where the operation works on its axes.
  constexpr void complete() {
    bool const whole = op_.has(takes_a_list) || op_.has(only_reads);
    if (whole && axes_ == 0)
      for (std::size_t i = 0; i < count(); ++i) add_axis(op_.has(takes_a_list) ? x()[count() - 1 - i] : x()[i]);
    bool const too_few = roles_ < form_.roles.first || axes_ < form_.axes.first;
    bool const nothing = c_.count == 0 && c_.operands != 0 && !tensor();  // that is what is wrong first
    // That a number along a role is left out is said by a rule.
    bool const unsaid = numbers_ < form_.numbers.first && (roles_ == 0 || too_few);
    if (!nothing && (too_few || unsaid || types_ < form_.types.first)) differs_in_number();
    fill(too_few);
    if (unsaid && unnamed && roles_ == 1 && form_.numbers.first == 1)
      add_number(static_cast<long long>(example_number(op_, x().of(named_[0].role))));
    open = open || (unsaid && numbers_ < form_.numbers.first);
  }
  constexpr void fill(bool too_few) {
    if (!too_few) return;
    // A role alone that the operand does not have is the new one.
    if (roles_ == 1 && form_.roles.first == 2 && is_there(0) && !is_there(1) && !x().has(named_[0].role)) {
      named_[1] = named_[0];
      named_[0] = as_axis(meant_by(named_[1].role, x()).role);
      ++roles_;
    }
    // What the operand has is no whole that is to be made.
    if (roles_ == 1 && op_.has(in_whole) && !is_there(0) && is_there(1) && x().has(named_[0].role)) roles_ = 0;
    std::size_t const roles = shown(form_.roles, roles_), axes = shown(form_.axes, axes_);
    for (std::size_t i = roles_; i < roles; ++i) {
      std::size_t const there = spare(i, roles);
      add_role(there < count() && is_there(i) && !op_.has(of_a_table) ? x()[there].role : whole_or_word(i));
    }
    for (std::size_t i = axes_; i < axes; ++i) {
      std::size_t const there = spare(roles_ + i, roles_ + axes);
      bool const size_known = is_there(roles_ + i) && there < count() && x()[there].size != dynamic;
      add_axis(size_known ? x()[there] : as_axis(new_role(roles_ + i)));
    }
  }
  /// How many the form shows, but no more than one of those that may be any number.
  constexpr std::size_t shown(range const& takes, std::size_t given) const {
    std::size_t n = takes.end > 9 ? takes.first + (takes.first > 1 ? 1 : 0) : takes.end;
    if (&takes == &form_.axes && takes.end > 9 && form_.roles.end == 1) n = 2;
    return n < given ? given : n;
  }
  /// Where in the first operand the axis for place i of so many stands: the last ones that are not named, in their
  /// order; of what is cut out, the first, as x[1] reads it.
  constexpr std::size_t spare(std::size_t i, std::size_t places) const {
    if (op_.has(shortens)) return how_.but;
    std::size_t left = (places < op_.last_there ? places : op_.last_there) - i + how_.but;
    for (std::size_t at = count(); at-- > 0;)
      if (!named(x()[at].role) && --left == 0) return at;
    return count();
  }

  Written const& c_;
  operation const& op_;
  form_value form_;
  reading_of_call how_;
  std::size_t roles_ = 0, axes_ = 0, numbers_ = 0, types_ = 0, operands_;
  std::size_t wanted_ = form_.numbers.first;  // numbers
  number type_ = number::float_;
  axis_value named_[most + 1]{};
  long long given_[3]{};
  char letters_[most + 1][longest_word]{};
};

}  // namespace HEADSUP_NAMESPACE::headsup_calls
HEADSUP_OWN_NAMES_END
