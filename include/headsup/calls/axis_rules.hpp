#pragma once

#include <headsup/calls/answer.hpp>

// Rules about what operands are, and about the axes of each.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// HU003: the operands are tensors.
inline constexpr rule are_tensors{headsup_codes::missing_axis, kinds, [](call_value const& c, answer& no) {
  range const asked = no.asked(c);
  for (std::size_t i = asked.first; i < asked.end; ++i)
    if (!c.x[i].tensor())
      return asked.end - asked.first != 1 ? no.says("takes tensors, got something else")
                                          : no.says("{} is not a tensor", name(c, i));
  return true;
}};

/// HU003: both operands are tensors, where a number would be another operation.
inline constexpr rule are_calculated{headsup_codes::missing_axis, kinds, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.operands; ++i)
    if (!c.x[i].tensor()) return no.says("{} is neither a tensor nor a number", name(c, i));
  return true;
}};

/// HU003: the operands are tensors or numbers.
inline constexpr rule tensors_or_numbers{headsup_codes::missing_axis, kinds, [](call_value const& c, answer& no) {
  range const asked = no.asked(c);
  for (std::size_t i = asked.first; i < asked.end; ++i)
    if (c.x[i].is == kind::other) return no.says("{} is neither a tensor nor a number", name(c, i));
  return true;
}};

/// Where an axis went that an operand has no more.
constexpr char const* where_it_went(operand_value const& x, role_value const& wanted) {
  return x.lost.has(wanted) ? ", which sum, mean, max or take left out" : "";
}
/// HU003: the operands have the axes that the call names.
inline constexpr rule has_axis{headsup_codes::missing_axis, names | axes_there, [](call_value const& c, answer& no) {
  std::size_t const end = c.roles != 0 ? c.roles : c.named.count;
  range const asked = no.asked(c);
  if (end == 0 && asked.end != 0 && !c.x[0].tensor()) return no.says("{} is not a tensor", name(c, 0));
  for (std::size_t r = c.op->first_there; r < end && r < c.op->last_there; ++r) {
    role_value const& wanted = c.named[r].role;
    for (std::size_t i = asked.first; i < asked.end; ++i) {
      operand_value const& x = c.x[i];
      if (!x.tensor()) return no.says("{} is not a tensor", name(c, i));
      if (x.has(wanted)) continue;
      if (x.count == 0 && c.op->has(reduces)) return no.says("x has no axes, it is one number already");
      std::size_t const other = 1 - i;
      if (asked.end == 2 && asked.first == 0 && c.x[other].tensor() && c.x[other].has(wanted))
        return no.says("{} has {}, {} has no {} {}{}", name(c, other), c.x[other].of(wanted), name(c, i), wanted, x,
                       where_it_went(x, wanted));
      return no.says("{} has no {} {}{}", name(c, i), wanted, x, where_it_went(x, wanted));
    }
  }
  return true;
}, true};

/// HU003: the operands have the axes that the operation names itself: to a layer, each its positions.
inline constexpr rule has_its_axes{headsup_codes::missing_axis, axes_there, [](call_value const& c, answer& no) {
  range const asked = no.asked(c);
  for (std::size_t i = asked.first; i < asked.end; ++i)
    for (role_value const& role : c.op->works_on)
      if (role.number != 0 && (!c.op->has(of_a_layer) || role == place_of(*c.op, i)) && c.x[i].tensor() &&
          !c.x[i].has(role))
        return no.says("{} has no {} {}{}", name(c, i), role, c.x[i], where_it_went(c.x[i], role));
  return true;
}};

/// HU051: the operation takes one operand. What a mask hides is filled first.
constexpr bool has_mask(call_value const& c) { return c.x[1].tensor() && c.x[1].holds == number::bool_; }
inline constexpr rule is_alone{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  if (c.operands < 2) return true;
  if (has_mask(c)) return no.says("takes no mask");
  return no.says("takes ({}), got {} operands", name(c, 0), c.operands);
}, true};

/// HU051: no role is named twice.
inline constexpr rule names_each_once{headsup_codes::other_form, names, [](call_value const& c, answer& no) {
  for (std::size_t r = 0; r < c.roles; ++r)
    for (std::size_t s = r + 1; s < c.roles; ++s)
      if (c.named[r].is(c.named[s])) return no.says("names {} twice", c.named[r].role);
  return true;
}, true};

/// HU051: a norm has no parameters.
inline constexpr rule has_no_scale{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  for (std::size_t i = 1; i < c.operands; ++i)
    if (c.x[i].tensor()) return no.says("has no scale and no shift");
  return true;
}, true};

