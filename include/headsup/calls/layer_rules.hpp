#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/pair_rules.hpp>

// Rules about the axes that layers are made from, and about what they are given. A layer names first the features that
// it takes, one for each operand that has some; then its output; then, if it has one, its context; then its heads.

namespace HEADSUP_NAMESPACE::headsup_calls {
constexpr axis_value const& output_of(call_value const& c) { return c.named[inputs(*c.op)]; }
/// The most tokens that a layer takes, or no_axis.
constexpr axis_value const& context_of(call_value const& c) {
  return c.op->has(has_context) ? c.named[inputs(*c.op) + 1] : no_axis;
}

/// HU046: after its tensors a layer takes nothing, or a generator that outlives the call: from a temporary it would
/// draw the same numbers each time.
constexpr std::size_t tensors_of(call_value const& c) {
  std::size_t count = inputs(*c.op) < c.operands ? inputs(*c.op) : c.operands;
  while (count < c.operands && count < c.op->tensors && c.x[count].tensor()) ++count;
  return count;
}
inline constexpr rule takes_no_more{headsup_codes::called_otherwise, kinds, [](call_value const& c, answer& no) {
  std::size_t const tensors = tensors_of(c), more = c.operands - tensors;
  operand_value const& next = c.x[tensors < c.operands ? tensors : 0];
  if (more == 0) return true;
  if (c.op->has(draws) && more == 1 && next.is == kind::generator && (next.kept || c.at_run_time)) return true;
  if (next.tensor() && inputs(*c.op) == 1) return no.says("takes one tensor, and makes queries, keys and values of it");
  if (!c.op->has(draws)) return no.says("takes a tensor and nothing else, it has no dropout");
  no.says("takes a tensor, and in training a torch_generator that it draws from, got ");
  if (more != 1) return no.says("{} extra arguments", more);
  return no.says("{}", next.points                  ? "a pointer or an optional"
                       : next.tensor()              ? "a tensor"
                       : next.cache()               ? "a cache"
                       : next.is == kind::number    ? "a number"
                       : next.is == kind::generator ? "a temporary or a constant"
                                                    : "something else");
}};
inline constexpr char const* step_instead = "layer.step(x, cache)";
constexpr bool is_given_a_cache(call_value const& c) { return c.operands == 2 && c.x[1].cache(); }

/// HU003: an input has the features that a layer maps. Ids have none yet.
constexpr bool are_ids(call_value const& c) {
  return c.x[0].tensor() && is_whole(c.x[0].holds) && !c.x[0].has(c.named[0].role);
}
inline constexpr char const* embed_ids = "layer(embedding<{ids}, {takes}>{}(x)) if these are ids";
inline constexpr rule has_features{headsup_codes::missing_axis, axes_there | sizes | factors | kinds,
                                   [](call_value const& c, answer& no) {
  std::size_t const i = no.asked(c).first;
  axis_value const &wanted = c.named[i], &there = c.x[i].of(wanted.role);
  if (there.size != 0 && same_axis(there, wanted)) return true;
  no.says("takes {}, {} is {}", wanted, name(c, i), c.x[i]);
  if (there.size != 0 && headsup_detail::may_equal(there.size, wanted.size)) {
    if (!same_summands(wanted, there))
      no.says(", where {} is {} side by side, and not {}", wanted.role, there.summands(), wanted.summands());
    else if (wanted.known->count == 0) no.says(", where {} was merged from {}", wanted.role, there.parts());
    else no.says(", where {} was merged from {}, and not from {}", wanted.role, there.parts(), wanted.parts());
  }
  return i == 0 && are_ids(c) ? no.says(" of {}", c.x[0].holds) : false;
}};

/// HU002: the input does not have the axis that the layer gives.
inline constexpr rule lacks_output{headsup_codes::role_twice, axes_there, [](call_value const& c, answer& no) {
  return !c.x[0].has(output_of(c).role) ||
         no.says("the result would have {} twice, x is {}", output_of(c).role, c.x[0]);
}};

/// HU002: the input does not have an axis that the layer makes on the way, of heads or keys.
constexpr bool makes_itself(call_value const& c, role_value const& role) {
  for (std::size_t i = inputs(*c.op) + (c.op->has(has_context) ? 2 : 1); i < c.named.count; ++i)
    if (c.named[i].role == role) return true;
  for (std::size_t i = inputs(*c.op); i < 3; ++i)
    if (c.op->works_on[i] == role) return true;
  return false;
}
inline constexpr rule lacks_its_axes{headsup_codes::role_twice, axes_there, [](call_value const& c, answer& no) {
  for (axis_value const& each : c.x[0])
    if (makes_itself(c, each.role)) return no.says("{} already has an axis {}", c.x[0], each.role);
  return true;
}};

/// How many tokens a cache holds and how many more it can, and what messages call it: of several, the fullest.
constexpr std::size_t cached_tokens(call_value const& c) {
  return c.op->has(steps) && c.operands > 1 ? c.x[1].held : 0;
}
constexpr std::size_t room(call_value const& c) {
  std::size_t const all = context_of(c).size, cached = cached_tokens(c);
  return cached < all ? all - cached : 0;
}
HEADSUP_SELDOM constexpr words name_of_cache(call_value const& c) {
  words w;
  if (c.x[1].several == 0) return w << "cache";
  return w << (c.x[1].points ? "(*caches[" : "caches[") << c.x[1].fullest << (c.x[1].points ? "])" : "]");
}

/// HU021: the input has no more tokens than the layer supports, with those in the cache.
inline constexpr rule within_context{headsup_codes::beyond_the_end, sizes, [](call_value const& c, answer& no) {
  axis_value const &tokens = c.x[0].of(place_of(*c.op, 0)), &context = context_of(c);
  std::size_t const cached = cached_tokens(c);
  if ((tokens.size == dynamic && !c.at_run_time) || tokens.size <= room(c)) return true;
  if (cached != 0)
    no.says(cached == 1 ? "{}{} holds {} token, " : "{}{} holds {} tokens, ", c.x[1].several == 0 ? "the " : "",
            name_of_cache(c).data(), cached);
  return no.says("the input has {}, the layer supports {}", tokens, context);
}};

/// The axes of operand i that count what the layer does one by one: all but its features and, if so, its positions.
struct axes_beside : gathered_axes<12> {
  constexpr axes_beside(call_value const& c, std::size_t i, bool positions_too) {
    for (axis_value const& each : c.x[i]) {
      bool const features = i < inputs(*c.op) && each.is(c.named[i]);
      if (!features && (positions_too || !each.is(place_of(*c.op, i)))) add(each);
    }
  }
};

/// HU008: there is one source for each sequence of x.
inline constexpr rule of_one_batch{headsup_codes::not_lined_up, axes_there, [](call_value const& c, answer& no) {
  axes_beside const x(c, 0, false), source(c, 1, false);
  if (!holds(x.list(), source.list())) return says_lacking(no, c, 0, x.list(), 1, source.list());
  return holds(source.list(), x.list()) ||
         no.says("the axes of the input must all be axes of source, source {}, input {}", source.list(), x.list());
}};

/// HU003: a mask has a truth value for each position, and no other axes.
inline constexpr rule is_of_the_places{headsup_codes::missing_axis, axes_there | factors,
                                       [](call_value const& c, answer& no) {
  std::size_t const i = no.asked(c).first;
  axes_beside const over(c, i - 1, true);
  if (!c.x[i].tensor() || (holds(over.list(), c.x[i]) && holds(c.x[i], over.list()))) return true;
  axes_value const& those = c.x[i];
  return no.says("{} says which of {} are no padding, and is over {}", name(c, i), over.list(), those);
}};

/// HU002: a layer maps one role to another; otherwise its weight would have a role twice, and could be used
/// untransposed.
inline constexpr rule roles_differ{headsup_codes::role_twice, names, [](call_value const& c, answer& no) {
  return !c.named[0].is(c.named[1]) || no.says("maps {} to {}, the same role on both sides", c.named[0], c.named[1]);
}};

/// Whether headsup knows a role, and as one of another kind.
HEADSUP_HIDDEN constexpr bool is_of_another_kind(role_value const& a, role_value const& b) {
  bool const known = is_place(a) || is_feature(a) || is_heads(a) || says_whose(a) || a == role::batch ||
                     a == role::vocab || a == role::pairs;
  return known && !kin(a, b);
}

/// Whether a layer is made from an axis where one of another kind belongs.
HEADSUP_HIDDEN constexpr bool is_misplaced(role_value const& here, role_value const& usual) {
  if (usual.number == 0 || (is_feature(usual) && says_whose(here))) return false;
  return usual == role::vocab ? is_feature(here) : is_of_another_kind(here, usual);
}

/// HU043: the axes of which a layer is made are of the kinds of their places.
inline constexpr rule in_their_places{headsup_codes::no_layer, names | order, [](call_value const& c, answer& no) {
  role_value const* const usual = c.op->works_on;
  for (std::size_t i = 0; i < 4 && i < c.named.count; ++i) {
    axis_value const& here = c.named[i];
    bool const for_each_head = c.named.count == 2 && is_heads(here.role) && is_feature(usual[i]);
    if (!is_misplaced(here.role, usual[i]) || for_each_head) continue;
    for (std::size_t j = 0; j < 4 && j < c.named.count; ++j)
      if ((here.is(usual[j]) || kin(here.role, usual[j])) && !c.named[j].is(usual[j]))
        return no.says("{} is in the place of {}, {} in that of {}", here, usual[i], c.named[j], usual[j]);
    return no.says("{} is in the place of {}", here, usual[i]);
  }
  return true;
}};

/// HU009: the features of the output divide among the heads, and the heads among those of keys and values.
inline constexpr rule divide_among_heads{headsup_codes::misfit_sizes, sizes, [](call_value const& c, answer& no) {
  axis_value const &all = output_of(c), &heads = c.named[3], &shared = c.named.count > 4 ? c.named[4] : no_axis;
  if (all.size != dynamic && all.size % heads.size != 0) return no.says("{} is not divisible by {}", all, heads);
  return shared.size == 0 || heads.size % shared.size == 0 || no.says("{} is not divisible by {}", heads, shared);
}};

/// HU043: a window is one of tokens that are keys too.
inline constexpr rule has_no_window{headsup_codes::no_layer, given, [](call_value const& c, answer& no) {
  return c.given[0] == 0 || no.says("keys are of another text than the tokens, so none is near a token");
}};

}  // namespace HEADSUP_NAMESPACE::headsup_calls
