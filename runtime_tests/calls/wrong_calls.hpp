#pragma once

#include "right_calls.hpp"

#include <deque>

// Wrong calls, and the sentence that each is told. What only a compiler shows of a mistake, and each rule once, is a program
// of static_tests/must_not_compile; what differs from these in axes, sizes or operation alone stands here.

namespace wrong_calls {
namespace calls = headsup::headsup_calls;
namespace op = calls::op;
using calls::axis_value;
using calls::kind;
using calls::knowledge;
using calls::number;
using headsup::dynamic;
using right_calls::call;
using right_calls::operand;

struct wrong_call {
  calls::draft call;
  char const* sentence;
};

/// A role; with a size, an axis.
struct role {
  calls::role_value value;

  explicit role(char const* name) : value(calls::role_named(name)) {}
  operator axis_value() const { return calls::as_axis(value); }
  axis_value operator()(std::size_t size) const { return right_calls::axis(value, size); }
};

/// The axis, of which so much more is known.
inline axis_value with(axis_value a, knowledge more) {
  static std::deque<knowledge> all;
  all.push_back(more);
  a.known = &all.back();
  return a;
}
inline axis_value summed(axis_value const& a) {
  knowledge k = *a.known;
  k.sums = true;
  return with(a, k);
}
inline axis_value merged(axis_value const& a, std::initializer_list<axis_value> from) {
  static std::deque<std::vector<axis_value>> all;
  all.emplace_back(from).push_back(calls::no_axis);
  return with(a, {.factors = all.back().data(), .count = from.size()});
}
inline axis_value lower(axis_value const& a, axis_value const& query, std::ptrdiff_t diagonal = 0) {
  return with(a, {.zeros = calls::triangle::lower, .query = query.role, .queries = query.size, .diagonal = diagonal});
}
inline axis_value upper(axis_value const& a, axis_value const& query, std::ptrdiff_t diagonal = 0) {
  return with(a, {.zeros = calls::triangle::upper, .query = query.role, .queries = query.size, .diagonal = diagonal});
}
inline axis_value of_ids(axis_value const& a, axis_value const& of) {
  return with(a, {.ids_of = of.role, .ids = of.size});
}

inline operand bools(std::initializer_list<axis_value> axes) { return {axes, number::bool_}; }
inline operand ints(std::initializer_list<axis_value> axes) { return {axes, number::int_}; }
inline operand doubles(std::initializer_list<axis_value> axes) { return {axes, number::double_}; }
inline operand const no_axes{std::initializer_list<axis_value>{}}, a_number(kind::number),
    a_double(kind::number, number::double_), an_int(kind::number, number::int_), a_truth(kind::truth, number::bool_),
    something(kind::other, number::other);

inline role const batch{"batch"}, d_in{"d_in"}, d_out{"d_out"}, heads{"heads"}, keys{"keys"}, tokens{"tokens"},
    vocab{"vocab"};

/// Softmax, and what divides by a sum or a root.
inline std::vector<wrong_call> softmax() {
  return {{call(op::layer_norm, {d_out}, {}, {{tokens(6), d_in(6)}}),
           "HU003 layer_norm<d_out>: x has no d_out (tokens<6>, d_in<6>); fix: layer_norm<d_in>(x)"},
          {call(op::layer_norm, {d_in}, {}, {{tokens(6)}}),
           "HU003 layer_norm<d_in>: x has no d_in (tokens<6>); fix: a tensor with an axis d_in"},
          {call(op::layer_norm, {d_in}, {}, {ints({tokens(3), d_in(3)})}),
           "HU037 layer_norm: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::layer_norm, {tokens}, {}, {{tokens(6)}}),
           "HU029 layer_norm<tokens>: over tokens<6> of (tokens<6>) each token would see the later ones; fix: "
           "layer_norm<d_in>(rename<tokens, d_in>(x)) if these are features"},
          {call(op::layer_norm, {tokens}, {}, {{tokens(6), d_in(6)}}),
           "HU029 layer_norm<tokens>: over tokens<6> of (tokens<6>, d_in<6>) each token would see the later ones; fix: "
           "layer_norm<d_in>(x)"},
          {call(op::log_softmax, {keys}, {}, {{tokens(6), d_in(6)}}),
           "HU003 log_softmax<keys>: x has no keys (tokens<6>, d_in<6>); fix: log_softmax<d_in>(x), or rename<tokens, "
           "keys>(k) before the scores of k"},
          {call(op::naive_softmax, {d_in}, {}, {{tokens(3), keys(3)}}),
           "HU003 naive_softmax<d_in>: x has no d_in (tokens<3>, keys<3>); fix: naive_softmax<keys>(x)"},
          {call(op::normalize, {heads, d_in}, {}, {{heads(5), d_in(3)}}),
           "HU029 normalize<heads, d_in>: over several axes of (heads<5>, d_in<3>) at once one scale would serve them "
           "all; fix: normalize<d_in>(x)"},
          {call(op::normalize, {d_out}, {}, {{tokens(6), d_in(6)}}),
           "HU003 normalize<d_out>: x has no d_out (tokens<6>, d_in<6>); fix: normalize<d_in>(x)"},
          {call(op::rms_norm, {tokens, d_in}, {}, {{tokens(6), d_in(6)}}),
           "HU029 rms_norm<tokens, d_in>: over several axes of (tokens<6>, d_in<6>) at once each token would see the "
           "later ones; fix: rms_norm<d_in>(x)"},
          {call(op::rms_norm, {d_out}, {}, {{tokens(3), d_in(3)}}),
           "HU003 rms_norm<d_out>: x has no d_out (tokens<3>, d_in<3>); fix: rms_norm<d_in>(x)"},
          {call(op::rms_norm, {batch}, {}, {{batch(6), d_in(6)}}),
           "HU029 rms_norm<batch>: over batch<6> of (batch<6>, d_in<6>) each example would depend on the others; fix: "
           "rms_norm<d_in>(x)"},
          {call(op::rms_norm, {d_in}, {}, {{tokens(5), d_in(3)}, {d_in(3)}}),
           "HU051 rms_norm<d_in>: has no scale and no shift; fix: rms_norm<d_in>(x) * scale + shift"},
          {call(op::softmax, {keys}, {}, {a_number}),
           "HU003 softmax<keys>: x is not a tensor; fix: a tensor with an axis keys"},
          {call(op::softmax, {keys}, {}, {ints({tokens(3), keys(3)})}),
           "HU037 softmax: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::softmax, {keys}, {}, {{batch(2), tokens(6), keys(5)}, an_int}),
           "HU051 softmax<keys>: takes other arguments than these; fix: softmax<keys>(x)"}};
}

/// Sums, means and the like along axes.
inline std::vector<wrong_call> reductions() {
  return {
      {call(op::argmax, {vocab}, {}, {{tokens(6), d_in(3)}}),
       "HU003 argmax<vocab>: x has no vocab (tokens<6>, d_in<3>); fix: argmax<d_in>(x)"},
      {call(op::cumsum, {tokens}, {}, {{batch(2), keys(6)}}),
       "HU003 cumsum<tokens>: x has no tokens (batch<2>, keys<6>); fix: cumsum<keys>(x)"},
      {call(op::max, {tokens, keys}, {}, {{batch(2), tokens(6), vocab(5)}}),
       "HU003 max<tokens, keys>: x has no keys (batch<2>, tokens<6>, vocab<5>); fix: max<tokens, vocab>(x)"},
      {call(op::mean, {tokens}, {}, {no_axes}), "HU003 mean<tokens>: x has no axes, it is one number already; fix: x"},
      {call(op::mean, {tokens}, {}, {ints({tokens(3)})}), "HU037 mean: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::mean, {tokens, keys}, {}, {ints({tokens(6), keys(5)})}),
       "HU037 mean: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::scan, {keys}, {}, {{tokens(3), d_in(5)}, {d_in(5)}, something}),
       "HU003 scan<keys>: x has no keys (tokens<3>, d_in<5>); fix: scan<tokens>(x, state, step)"},
      {call(op::sum, {keys}, {}, {{tokens(6), d_in(6)}}),
       "HU003 sum<keys>: x has no keys (tokens<6>, d_in<6>); fix: sum<tokens>(x)"},
      {call(op::sum, {batch, tokens}, {}, {no_axes}),
       "HU003 sum<batch, tokens>: x has no axes, it is one number already; fix: x"},
      {call(op::sum, {tokens, keys}, {}, {{batch(2), tokens(6), d_in(3)}}),
       "HU003 sum<tokens, keys>: x has no keys (batch<2>, tokens<6>, d_in<3>); fix: sum<tokens, d_in>(x)"},
      {call(op::sum, {tokens}, {}, {bools({tokens(3)})}), "HU037 sum: x holds bool, it takes numbers; fix: to<int>(x)"},
      {call(op::sum, {tokens, keys}, {}, {bools({tokens(6), keys(5)})}),
       "HU037 sum: x holds bool, it takes numbers; fix: to<int>(x)"}};
}

inline std::vector<std::vector<wrong_call>> all() { return {softmax(), reductions()}; }
}  // namespace wrong_calls