/// HU029: one axis is normalised at a time.
inline constexpr rule is_one_axis{headsup_codes::mixed, names, [](call_value const& c, answer& no) {
  if (c.roles == 1) return true;
  char const* const why = c.named.has(role::tokens)  ? "each token would see the later ones"
                          : c.named.has(role::batch) ? "each example would depend on the others"
                                                     : "one scale would serve them all";
  return no.says("over several axes of {} at once {}", c.x[0], why);
}, true};

/// HU029: examples do not depend on each other, nor earlier tokens on later ones, nor heads on heads.
constexpr bool says_apart(answer& no, axis_value const& axis, axes_value const& x) {
  char const* const why = axis.is(role::batch)          ? "each example would depend on the others"
                          : kin(axis.role, role::heads) ? "each head would depend on the others"
                          : is_place(axis.role)         ? "each token would see the later ones"
                                                        : "each would depend on the others";
  return no.says("over {} of {} {}", axis, x, why);
}
/// Whether it counts positions, or things apart that are no examples.
HEADSUP_HIDDEN constexpr bool counts_positions(axis_value const& a) {
  return is_place(a.role) || (a.separate && !a.is(role::batch));
}
/// Whether an axis of x has that role; as tokens are things, and where x has no tokens, other positions.
HEADSUP_HIDDEN constexpr bool is_one_of(axis_value const& a, axes_value const& x, role_value const& apart) {
  return a.is(apart) || (apart == role::tokens && counts_positions(a) && !(is_place(a.role) && x.has(role::tokens)));
}
/// And where a word is chosen, nothing is chosen among others.
inline constexpr rule keeps_apart{headsup_codes::mixed, names, [](call_value const& c, answer& no) {
  for (std::size_t r = 0; r < c.roles; ++r) {
    bool apart = false;
    for (role_value const& each : c.op->apart) apart = apart || is_one_of(c.x[0].of(c.named[r].role), c.x[0], each);
    bool const of_words = c.op->seldom[0].number != 0 && c.x[0].has(role::vocab);
    apart = apart || (of_words && !c.named[r].is(role::vocab) && !is_feature(c.named[r].role));
    if (apart) return says_apart(no, c.x[0].of(c.named[r].role), c.x[0]);
  }
  return true;
}, true};

/// HU029: what is chosen for each position is not chosen among the positions; what stands last may be the choices.
inline constexpr rule chooses_for_each{headsup_codes::mixed, names, [](call_value const& c, answer& no) {
  bool apart = true;
  for (axis_value const& each : c.x[0])
    apart = apart && (each.is(role::batch) || is_heads(each.role) || counts_positions(each));
  axis_value const& along = c.along();
  bool const are_choices = along.is(c.x[0].last()) && !is_place(along.role);
  return apart || are_choices || !counts_positions(along) || says_apart(no, along, c.x[0]);
}, true};

/// HU029: what a layer is made to normalize are features, too.
inline constexpr rule is_of_features{headsup_codes::mixed, names, [](call_value const& c, answer& no) {
  for (role_value const& each : c.op->apart)
    if (is_one_of(c.named[0], c.named, each)) return says_apart(no, c.named[0], c.named);
  return true;
}};

/// HU002: the first operand does not have yet what the call adds to it.
inline constexpr rule is_new{headsup_codes::role_twice, names | axes_there, [](call_value const& c, answer& no) {
  operation const& op = *c.op;
  for (std::size_t i = 0; i < c.named.count; ++i) {
    if (op.first_there <= i && i < op.last_there) continue;
    bool replaced = false;
    for (std::size_t r = op.first_there; r < op.last_there && r < c.named.count; ++r)
      replaced = replaced || c.named[r].is(c.named[i]);
    if (!c.x[0].has(c.named[i].role) || (replaced && (op.last_there != 1 || c.axes() != 0))) continue;
    bool const of_two = op.first_there == 1 && c.roles == 2;
    return no.says("{} already has an axis {}{}", c.x[0], c.named[i].role,
                   of_two ? ", and the new one comes first" : "");
  }
  return true;
}};

/// HU002: no role occurs twice among the axes that are added and those of x.
inline constexpr rule keeps_roles_apart{headsup_codes::role_twice, names | axes_there,
                                        [](call_value const& c, answer& no) {
  for (axis_value const& each : c.named) {
    if (&c.named.of(each.role) != &each) return no.says("{} has one role twice", c.named);
    if (c.x[0].has(each.role)) return no.says("the result would have {} twice {}", each.role, c.x[0]);
  }
  return true;
}};

