#pragma once

#include <headsup/calls/layer_rules.hpp>

// Rules about the caches of layers: one for all sequences of the input, or several, each for one. A layer that takes
// steps names last the heads of keys and values, and the features of one.

namespace HEADSUP_NAMESPACE::headsup_calls {
/// What a layer caches of its input: the axes of all sequences, or of one alone; then the heads of keys and values, the
/// context, and the features of one head.
struct cached_axes : gathered_axes<15> {
  constexpr cached_axes(call_value const& c, bool of_all) {
    axes_beside const sequences(c, 0, false);
    if (of_all) add(sequences.list());
    add(c.named[c.named.count - 2]);
    add(context_of(c));
    add(c.named.last());
  }
};

/// HU046: a layer whose tokens see later ones takes no steps.
inline constexpr rule sees_no_later{headsup_codes::called_otherwise, 0, [](call_value const&, answer& no) {
  return no.says("bidirectional tokens see later ones too, so a step would change those in the cache");
}};

/// HU046: beside the input there is a cache, or there are several.
inline constexpr rule is_a_cache{headsup_codes::called_otherwise, kinds, [](call_value const& c, answer& no) {
  if (c.operands > 1 && c.x[1].cache()) return true;
  if (c.x[0].cache()) return no.says("a step takes the input and then the cache");
  no.says("a step takes a tensor and a key_value_cache");
  if (c.x[0].tensor()) no.says(" over {}", cached_axes(c, true).list());
  bool const shown = c.operands > 1 && (c.x[1].is == kind::tensor || c.x[1].points);
  return shown ? no.says(", got {}", c.x[1]) : no.says(", got {}", c.operands == 1 ? "no cache" : "something else");
}};

/// HU046: a cache is a variable, so that the new keys are kept.
inline constexpr rule is_variable{headsup_codes::called_otherwise, kinds, [](call_value const& c, answer& no) {
  return c.x[1].kept ||
         no.says(c.x[1].several == 0 ? "the cache is a temporary or a constant, which cannot keep new keys"
                                     : "the caches are temporaries or constants, which cannot keep new keys");
}};

/// HU046: a cache holds what the layer caches.
inline constexpr rule holds_cached{headsup_codes::called_otherwise, types, [](call_value const& c, answer& no) {
  return c.x[1].holds == c.op->caches || no.says(c.x[1].several == 0 ? "the cache holds {}, the layer caches {}"
                                                                     : "the caches hold {}, the layer caches {}",
                                                 c.x[1].holds, c.op->caches);
}};

/// HU046: several caches are each for one of the sequences of x, along one axis.
inline constexpr rule has_sequences{headsup_codes::called_otherwise, axes_there, [](call_value const& c, answer& no) {
  return c.x[1].several == 0 || axes_beside(c, 0, false).list().count == 1 ||
         no.says("several caches are for the sequences of one axis, x is {}", c.x[0]);
}};

/// HU046: a cache is over what the layer caches.
inline constexpr rule is_over_cached{headsup_codes::called_otherwise, axes_there | sizes,
                                     [](call_value const& c, answer& no) {
  operand_value const& cache = c.x[1];
  cached_axes const needed(c, cache.several == 0);
  if (holds(needed.list(), cache) && holds(cache, needed.list())) return true;
  return no.says(cache.several == 0 ? "the cache is over {}, the layer and x need {}"
                                    : "the caches are over {}, a sequence of the layer needs {}",
                 static_cast<axes_value const&>(cache), needed.list()) ||
         says_how_made(no, cache, needed.list());
}};

/// HU046: what a cache keeps is of its sequences and heads, which it names after the features of keys and of values.
inline constexpr rule is_of_the_cache{headsup_codes::called_otherwise, axes_there | sizes,
                                      [](call_value const& c, answer& no) {
  std::size_t const i = no.asked(c).first;
  axes_beside const given(c, i, false);
  axes_value const kept{c.named.first + inputs(*c.op), c.named.count - inputs(*c.op)};
  return (holds(kept, given.list()) && holds(given.list(), kept)) ||
         no.says("the cache is over {} beside tokens and {}, {} is {}", kept, c.named[i], name(c, i), c.x[i]);
}};

/// HU046: of several caches there is one for each sequence.
inline constexpr rule is_one_for_each{headsup_codes::called_otherwise, sizes, [](call_value const& c, answer& no) {
  axes_beside const sequences(c, 0, false);
  std::size_t const caches = c.x[1].several;
  return caches == 0 || headsup_detail::may_equal(caches, sequences.list()[0].size) ||
         no.says("x has {}, got {} {}", sequences.list()[0], caches, caches == 1 ? "cache" : "caches");
}};
}  // namespace HEADSUP_NAMESPACE::headsup_calls