/// Whether x has that axis, over which its numbers are already what the call would make of them.
HEADSUP_HIDDEN constexpr bool is_the_same(axis_value const& added, operand_value const& x) {
  return x.has(added.role) && x.holds != number::bool_ && headsup_detail::may_equal(x.of(added.role).size, added.size);
}
HEADSUP_HIDDEN constexpr bool has_all_of_them(call_value const& c) {
  for (axis_value const& each : c.named)
    if (!is_the_same(each, c.x[0])) return false;
  return true;
}

/// HU002: no role occurs twice among the axes of a type.
inline constexpr rule names_axes_apart{headsup_codes::role_twice, names, [](call_value const& c, answer& no) {
  for (axis_value const& each : c.named)
    if (&c.named.of(each.role) != &each) return no.says("two axes of one role in {}", c.named);
  return true;
}};

/// HU047: a tensor is made over axes, which have names and sizes.
inline constexpr rule has_sizes{headsup_codes::missing_size, names, [](call_value const& c, answer& no) {
  return c.roles == 0 || no.says("roles alone have no sizes");
}};
inline constexpr rule has_names{headsup_codes::missing_size, names, [](call_value const& c, answer& no) {
  return c.named.count != 0 || no.says("sizes alone do not name axes");
}};

/// How many numbers of the type that a call makes memory can hold; of a type without a name, in any case.
constexpr std::size_t most_numbers(call_value const& c) {
  constexpr std::size_t bytes[] = {4, 8, 1, 4, 8, 2, 2, 16};
  return dynamic / 2 / bytes[static_cast<int>(c.makes)];
}
/// The product of the sizes that are known, but for the axis `without`.
constexpr std::size_t known_numbers(axes_value const& list, axis_value const& without = no_axis) {
  factor all{1};
  for (axis_value const& each : list)
    if (each.size != dynamic && !each.is(without)) all = all * factor{each.size};
  return all.size;
}
/// HU001: memory can hold that many.
inline constexpr rule fits_in_memory{headsup_codes::undeclarable, sizes, [](call_value const& c, answer& no) {
  return known_numbers(c.named) <= most_numbers(c) || no.says("{} has more numbers than memory can hold", c.named);
}};

/// HU009: the axis that is dropped has one element.
inline constexpr rule of_one_element{headsup_codes::misfit_sizes, names | sizes, [](call_value const& c, answer& no) {
  return c.along().size == 1 || no.says("{} of {} has more than one element", c.along(), c.x[0]);
}};

constexpr bool says_unknown(answer& no, axis_value const& axis) {
  return no.says("needs the size of {} at compile time, but it is known only at run time", axis);
}
/// HU047: the sizes that the type of the result needs are known when it is compiled. Those of a layer before the first
/// that it names itself are said by layers inside.
inline constexpr rule sizes_known{headsup_codes::missing_size, sizes, [](call_value const& c, answer& no) {
  auto const there = [&](std::size_t i) -> axis_value const& {
    return c.operands != 0 && c.op->first_there <= i && i < c.op->last_there && i < c.roles ? c.x[0].of(c.named[i].role)
                                                                                            : no_axis;
  };
  for (std::size_t i = c.operands == 0 ? c.op->first_there : 0; i < c.named.count; ++i) {
    if (c.named[i].size == dynamic) return says_unknown(no, c.named[i]);
    if (there(i).size == dynamic) return says_unknown(no, there(i));
  }
  for (role_value const& each : c.op->works_on)
    if (c.operands != 0 && c.x[0].of(each).size == dynamic) return says_unknown(no, c.x[0].of(each));
  return true;
}};

/// HU004: an axis that the call names with a size has that size.
inline constexpr rule has_these_sizes{headsup_codes::two_sizes, sizes | names, [](call_value const& c, answer& no) {
  for (axis_value const& each : c.named)
    if (axis_value const& there = c.x[0].of(each.role); !headsup_detail::may_equal(there.size, each.size))
      return no.says("x has {}, expected {}", there, each);
  return true;
}};

constexpr bool has_a_dynamic_axis(axes_value const& list) {
  for (axis_value const& each : list)
    if (each.size == dynamic) return true;
  return false;
}
constexpr bool names_a_dynamic_axis(call_value const& c) { return has_a_dynamic_axis(c.named); }

/// HU026: heads do not become keys, to which other heads would attend.
inline constexpr rule no_head_attends{headsup_codes::queries_and_keys, names, [](call_value const& c, answer& no) {
  axis_value const& from = c.named[0];
  bool const head = from.is(role::heads) || from.is(role::kv_heads) || from.is(role::head_dim);
  return !head || !c.named[1].is(role::keys) ||
         no.says("{} of {} would attend, and not the tokens", c.x[0].of(from.role), c.x[0]);
}, true};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
