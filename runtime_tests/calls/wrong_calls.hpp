#pragma once

#include "right_calls.hpp"

#include <deque>
#include <headsup/calls/say_how.hpp>

// Wrong calls, and the sentence that each is told. What only a compiler shows of a mistake, and each rule once, is a
// program of static_tests/must_not_compile; what differs from these in axes, sizes, operation or what a call names alone
// stands here.

namespace wrong_calls {
namespace calls = headsup::headsup_calls;
namespace op = calls::op;
using calls::axis_value;
using calls::kind;
using calls::knowledge;
using calls::number;
using headsup::dynamic;
using right_calls::cache;
using right_calls::call;
using right_calls::made;
using right_calls::operand;

/// A role; with a size, an axis.
struct role {
  calls::role_value value;

  explicit role(char const* name) : value(calls::role_named(name)) {}
  operator axis_value() const { return calls::as_axis(value); }
  axis_value operator()(std::size_t size) const { return right_calls::axis(value, size); }
};

/// What a call names between < and >: a role, an axis, a number, a list of axes, or a type.
struct name : calls::name_value {
  name(role const& r) : name_value{.is = calls::written::role, .axis = r} {}
  name(axis_value const& a) : name_value{.is = calls::written::axis, .axis = a} {}
  name(int given) : name_value{.is = calls::written::number, .n = given} {}
  name(number t) : name_value{.is = calls::written::type, .type = t} {}
  name(calls::axes_value const& all) : name_value{.is = calls::written::list, .list = all} {}
};

/// A call that is not in the form of its operation, as it is written.
struct written {
  calls::draft operands;
  std::vector<calls::name_value> names;
  bool in_braces = false;

  written(calls::operation const& op, std::initializer_list<name> named, std::initializer_list<operand> xs)
      : operands(right_calls::call(op, {}, {}, xs)), names(named.begin(), named.end()) {}
  written braced() const {
    written result = *this;
    result.in_braces = true;
    return result;
  }
  calls::written_call call() const {
    return {operands.op, names.data(), names.size(), operands.x, operands.operands, in_braces};
  }
};

/// A wrong call, and what it is told.
template <class Call> struct told {
  Call call;
  char const* sentence;
};
using wrong_call = told<calls::draft>;
using wrongly_written = told<written>;

/// Axes that are kept.
inline calls::axes_value list(std::initializer_list<axis_value> axes) {
  static std::deque<std::vector<axis_value>> all;
  all.emplace_back(axes).push_back(calls::no_axis);
  return {all.back().data(), axes.size()};
}

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
  return with(a, {.factors = list(from).first, .count = from.size()});
}
inline axis_value made_of(axis_value const& a, std::initializer_list<axis_value> of) {
  return with(a, {.summands = list(of).first, .summand_count = of.size()});
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

inline axis_value keeping(axis_value const& a) { return with(a, {.mask = calls::polarity::keeps}); }
inline axis_value hiding(axis_value const& a) { return with(a, {.mask = calls::polarity::hides}); }

inline operand bools(std::initializer_list<axis_value> axes) { return {axes, number::bool_}; }
inline operand ints(std::initializer_list<axis_value> axes) { return {axes, number::int_}; }
inline operand doubles(std::initializer_list<axis_value> axes) { return {axes, number::double_}; }
/// One number that is an id.
inline operand an_id(axis_value const& of) {
  operand result = ints({});
  result.alone = of_ids(calls::no_axis, of).known;
  return result;
}
inline operand const no_axes{std::initializer_list<axis_value>{}}, a_number(kind::number),
    a_double(kind::number, number::double_), an_int(kind::number, number::int_), a_truth(kind::truth, number::bool_),
    a_generator(kind::generator, number::other), a_layer(kind::layer), something(kind::other, number::other);

inline role const all_heads{"all_heads"}, batch{"batch"}, channels{"channels"}, context_length{"context_length"},
    copies{"copies"}, d_in{"d_in"}, d_out{"d_out"}, halves{"halves"}, head_dim{"head_dim"}, heads{"heads"},
    height{"height"}, keys{"keys"}, kv_heads{"kv_heads"}, pairs{"pairs"}, patch_column{"patch_column"},
    patch_row{"patch_row"}, patches{"patches"}, pixel_column{"pixel_column"}, pixel_row{"pixel_row"}, pixels{"pixels"},
    tokens{"tokens"}, vocab{"vocab"}, width{"width"}, fused{"fused"}, query_dim{"query_dim"}, key_dim{"key_dim"},
    value_dim{"value_dim"}, content{"content"}, position{"position"};

/// A step of a layer multi_head_attention<d_in<3>, d_out<4>, context_length<6>, heads<2>>.
inline calls::draft step_of_two_heads(std::initializer_list<operand> operands) {
  return call(op::step_of_layer<"multi_head_attention", number::float_>,
              {d_in(3), d_out(4), context_length(6), heads(2), heads(2), head_dim(2)}, {}, operands);
}

/// Softmax, and what divides by a sum or a root.
inline std::vector<wrong_call> softmax() {
  return {{call(op::layer_norm, {d_out}, {}, {{tokens(6), d_in(6)}}),
           "HU003 layer_norm<d_out>: x has no d_out (tokens<6>, d_in<6>); fix: layer_norm<d_in>(x), or x with d_out"},
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
          {call(op::layer_norm, {d_in}, {}, {{tokens(5), d_in(3)}, {d_in(3)}, {d_in(3)}}),
           "HU051 layer_norm<d_in>: has no scale and no shift; fix: layer_norm<d_in>(x) * scale + shift"},
          {call(op::log_softmax, {tokens}, {}, {operand{batch(2), d_in(6)}.without({tokens(6)})}),
           "HU003 log_softmax<tokens>: x has no tokens (batch<2>, d_in<6>), which sum, mean, max or take left out; "
           "fix: log_softmax<d_in>(x)"},
          {call(op::log_softmax, {keys}, {}, {{tokens(6), d_in(6)}}),
           "HU003 log_softmax<keys>: x has no keys (tokens<6>, d_in<6>); fix: log_softmax<d_in>(x), or rename<tokens, "
           "keys>(k) before the scores of k"},
          {call(op::log_softmax, {tokens}, {}, {{batch(2), tokens(5), d_out(6)}}),
           "HU029 log_softmax<tokens>: over tokens<5> of (batch<2>, tokens<5>, d_out<6>) each token would see the "
           "later "
           "ones; fix: log_softmax<d_out>(x)"},
          {call(op::naive_softmax, {d_in}, {}, {{tokens(3), keys(3)}}),
           "HU003 naive_softmax<d_in>: x has no d_in (tokens<3>, keys<3>); fix: naive_softmax<keys>(x), or x with "
           "d_in"},
          {call(op::normalize, {heads, d_in}, {}, {{heads(5), d_in(3)}}),
           "HU029 normalize<heads, d_in>: over several axes of (heads<5>, d_in<3>) at once one scale would serve them "
           "all; fix: normalize<d_in>(x)"},
          {call(op::normalize, {d_out}, {}, {{tokens(6), d_in(6)}}),
           "HU003 normalize<d_out>: x has no d_out (tokens<6>, d_in<6>); fix: normalize<d_in>(x), or x with d_out"},
          {call(op::rms_norm, {tokens, d_in}, {}, {{tokens(6), d_in(6)}}),
           "HU029 rms_norm<tokens, d_in>: over several axes of (tokens<6>, d_in<6>) at once each token would see the "
           "later ones; fix: rms_norm<d_in>(x)"},
          {call(op::rms_norm, {d_out}, {}, {{tokens(3), d_in(3)}}),
           "HU003 rms_norm<d_out>: x has no d_out (tokens<3>, d_in<3>); fix: rms_norm<d_in>(x), or x with d_out"},
          {call(op::rms_norm, {batch}, {}, {{batch(6), d_in(6)}}),
           "HU029 rms_norm<batch>: over batch<6> of (batch<6>, d_in<6>) each example would depend on the others; fix: "
           "rms_norm<d_in>(x)"},
          {call(op::rms_norm, {d_in}, {}, {{tokens(5), d_in(3)}, {d_in(3)}}),
           "HU051 rms_norm<d_in>: has no scale and no shift; fix: rms_norm<d_in>(x) * scale + shift"},
          {call(op::softmax, {keys}, {}, {a_number}),
           "HU003 softmax<keys>: x is not a tensor; fix: a tensor with an axis keys"},
          {call(op::softmax, {keys}, {}, {ints({tokens(3), keys(3)})}),
           "HU037 softmax: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::softmax, {keys}, {}, {{tokens(6)}}),
           "HU003 softmax<keys>: x has no keys (tokens<6>); fix: rename<tokens, keys>(k) before the scores of k"}};
}

/// Sums, means and the like along axes.
inline std::vector<wrong_call> reductions() {
  return {
      {call(op::argmax, {vocab}, {}, {{tokens(6), d_in(3)}}),
       "HU003 argmax<vocab>: x has no vocab (tokens<6>, d_in<3>); fix: argmax<d_in>(x), or x with vocab"},
      {call(op::argmax, {tokens}, {}, {operand{batch(2), vocab(11)}.without({tokens(3)})}),
       "HU003 argmax<tokens>: x has no tokens (batch<2>, vocab<11>), which sum, mean, max or take left out; fix: "
       "argmax<vocab>(x), or x with tokens"},
      {call(op::sum, {tokens}, {}, {operand{batch(2), keys(6)}.without({tokens(3)})}),
       "HU003 sum<tokens>: x has no tokens (batch<2>, keys<6>), which sum, mean, max or take left out; fix: "
       "sum<keys>(x), or pool x over keys instead of tokens"},
      {call(op::cumsum, {tokens}, {}, {{batch(2), keys(6)}}),
       "HU003 cumsum<tokens>: x has no tokens (batch<2>, keys<6>); fix: cumsum<keys>(x), or x with tokens"},
      {call(op::max, {tokens, keys}, {}, {{batch(2), tokens(6), vocab(5)}}),
       "HU003 max<tokens, keys>: x has no keys (batch<2>, tokens<6>, vocab<5>); fix: max<tokens, vocab>(x), or x with "
       "keys"},
      {call(op::mean, {tokens}, {}, {no_axes}), "HU003 mean<tokens>: x has no axes, it is one number already; fix: x"},
      {call(op::mean, {tokens}, {}, {ints({tokens(3)})}), "HU037 mean: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::mean, {tokens, keys}, {}, {ints({tokens(6), keys(5)})}),
       "HU037 mean: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::scan, {keys}, {}, {{tokens(3), d_in(5)}, {d_in(5)}, something}),
       "HU003 scan<keys>: x has no keys (tokens<3>, d_in<5>); fix: scan<tokens>(x, state, step), or x with keys"},
      {call(op::scan, {tokens}, {}, {{tokens(3)}, a_number, something}),
       "HU029 scan<tokens>: the state is not a tensor; fix: tensor<float>{state}"},
      {call(op::sum, {keys}, {}, {{tokens(6), d_in(6)}}),
       "HU003 sum<keys>: x has no keys (tokens<6>, d_in<6>); fix: sum<tokens>(x), or x with keys"},
      {call(op::sum, {batch, tokens}, {}, {no_axes}),
       "HU003 sum<batch, tokens>: x has no axes, it is one number already; fix: x"},
      {call(op::sum, {tokens, keys}, {}, {{batch(2), tokens(6), d_in(3)}}),
       "HU003 sum<tokens, keys>: x has no keys (batch<2>, tokens<6>, d_in<3>); fix: sum<tokens, d_in>(x), or x with "
       "keys"},
      {call(op::sum, {tokens}, {}, {bools({tokens(3)})}), "HU037 sum: x holds bool, it takes numbers; fix: to<int>(x)"},
      {call(op::sum, {tokens, keys}, {}, {bools({tokens(6), keys(5)})}),
       "HU037 sum: x holds bool, it takes numbers; fix: to<int>(x)"}};
}

/// Functions of each number.
inline std::vector<wrong_call> of_each_number() {
  return {{call(op::apply_dropout, {}, {}, {ints({tokens(5), d_in(3)}), a_double, something}),
           "HU037 apply_dropout: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::cos, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 cos: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::erf, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 erf: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::exp, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 exp: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::exp, {}, {}, {a_layer}), "HU003 exp: x is not a tensor; fix: a tensor"},
          {call(op::gelu, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 gelu: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::gelu_tanh, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 gelu_tanh: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::gelu, {}, {}, {a_layer}), "HU003 gelu: x is not a tensor; fix: a tensor"},
          {call(op::heat_map, {}, {}, {a_layer}), "HU003 heat_map: x is not a tensor; fix: a tensor"},
          {call(op::heat_map, {}, {}, {ints({tokens(2), keys(3)})}),
           "HU037 heat_map: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::log, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 log: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::relu, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 relu: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::sigmoid, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 sigmoid: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::silu, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 silu: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::round, {}, {}, {an_int, {tokens(5), d_in(3)}}),
           "HU003 round: x is not a tensor; fix: round(second, first)"},
          {call(op::sin, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 sin: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::sqrt, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 sqrt: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::tanh, {}, {}, {ints({of_ids(tokens(3), tokens(3))})}),
           "HU037 tanh: x holds int, it takes float; fix: to<float>(x)"},
          {call(op::to_text, {}, {}, {a_layer}), "HU003 to_text: x is not a tensor; fix: a tensor"}};
}

/// Products.
inline std::vector<wrong_call> products() {
  return {
      {call(op::contract, {head_dim}, {}, {{tokens(5), heads(4), head_dim(3)}, {keys(6), heads(3), head_dim(4)}}),
       "HU004 contract: left has heads<4>, right has heads<3>; fix: right with heads<4>, head_dim<3>"},
      {call(op::contract, {heads, head_dim}, {}, {{batch(5), heads(2)}, {tokens(4), heads(2), head_dim(3)}}),
       "HU051 contract<heads, head_dim>: sums over one axis; fix: contract<heads>(left, right)"},
      {call(op::contract, {heads, head_dim}, {},
            {{tokens(6), heads(4), head_dim(3)}, {keys(6), heads(4), head_dim(3)}}),
       "HU051 contract<heads, head_dim>: sums over one axis; fix: contract<head_dim>(left, right)"},
      {call(op::contract, {d_out}, {}, {{tokens(5), heads(3), keys(5)}, {heads(3), d_out(4)}}),
       "HU003 contract<d_out>: right has d_out<4>, left has no d_out (tokens<5>, heads<3>, keys<5>); fix: "
       "contract<heads>(left, right), or left with d_out<4>"},
      {call(op::contract, {head_dim}, {}, {{heads(3), tokens(6)}, {heads(3), keys(5)}}),
       "HU003 contract<head_dim>: left has no head_dim (heads<3>, tokens<6>); fix: a tensor with an axis head_dim"},
      {call(op::contract, {head_dim}, {},
            {{batch(2), heads(3), keys(6), d_out(5)}, {batch(2), heads(3), tokens(6), head_dim(5)}}),
       "HU003 contract<head_dim>: right has head_dim<5>, left has no head_dim (batch<2>, heads<3>, keys<6>, d_out<5>); "
       "fix: keys instead of values, or rename<d_out, head_dim>(left) if d_out means head_dim"},
      {call(op::contract, {head_dim}, {}, {{tokens(4), d_out(4)}, {keys(4), head_dim(4)}}),
       "HU003 contract<head_dim>: right has head_dim<4>, left has no head_dim (tokens<4>, d_out<4>); fix: "
       "rename<d_out, head_dim>(left) if d_out means head_dim, or left with head_dim<4>"},
      {call(op::contract, {head_dim}, {},
            {{batch(2), heads(3), tokens(6), head_dim(5)}, {batch(2), heads(3), keys(6), d_out(5)}}),
       "HU003 contract<head_dim>: left has head_dim<5>, right has no head_dim (batch<2>, heads<3>, keys<6>, d_out<5>); "
       "fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim"},
      {call(op::contract, {keys}, {}, {{tokens(6), keys(6)}, {tokens(6), d_in(3)}}),
       "HU003 contract<keys>: left has keys<6>, right has no keys (tokens<6>, d_in<3>); fix: rename<tokens, "
       "keys>(right)"},
      {call(op::contract, {keys}, {}, {{d_in(3), summed(keys(4))}, {d_in(3), summed(heads(5))}}),
       "HU003 contract<keys>: left has keys<4>, right has no keys (d_in<3>, heads<5>); fix: right with keys<4>"},
      {call(op::contract, {head_dim}, {}, {{tokens(dynamic), head_dim(4)}, {keys(dynamic), d_out(4)}}),
       "HU003 contract<head_dim>: left has head_dim<4>, right has no head_dim (keys<dynamic>, d_out<4>); fix: keys "
       "instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim"},
      {call(op::contract, {head_dim}, {}, {{tokens(3), head_dim(4)}, {tokens(4), head_dim(4)}}),
       "HU004 contract: left has tokens<3>, right has tokens<4>; fix: rename<tokens, keys>(right)"},
      {call(op::contract, {head_dim}, {}, {{tokens(6), head_dim(5)}, {keys(6), head_dim(7)}}),
       "HU004 contract: left has head_dim<5>, right has head_dim<7>; fix: right with head_dim<5>, or left with "
       "head_dim<7>"},
      {call(op::contract, {d_in}, {}, {bools({tokens(6), d_in(3)}), bools({keys(5), d_in(3)})}),
       "HU037 contract: left and right hold bool, it takes numbers; fix: contract<d_in>(to<int>(left), "
       "to<int>(right))"},
      {call(op::cosine, {d_in}, {}, {{d_in(3)}, doubles({d_in(3)})}),
       "HU037 cosine: left holds float, right holds double; fix: to<float>(right)"},
      {call(op::cosine, {d_in}, {}, {ints({tokens(2), d_in(3)}), ints({keys(2), d_in(3)})}),
       "HU037 cosine: left and right hold int, it takes float; fix: cosine<d_in>(to<float>(left), to<float>(right))"},
      {call(op::dot, {}, {}, {{d_in(3)}, doubles({d_in(3)})}),
       "HU037 dot: left holds float, right holds double; fix: to<float>(right)"},
      {call(op::dot, {}, {}, {bools({keys(5)}), bools({keys(5)})}),
       "HU037 dot: left and right hold bool, it takes numbers; fix: dot(to<int>(left), to<int>(right))"},
      {call(op::matmul, {}, {}, {{heads(10), tokens(5), head_dim(4)}, {head_dim(4), heads(2), keys(8)}}),
       "HU006 matmul: sums over the last axis of left (heads<10>, tokens<5>, head_dim<4>) and the second-to-last of "
       "right (head_dim<4>, heads<2>, keys<8>), but head_dim<4> is not heads<2>; fix: right with heads<10>"},
      {call(op::matmul, {}, {}, {no_axes, {d_in(3), d_out(3)}}),
       "HU006 matmul: takes vectors or matrices, got left () and right (d_in<3>, d_out<3>); fix: left * right"},
      {call(op::matmul, {}, {}, {{tokens(3), d_in(3)}, doubles({d_in(3), d_out(3)})}),
       "HU037 matmul: left holds float, right holds double; fix: matmul(left, to<float>(right))"},
      {call(op::matmul, {}, {}, {{d_in(3), tokens(5)}, {d_in(3), d_out(2)}}),
       "HU006 matmul: sums over the last axis of left (d_in<3>, tokens<5>) and the second-to-last of right (d_in<3>, "
       "d_out<2>), but tokens<5> is not d_in<3>; fix: matmul(transpose(left), right)"},
      {call(op::matmul, {}, {}, {{batch(2), d_in(3), tokens(5)}, {d_in(3), d_out(7)}}),
       "HU006 matmul: sums over the last axis of left (batch<2>, d_in<3>, tokens<5>) and the second-to-last of right "
       "(d_in<3>, d_out<7>), but tokens<5> is not d_in<3>; fix: matmul(transpose<d_in, tokens>(left), right), or "
       "right with tokens<5>"},
      {call(op::matmul, {}, {}, {{summed(heads(2)), tokens(5), keys(7)}, {heads(2), keys(7), head_dim(3)}}),
       "HU015 matmul: the weights of left sum to one over heads<2>, and are summed over keys; fix: "
       "softmax<keys>(scores)"},
      {call(op::matmul, {}, {}, {{summed(keys(5)), tokens(5)}, {tokens(5), d_in(3)}}),
       "HU015 matmul: the weights of left sum to one over keys<5>, and are summed over tokens; fix: "
       "matmul(transpose(left), rename<tokens, keys>(right))"},
      {call(op::matmul, {}, {}, {{tokens(5), summed(keys(5))}, {tokens(5), d_in(3)}}),
       "HU006 matmul: sums over the last axis of left (tokens<5>, keys<5>) and the second-to-last of right (tokens<5>, "
       "d_in<3>), but keys<5> is not tokens<5>; fix: matmul(left, rename<tokens, keys>(right))"},
      {call(op::matmul, {}, {}, {{d_in(3), d_out(2)}, {batch(7), tokens(5), d_in(3)}}),
       "HU006 matmul: sums over the last axis of left (d_in<3>, d_out<2>) and the second-to-last of right (batch<7>, "
       "tokens<5>, d_in<3>), but d_out<2> is not tokens<5>; fix: matmul(right, left)"},
      {call(op::matmul, {}, {}, {{d_out(4), tokens(5)}, {keys(6), d_out(4)}}),
       "HU006 matmul: sums over the last axis of left (d_out<4>, tokens<5>) and the second-to-last of right (keys<6>, "
       "d_out<4>), but tokens<5> is not keys<6>; fix: matmul(transpose(left), transpose(right))"},
      {call(op::matmul, {}, {}, {{tokens(4), d_in(3)}, {d_out(3), d_in(5)}}),
       "HU006 matmul: sums over the last axis of left (tokens<4>, d_in<3>) and the second-to-last of right (d_out<3>, "
       "d_in<5>), but d_in<3> is not d_out<3>; fix: rename<d_in, d_out>(left) if d_in means d_out"},
      {call(op::matmul, {}, {}, {{tokens(6), d_in(6)}, {d_in(5), d_out(6)}}),
       "HU006 matmul: sums over the last axis of left (tokens<6>, d_in<6>) and the second-to-last of right (d_in<5>, "
       "d_out<6>), but d_in<6> is not d_in<5>; fix: right with d_in<6>, or left with d_in<5>"},
      {call(op::matmul, {}, {}, {{tokens(6), d_in(6)}, {d_out(6), d_in(6)}}),
       "HU006 matmul: sums over the last axis of left (tokens<6>, d_in<6>) and the second-to-last of right (d_out<6>, "
       "d_in<6>), but d_in<6> is not d_out<6>; fix: matmul(left, transpose(right))"},
      {call(op::matmul, {}, {}, {{tokens(4), d_in(3)}, {d_out(2), d_in(5)}}),
       "HU006 matmul: sums over the last axis of left (tokens<4>, d_in<3>) and the second-to-last of right (d_out<2>, "
       "d_in<5>), but d_in<3> is not d_out<2>; fix: right with d_in<3>, then matmul(left, transpose(right))"},
      {call(op::matmul, {}, {}, {{tokens(5), d_in(3)}, {tokens(5), d_in(3)}}),
       "HU006 matmul: sums over the last axis of left (tokens<5>, d_in<3>) and the second-to-last of right (tokens<5>, "
       "d_in<3>), but d_in<3> is not tokens<5>; fix: matmul(left, rename<tokens, keys>(transpose(right)))"},
      {call(op::matmul, {}, {},
            {{batch(5), tokens(7), heads(2), head_dim(3)}, {batch(5), keys(11), head_dim(3), heads(2)}}),
       "HU002 matmul: the result would have heads twice (keys<11>, batch<5>, tokens<7>, heads<2>, heads<2>); fix: "
       "contract<head_dim>(left, right)"},
      {call(op::matmul, {}, {}, {bools({tokens(6), keys(5)}), bools({keys(5), batch(2)})}),
       "HU037 matmul: left and right hold bool, it takes numbers; fix: matmul(to<int>(left), to<int>(right))"},
      {call(op::matmul, {}, {}, {{d_in(3), d_out(3)}, no_axes}),
       "HU006 matmul: takes vectors or matrices, got left (d_in<3>, d_out<3>) and right (); fix: left * right"},
      {call(op::matmul, {}, {},
            {{tokens(3), merged(all_heads(4), {heads(2), head_dim(2)})},
             {merged(all_heads(4), {head_dim(2), heads(2)}), d_out(5)}}),
       "HU010 matmul: all_heads<4> was merged from (heads<2>, head_dim<2>) in left, from (head_dim<2>, heads<2>) in "
       "right: the same numbers in another order; fix: merge<all_heads, heads, head_dim>(transpose<head_dim, "
       "heads>(split<all_heads, head_dim<2>, heads<2>>(right)))"},
      {call(op::outer, {}, {}, {{tokens(6)}, a_number}),
       "HU003 outer: takes tensors, got something else; fix: tensors, as in outer(left, right)"},
      {call(op::outer, {}, {}, {{tokens(4)}, {tokens(4)}}),
       "HU002 outer: the result would have tokens twice, left is (tokens<4>), right (tokens<4>); fix: rename<tokens, "
       "keys>(right)"},
      {call(op::outer, {}, {}, {{tokens(6)}, ints({of_ids(keys(5), keys(5))})}),
       "HU037 outer: left holds float, right holds int; fix: to<float>(right)"},
      {call(op::scaled_scores, {head_dim}, {}, {{batch(2), tokens(5), d_out(32)}, {batch(2), keys(6), head_dim(8)}}),
       "HU003 scaled_scores<head_dim>: right has head_dim<8>, left has no head_dim (batch<2>, tokens<5>, d_out<32>); "
       "fix: split<d_out, heads<4>, head_dim<8>>(left)"},
      {call(op::scaled_scores, {d_out}, {}, {{tokens(3), head_dim(3)}, {keys(3), head_dim(3)}}),
       "HU003 scaled_scores<d_out>: left has no d_out (tokens<3>, head_dim<3>); fix: scaled_scores<head_dim>(left, "
       "right)"},
      {call(op::scaled_scores, {head_dim}, {},
            {{patches(6), tokens(8), head_dim(3)}, {keys(6), tokens(8), head_dim(3)}}),
       "HU026 scaled_scores<head_dim>: left and right share tokens<8>, so each token would meet only itself; fix: "
       "rename<tokens, keys>(rename<keys, patches>(right)) if keys means patches"},
      {call(op::scaled_scores, {head_dim}, {}, {{tokens(4), head_dim(4)}, doubles({keys(4), head_dim(4)})}),
       "HU037 scaled_scores: left holds float, right holds double; fix: to<float>(right)"},
      {call(op::scaled_scores, {head_dim}, {}, {{tokens(5), head_dim(7)}, {tokens(7), head_dim(7)}}),
       "HU004 scaled_scores: left has tokens<5>, right has tokens<7>; fix: rename<tokens, keys>(right)"},
      {call(op::scaled_scores, {d_in}, {}, {bools({tokens(6), d_in(3)}), bools({keys(5), d_in(3)})}),
       "HU037 scaled_scores: left and right hold bool, it takes numbers; fix: scaled_scores<d_in>(to<int>(left), "
       "to<int>(right))"}};
}

/// Weights and values.
inline std::vector<wrong_call> attention() {
  return {
      {call(op::attend, {}, {}, {{keys(8), heads(3), head_dim(4)}, {keys(8), heads(3), value_dim(5)}}),
       "HU015 attend: the weights (keys<8>, heads<3>, head_dim<4>) are not known to sum to one over an axis of the "
       "values (keys<8>, heads<3>, value_dim<5>); fix: contract<keys>(weights, values)"},
      {call(op::attend, {}, {}, {{heads(4), tokens(7), summed(keys(7))}, {tokens(7), d_in(12)}}),
       "HU015 attend: the weights (heads<4>, tokens<7>, keys<7>) sum to one over keys<7>, which the values (tokens<7>, "
       "d_in<12>) do not have; fix: rename<tokens, keys>(values), or values with keys<7>, from where the keys come"},
      {call(op::attend, {}, {}, {{tokens(1), summed(keys(dynamic))}, {tokens(1), value_dim(6)}}),
       "HU015 attend: the weights (tokens<1>, keys<dynamic>) sum to one over keys<dynamic>, which the values "
       "(tokens<1>, value_dim<6>) do not have; fix: rename<tokens, keys>(values), or values with keys<dynamic>, from "
       "where the keys come"},
      {call(op::attend, {}, {}, {{pixels(6), summed(patches(15))}, {pixels(6), value_dim(3)}}),
       "HU015 attend: the weights (pixels<6>, patches<15>) sum to one over patches<15>, which the values (pixels<6>, "
       "value_dim<3>) do not have; fix: values with patches<15>, from where the keys come, or softmax<pixels>(scores)"},
      {call(op::attend, {}, {}, {{heads(4), tokens(7), summed(keys(7))}, {heads(8), keys(7), value_dim(3)}}),
       "HU004 attend: weights has heads<4>, values has heads<8>; fix: values with heads<4>, or slice<heads<4>>(values, "
       "0) if the rest is not meant"},
{call(op::attend, {}, {}, {a_number, {keys(3), d_out(5)}}),
           "HU003 attend: takes tensors, got something else; fix: tensors, as in attend(weights, values)"},
          {call(op::attend, {}, {}, {{tokens(3), summed(keys(3))}, doubles({keys(3), d_out(3)})}),
           "HU037 attend: weights holds float, values holds double; fix: to<float>(values)"},
          {call(op::attend, {}, {}, {{tokens(3), summed(keys(3))}, {keys(4), d_out(3)}}),
           "HU004 attend: weights has keys<3>, values has keys<4>; fix: values with keys<3>, or weights with "
           "keys<4>"},
          {call(op::attend, {}, {}, {{tokens(3), keys(3)}, {keys(3), d_out(3)}}),
           "HU015 attend: the weights (tokens<3>, keys<3>) are not known to sum to one over an axis of the values "
           "(keys<3>, d_out<3>); fix: softmax<keys>(weights) if these are scores, or renormalize<keys>(weights) if "
           "they were weights"},
          {call(op::attend, {}, {}, {{summed(tokens(6)), keys(6)}, {keys(6), d_in(6)}}),
           "HU015 attend: the weights (tokens<6>, keys<6>) sum to one over tokens<6>, which the values (keys<6>, "
           "d_in<6>) do not have; fix: softmax<keys>(scores)"},
          {call(op::attend, {}, {}, {{keys(6), d_out(4)}, {tokens(5), summed(keys(6))}}),
           "HU015 attend: the weights (keys<6>, d_out<4>) are not known to sum to one over an axis of the values "
           "(tokens<5>, keys<6>); fix: attend(second, first)"},
          {call(op::attend, {}, {}, {{tokens(6), summed(keys(6))}, {tokens(6), d_in(6)}}),
           "HU015 attend: the weights (tokens<6>, keys<6>) sum to one over keys<6>, which the values (tokens<6>, "
           "d_in<6>) do not have; fix: rename<tokens, keys>(values)"},
          {call(op::attend, {}, {}, {{tokens(5), summed(keys(7))}, {tokens(5), d_out(7)}}),
           "HU015 attend: the weights (tokens<5>, keys<7>) sum to one over keys<7>, which the values (tokens<5>, "
           "d_out<7>) do not have; fix: values with keys<7>, from where the keys come"},
          {call(op::attend, {}, {}, {{summed(keys(6))}, {tokens(6), d_out(3)}}),
           "HU015 attend: the weights (keys<6>) sum to one over keys<6>, which the values (tokens<6>, d_out<3>) do not "
           "have; fix: rename<tokens, keys>(values)"},
          {call(op::attend, {}, {}, {{heads(3), tokens(4), keys(5)}, {heads(3), keys(5), head_dim(2)}}),
           "HU015 attend: the weights (heads<3>, tokens<4>, keys<5>) are not known to sum to one over an axis of "
           "the values (heads<3>, keys<5>, head_dim<2>); fix: softmax<keys>(weights) if these are scores, or "
           "renormalize<keys>(weights) if they were weights"},
          {call(op::attend, {}, {}, {bools({tokens(2), summed(keys(3))}), bools({keys(3), d_out(4)})}),
           "HU037 attend: weights and values hold bool, it takes numbers; fix: contract<keys>(to<int>(weights), "
           "to<int>(values))"}};
}

/// Patches whose tokens are the keys, examples among keys, and operands in the place of others.
inline std::vector<wrong_call> of_patches() {
  role const documents{"documents"};
  return {
      {call(op::masked_fill, {}, {},
            {{batch(2), tokens(4), merged(keys(15), {patches(3), tokens(5)})},
             bools({batch(2), patches(3), tokens(5)}),
             a_number}),
       "HU004 masked_fill: x has tokens<4>, mask has tokens<5>; fix: merge<keys, patches, tokens>(mask)"},
      {call(op::masked_fill, {}, {},
            {{batch(2), tokens(5), merged(keys(15), {patches(3), tokens(5)})},
             bools({batch(2), patches(3), tokens(5)}),
             a_number}),
       "HU008 masked_fill: the axes of the mask must all be axes of x, x (batch<2>, tokens<5>, keys<15>), mask "
       "(batch<2>, patches<3>, tokens<5>); fix: merge<keys, patches, tokens>(mask)"},
      {call(op::masked_fill, {}, {},
            {{batch(2), tokens(4), merged(keys(15), {patches(3), tokens(5)})},
             bools({batch(2), tokens(5), patches(3)}),
             a_number}),
       "HU004 masked_fill: x has tokens<4>, mask has tokens<5>; fix: merge<keys, patches, "
       "tokens>(transpose<patches, tokens>(mask))"},
      {call(op::masked_fill, {}, {},
            {{batch(2), tokens(4), patches(3), keys(5)},
             bools({batch(2), merged(keys(15), {patches(3), tokens(5)})}),
             a_number}),
       "HU004 masked_fill: x has keys<5>, mask has keys<15>; fix: merge<keys, patches, keys>(x), or "
       "rename<tokens, keys>(split<keys, patches<3>, tokens<5>>(mask))"},
      {call(op::masked_fill, {}, {},
            {{batch(2), tokens(4), keys(5)}, bools({batch(2), merged(keys(15), {patches(3), tokens(5)})}), a_number}),
       "HU004 masked_fill: x has keys<5>, mask has keys<15>; fix: x with keys<15>"},
      {call(op::where, {}, {},
            {bools({batch(2), patches(3), tokens(5)}),
             {batch(2), tokens(4), merged(keys(15), {patches(3), tokens(5)})},
             a_number}),
       "HU004 where: left has tokens<4>, mask has tokens<5>; fix: merge<keys, patches, tokens>(mask)"},
      {call(op::plus, {}, {},
            {{batch(2), tokens(4), merged(keys(15), {patches(3), tokens(5)})}, {batch(2), patches(3), tokens(5)}}),
       "HU004 operator+: left has tokens<4>, right has tokens<5>; fix: merge<keys, patches, tokens>(right)"},
      {call(op::attend, {}, {},
            {{tokens(4), summed(merged(keys(15), {patches(3), tokens(5)}))}, {patches(3), tokens(5), d_out(6)}}),
       "HU004 attend: weights has tokens<4>, values has tokens<5>; fix: merge<keys, patches, tokens>(values)"},
      {call(op::attend, {}, {}, {{tokens(4), summed(keys(15))}, {patches(3), tokens(5), d_out(6)}}),
       "HU004 attend: weights has tokens<4>, values has tokens<5>; fix: merge<keys, patches, tokens>(values)"},
      {call(op::contract, {keys}, {},
            {{batch(2), tokens(4), merged(keys(15), {patches(3), tokens(5)})},
             {batch(2), patches(3), tokens(5), d_out(6)}}),
       "HU003 contract<keys>: left has keys<15>, right has no keys (batch<2>, patches<3>, tokens<5>, d_out<6>); "
       "fix: merge<keys, patches, tokens>(right)"},
      {call(op::scaled_scores, {head_dim}, {}, {{tokens(4), head_dim(4)}, {patches(3), tokens(5), head_dim(4)}}),
       "HU004 scaled_scores: left has tokens<4>, right has tokens<5>; fix: rename<tokens, keys>(right), or "
       "merge<keys, patches, tokens>(right)"},
      {call(op::scaled_scores, {head_dim}, {},
            {{batch(3), tokens(4), head_dim(4)}, {merged(keys(15), {batch(3), tokens(5)}), head_dim(4)}}),
       "HU029 scaled_scores: keys<15> of right was merged from (batch<3>, tokens<5>), and each example of left would "
       "meet those of all; fix: rename<tokens, keys>(split<keys, batch<3>, tokens<5>>(right)), or "
       "forget_factors<keys>(right) if all examples are meant"},
      {call(op::contract, {d_in}, {}, {{batch(3), d_in(4)}, {merged(documents(6), {batch(3), pixels(2)}), d_in(4)}}),
       "HU029 contract: documents<6> of right was merged from (batch<3>, pixels<2>), and each example of left would "
       "meet those of all; fix: split<documents, batch<3>, pixels<2>>(right), or forget_factors<documents>(right) if "
       "all examples are meant"},
      {call(op::attend, {}, {}, {{documents(6), tokens(5), summed(keys(5))}, {keys(6), tokens(5), d_out(3)}}),
       "HU004 attend: weights has keys<5>, values has keys<6>; fix: rename<tokens, keys>(rename<keys, "
       "documents>(values)) if keys means documents"},
      {call(op::attend, {}, {}, {{tokens(4), summed(keys(5))}, {keys(6), tokens(5), d_out(3)}}),
       "HU004 attend: weights has tokens<4>, values has tokens<5>; fix: rename<tokens, keys>(rename<keys, "
       "another_role>(values))"},
      {call(op::residual, {}, {}, {{heads(3), keys(5), head_dim(4)}, {tokens(5), d_out(12)}}),
       "HU008 residual: x is (heads<3>, keys<5>, head_dim<4>), y, which was made of it, (tokens<5>, d_out<12>); only "
       "their features may differ, and only by name; fix: x with tokens<5>, d_out<12>, or y with heads<3>, keys<5>, "
       "head_dim<4>"},
      {call(op::residual, {}, {}, {{heads(3), tokens(5), head_dim(4)}, {tokens(5), d_out(12)}}),
       "HU008 residual: x is (heads<3>, tokens<5>, head_dim<4>), y, which was made of it, (tokens<5>, d_out<12>); "
       "only their features may differ, and only by name; fix: x with d_out<12>, or y with heads<3>, head_dim<4>"},
      {call(op::cross_entropy, {keys}, {},
            {{batch(2), pixels(3), keys(7)}, ints({batch(2), of_ids(pixels(3), pixels(3))})}),
       "HU062 cross_entropy: the numbers of (batch<2>, pixels<3>) are ids of pixels<3>, it takes ids of keys<7>; "
       "fix: ids of keys, as argmax<keys> gives"},
      {call(op::gather, {keys}, {}, {{batch(2), pixels(3), keys(7)}, ints({batch(2), of_ids(pixels(3), pixels(3))})}),
       "HU062 gather: the numbers of (batch<2>, pixels<3>) are ids of pixels<3>, it takes ids of keys<7>; fix: ids "
       "of keys, as argmax<keys> gives"},
      {call(op::times, {}, {}, {{heads(3), patches(7)}, {patches(3)}}),
       "HU004 operator*: left has patches<7>, right has patches<3>; fix: rename<patches, heads>(right) if patches "
       "means "
       "heads, or right with patches<7>"},
      {call(op::times, {}, {}, {{heads(3), keys(7)}, {keys(3)}}),
       "HU004 operator*: left has keys<7>, right has keys<3>; fix: rename<keys, heads>(right) if keys means heads, "
       "or right with keys<7>"},
      {call(op::contract, {keys}, {}, {{tokens(6), keys(7)}, {keys(6), d_out(3)}}),
       "HU004 contract: left has keys<7>, right has keys<6>; fix: slice<keys<6>>(left, 0) if the last is not meant "
       "(1 if the first is not), or right with keys<7>"},
      {call(op::gather, {vocab}, {}, {{tokens(4), vocab(9)}, ints({of_ids(tokens(5), vocab(9))})}),
       "HU004 gather<vocab>: x has tokens<4>, ids has tokens<5>; fix: slice<tokens<4>>(ids, 1) if each is to be the "
       "next (0 if the last is not meant), or x with tokens<5>"},
      {call(op::times, {}, {}, {{heads(3), summed(patches(7))}, {patches(7), d_in(5)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (heads<3>, patches<7>), right "
       "(patches<7>, d_in<5>); fix: attend(left, right)"},
      {call(op::times, {}, {}, {{keys(7), d_in(5)}, {tokens(3), summed(keys(7))}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (keys<7>, d_in<5>), right "
       "(tokens<3>, keys<7>); fix: attend(right, left)"},
      {call(op::scaled_scores, {head_dim}, {},
            {{tokens(5), heads(6), head_dim(4)}, {keys(5), kv_heads(2), head_dim(4)}}),
       "HU026 scaled_scores: heads<6> of left would meet each of kv_heads<2> of right, and not only its own; fix: "
       "repeat_interleave<kv_heads, heads<6>>(right) and assume_factors<heads, kv_heads<2>, copies<3>>(left), or "
       "split<heads, kv_heads<2>, copies<3>>(left)"}};
}

/// Operators, and what works like them.
inline std::vector<wrong_call> operators() {
  return {
      {call(op::both, {}, {}, {something, {tokens(6), keys(5)}}),
       "HU003 operator&&: left is neither a tensor nor a number; fix: tensor_view<float const, tokens<6>, "
       "keys<5>>(left) if it holds as many floats"},
      {call(op::both, {}, {}, {{tokens(5), keys(6)}, bools({tokens(5), keys(6)})}),
       "HU037 operator&&: left holds float, it takes bool; fix: to<bool>(left)"},
      {call(op::both, {}, {}, {bools({tokens(4), lower(keys(4), tokens(4))}), bools({batch(2), tokens(4)})}),
       "HU008 operator&&: the axes of one side must all be axes of the other, left (tokens<4>, keys<4>), right "
       "(batch<2>, tokens<4>); fix: rename<tokens, keys>(right) if tokens means keys"},
      {call(op::compare, {}, {}, {ints({batch(2), tokens(6)}), {batch(2), tokens(6), vocab(9)}}),
       "HU033 operator==: left is (batch<2>, tokens<6>), right is (batch<2>, tokens<6>, vocab<9>); fix: "
       "argmax<vocab>(right)"},
      {call(op::compare, {}, {}, {{tokens(3)}, doubles({tokens(3)})}),
       "HU037 operator==: left holds float, right holds double; fix: to<float>(right)"},
      {call(op::compare, {}, {}, {ints({tokens(5), keys(5)}), ints({keys(5), tokens(5)})}),
       "HU033 operator==: left is (tokens<5>, keys<5>), right is (keys<5>, tokens<5>); fix: transpose(right), or left "
       "- right == 0 for each number"},
      {call(op::both, {}, {}, {a_truth, bools({tokens(5)})}),
       "HU003 operator&&: left is one bool; fix: x - y == 0 if it is x == y"},
      {call(op::either, {}, {}, {bools({tokens(5)}), a_truth}),
       "HU003 operator||: right is one bool; fix: x - y == 0 if it is x == y"},
      {call(op::both, {}, {}, {bools({tokens(5), lower(keys(5), tokens(5))}), bools({tokens(5)})}),
       "HU003 operator&&: the mask (tokens<5>) has no keys, so it hides all of keys<5> from some queries; fix: "
       "rename<tokens, keys>(right) if tokens means keys"},
      {call(op::either, {}, {}, {bools({tokens(5)}), bools({tokens(5), upper(keys(5), tokens(5), 1)})}),
       "HU003 operator||: the mask (tokens<5>) has no keys, so it hides all of keys<5> from some queries; fix: "
       "rename<tokens, keys>(left) if tokens means keys"},
      {call(op::both, {}, {},
            {bools({tokens(5), lower(keys(5), tokens(5))}), bools({tokens(5), upper(keys(5), tokens(5), 3)})}),
       "HU019 operator&&: tril ends at diagonal 0 and triu begins at 3, so nothing is; fix: right from triu<tokens, "
       "keys, -3>"},
      {call(op::both, {}, {},
            {bools({tokens(5), lower(keys(5), tokens(5))}), bools({tokens(5), lower(keys(5), tokens(5), -3)})}),
       "HU019 operator&&: left and right are both tril, so one of them says nothing; fix: right from triu<tokens, "
       "keys, -3>"},
      {call(op::either, {}, {},
            {bools({tokens(5), upper(keys(5), tokens(5), -2)}), bools({tokens(5), lower(keys(5), tokens(5))})}),
       "HU019 operator||: tril ends at diagonal 0 and triu begins at -2, so all is true; fix: left from tril<tokens, "
       "keys, -2>"},
      {call(op::over, {}, {}, {{tokens(8), heads(3), value_dim(5)}, {heads(3), head_dim(4)}}),
       "HU008 operator/: the axes of one side must all be axes of the other, left (tokens<8>, heads<3>, value_dim<5>), "
       "right (heads<3>, head_dim<4>); fix: right without head_dim<4>, or left with head_dim<4>"},
      {call(op::over, {}, {}, {{tokens(8), heads(3), value_dim(5)}, {tokens(8), heads(3), keys(7)}}),
       "HU008 operator/: the axes of one side must all be axes of the other, left (tokens<8>, heads<3>, "
       "value_dim<5>), right (tokens<8>, heads<3>, keys<7>); fix: right without keys<7>, or "
       "expand<value_dim<5>>(right)"},
      {call(op::times, {}, {}, {{tokens(8), heads(3), head_dim(4)}, {tokens(8), heads(3), value_dim(5)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (tokens<8>, heads<3>, head_dim<4>), "
       "right (tokens<8>, heads<3>, value_dim<5>); fix: expand<value_dim<5>>(left) * right for all products"},
      {call(op::times, {}, {}, {{tokens(6), vocab(11)}, ints({of_ids(tokens(6), vocab(11))})}),
       "HU037 operator*: left holds float, right holds int; fix: gather<vocab>(left, right)"},
      {call(op::plus, {}, {}, {{batch(2), tokens(6), d_in(10)}, {batch(2), pixels(15), channels(14)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<6>, d_in<10>), "
       "right (batch<2>, pixels<15>, channels<14>); fix: right with tokens<6>, d_in<10>, or left with pixels<15>, "
       "channels<14>"},
      {call(op::plus, {}, {}, {{patches(9), d_in(12)}, {pixels(7), d_in(12)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (patches<9>, d_in<12>), right "
       "(pixels<7>, d_in<12>); fix: expand<patches<9>>(right), or left with pixels<7>"},
      {call(op::residual, {}, {}, {{tokens(20), d_in(9)}, {pixels(5), tokens(4), d_out(9)}}),
       "HU004 residual: x has tokens<20>, y has tokens<4>; fix: merge<tokens, pixels, tokens>(y)"},
      {call(op::either, {}, {}, {bools({tokens(5), keys(6)}), {tokens(5), keys(6)}}),
       "HU037 operator||: right holds float, it takes bool; fix: to<bool>(right)"},
      {call(op::plus, {}, {}, {{tokens(5), summed(keys(6))}, {tokens(5), keys(6)}}),
       "HU015 operator+: left sums to one over keys<6>, and would not with what is added; fix: add it before the "
       "softmax, or logarithms of log_softmax"},
      {call(op::minus, {}, {}, {{tokens(2), d_in(3)}, {tokens(3), d_in(3)}}),
       "HU004 operator-: left has tokens<2>, right has tokens<3>; fix: slice<tokens<2>>(right, 0) if the last is "
       "not meant (1 if the first is not), or left with tokens<3>"},
      {call(op::minus, {}, {}, {{keys(6)}, {tokens(6)}}),
       "HU008 operator-: the axes of one side must all be axes of the other, left (keys<6>), right (tokens<6>); fix: "
       "expand<tokens<6>>(left)"},
      {call(op::plus, {}, {}, {operand{tokens(4), d_out(6)}.without({patches(5)}), {patches(5), d_out(6)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (tokens<4>, d_out<6>), right "
       "(patches<5>, d_out<6>), and left was pooled over patches; fix: pool left over tokens instead of patches, or "
       "right with tokens<4>"},
      {call(op::minus_in_place, {}, {}, {{batch(2), d_in(3)}, operand{d_in(3)}.without({batch(2)})}),
       "HU029 operator-=: right (d_in<3>) was pooled over batch or taken at one, and would be given to each of "
       "batch<2> of left; fix: pool right over d_in instead of batch, or expand<batch<2>>(right) if each may depend "
       "on the others"},
      {call(op::over, {}, {}, {{batch(2), tokens(6), keys(5)}, operand{batch(2), keys(5)}.without({tokens(6)})}),
       "HU029 operator/: right (batch<2>, keys<5>) was pooled over tokens or taken at one, and would be given to each "
       "of tokens<6> of left; fix: pool right over keys instead of tokens, or expand<tokens<6>>(right) if each may "
       "depend on the others"},
      {call(op::over, {}, {}, {{batch(2), tokens(6), d_in(5)}, operand{batch(2)}.without({tokens(6)})}),
       "HU029 operator/: right (batch<2>) was pooled over tokens or taken at one, and would be given to each of "
       "tokens<6> of left; fix: expand<tokens<6>>(right) if each may depend on the others, or right with tokens<6>"},
      {call(op::rename, {key_dim, query_dim}, {}, {{batch(2), tokens(6), value_dim(5)}}),
       "HU003 rename<key_dim, query_dim>: x has no key_dim (batch<2>, tokens<6>, value_dim<5>); fix: "
       "rename<value_dim, key_dim>(x) if value_dim means key_dim, or x with key_dim"},
      {call(op::minus_in_place, {}, {}, {{tokens(6), d_in(3)}, {tokens(6), d_out(3)}}),
       "HU008 operator-=: the axes of right must all be axes of left, left (tokens<6>, d_in<3>), right (tokens<6>, "
       "d_out<3>); fix: rename<d_out, d_in>(right) if d_out means d_in"},
      {call(op::less_than, {}, {}, {{tokens(6), d_in(3)}, {tokens(6), d_out(3)}}),
       "HU008 operator<: the axes of one side must all be axes of the other, left (tokens<6>, d_in<3>), right "
       "(tokens<6>, d_out<3>); fix: rename<d_out, d_in>(right) if d_out means d_in"},
      {call(op::over, {}, {}, {{tokens(3), keys(3)}, {heads(3)}}),
       "HU008 operator/: the axes of one side must all be axes of the other, left (tokens<3>, keys<3>), right "
       "(heads<3>); fix: left with heads<3>"},
      {call(op::over_in_place, {}, {}, {bools({tokens(6)}), {tokens(6)}}),
       "HU037 operator/=: left holds bool, right holds float; fix: auto result = to<float>(left) / right"},
      {call(op::plus, {}, {}, {operand{batch(2), d_in(3)}.without({tokens(5)}), {tokens(5)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, d_in<3>), right "
       "(tokens<5>), and left was pooled over tokens; fix: pool left over batch instead of tokens"},
      {call(op::plus, {}, {}, {ints({of_ids(tokens(3), vocab(7))}), an_id(keys(5))}),
       "HU062 operator+: the numbers of left are ids of vocab<7>, those of right are ids of keys<5>; fix: "
       "to<int>(right) if only the numbers are meant"},
      {call(op::at_most, {}, {}, {an_id(vocab(7)), an_id(vocab(5))}),
       "HU062 operator<=: the numbers of left are ids of vocab<7>, those of right are ids of vocab<5>; fix: "
       "to<int>(right) if only the numbers are meant"},
      {call(op::plus, {}, {}, {{tokens(2), d_out(3)}, {tokens(3)}}),
       "HU004 operator+: left has tokens<2>, right has tokens<3>; fix: slice<tokens<2>>(right, 0) if the last is "
       "not meant (1 if the first is not), or left with tokens<3>"},
      {call(op::plus, {}, {}, {{tokens(6), d_in(6)}, {tokens(6), d_in(5)}}),
       "HU004 operator+: left has d_in<6>, right has d_in<5>; fix: right with d_in<6>, or left with d_in<5>"},
      {call(op::plus, {}, {},
            {{merged(all_heads(6), {heads(2), head_dim(3)})}, {merged(all_heads(6), {head_dim(3), heads(2)})}}),
       "HU010 operator+: all_heads<6> was merged from (heads<2>, head_dim<3>) in left, from (head_dim<3>, heads<2>) in "
       "right: the same numbers in another order; fix: merge<all_heads, heads, head_dim>(transpose(split<all_heads, "
       "head_dim<3>, heads<2>>(right)))"},
      {call(op::plus, {}, {}, {{tokens(3), d_in(5)}, {tokens(3), d_out(2)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (tokens<3>, d_in<5>), right "
       "(tokens<3>, d_out<2>); fix: right with d_in<5>, or left with d_out<2>"},
      {call(op::plus, {}, {}, {{heads(6), tokens(5)}, {kv_heads(2), tokens(5)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (heads<6>, tokens<5>), right "
       "(kv_heads<2>, tokens<5>); fix: assume_factors<heads, kv_heads<2>, copies<3>>(left) + "
       "repeat_interleave<kv_heads, heads<6>>(right), or split<heads, kv_heads<2>, copies<3>>(left)"},
      {call(op::plus, {}, {}, {{tokens(6), d_in(6)}, {keys(6), d_in(6)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (tokens<6>, d_in<6>), right "
       "(keys<6>, d_in<6>); fix: rename<keys, tokens>(right) if keys means tokens"},
      {call(op::plus, {}, {}, {{batch(2), tokens(7), d_in(7)}, {context_length(9), d_in(7)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<7>, d_in<7>), "
       "right (context_length<9>, d_in<7>); fix: rename<context_length, tokens>(slice<context_length<7>>(right, 0)) "
       "if the rest is not meant, or left with context_length<9>"},
      {call(op::plus, {}, {}, {{batch(2), tokens(5), d_in(6)}, {batch(2), tokens(5), d_out(6)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<5>, d_in<6>), "
       "right (batch<2>, tokens<5>, d_out<6>); fix: rename<d_out, d_in>(right) if d_out means d_in"},
      {call(op::plus, {}, {}, {{tokens(3)}, ints({of_ids(tokens(3), tokens(3))})}),
       "HU037 operator+: left holds float, right holds int; fix: to<float>(right) if only the numbers are meant"},
      {call(op::plus_in_place, {}, {}, {{tokens(6), d_in(3)}, {tokens(4), d_in(3)}}),
       "HU004 operator+=: left has tokens<6>, right has tokens<4>; fix: right with tokens<6>"},
      {call(op::plus_in_place, {}, {}, {{tokens(6), heads(2), head_dim(4)}, {tokens(6), d_in(8)}}),
       "HU008 operator+=: the axes of right must all be axes of left, left (tokens<6>, heads<2>, head_dim<4>), right "
       "(tokens<6>, d_in<8>); fix: split<d_in, heads<2>, head_dim<4>>(right)"},
      {call(op::plus_in_place, {}, {}, {{tokens(7), d_out(5)}, {tokens(5)}}),
       "HU004 operator+=: left has tokens<7>, right has tokens<5>; fix: right with tokens<7>"},
      {call(op::plus_in_place, {}, {}, {{tokens(4), d_in(3)}, {tokens(1), d_in(3)}}),
       "HU004 operator+=: left has tokens<4>, right has tokens<1>; fix: expand<tokens<4>>(take<tokens>(right, 0)) if "
       "it is meant for all tokens"},
      {call(op::plus_in_place, {}, {}, {{tokens(4), d_in(3)}, {tokens(6), d_in(3)}}),
       "HU004 operator+=: left has tokens<4>, right has tokens<6>; fix: slice<tokens<4>>(right, 0) if the rest is not "
       "meant, or left with tokens<6>"},
      {call(op::plus_in_place, {}, {}, {{tokens(1), d_in(3)}, {tokens(4), d_in(3)}}),
       "HU004 operator+=: left has tokens<1>, right has tokens<4>; fix: auto result = "
       "expand<tokens<4>>(take<tokens>(left, 0)) + right if it is meant for all tokens"},
      {call(op::plus_in_place, {}, {}, {{heads(6), tokens(5)}, {kv_heads(2), tokens(5)}}),
       "HU008 operator+=: the axes of right must all be axes of left, left (heads<6>, tokens<5>), right (kv_heads<2>, "
       "tokens<5>); fix: auto result = assume_factors<heads, kv_heads<2>, copies<3>>(left) + "
       "repeat_interleave<kv_heads, heads<6>>(right)"},
      {call(op::plus_in_place, {}, {}, {{tokens(6), d_in(3)}, {tokens(6), d_out(2)}}),
       "HU008 operator+=: the axes of right must all be axes of left, left (tokens<6>, d_in<3>), right (tokens<6>, "
       "d_out<2>); fix: right with d_in<3>"},
      {call(op::residual, {}, {}, {{tokens(6)}, a_number}),
       "HU003 residual: takes tensors, got something else; fix: tensors, as in residual(x, y)"},
      {call(op::residual, {}, {}, {{tokens(6), d_in(3)}, ints({tokens(6), d_out(3)})}),
       "HU037 residual: x holds float, y holds int; fix: to<float>(y)"},
      {call(op::residual, {}, {}, {{tokens(6), d_in(3)}, {tokens(5), d_out(3)}}),
       "HU004 residual: x has tokens<6>, y has tokens<5>; fix: slice<tokens<5>>(x, 0) if the last is not meant (1 "
       "if the first is not), or y with tokens<6>"},
      {call(op::times, {}, {}, {{tokens(3), d_in(3)}, {tokens(3), d_in(1)}}),
       "HU004 operator*: left has d_in<3>, right has d_in<1>; fix: take<d_in>(right, 0) if it is meant for all d_in"},
      {call(op::times, {}, {}, {{batch(2), tokens(3), d_in(5)}, {heads(3), d_out(5)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (batch<2>, tokens<3>, d_in<5>), "
       "right (heads<3>, d_out<5>); fix: rename those axes of right that are axes of left"},
      {call(op::times, {}, {}, {{tokens(6), d_in(2)}, {d_in(2), keys(6)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (tokens<6>, d_in<2>), right "
       "(d_in<2>, keys<6>); fix: contract<d_in>(left, right) for a product of matrices, or expand<keys<6>>(left) * "
       "right for all products"},
      {call(op::times, {}, {}, {{heads(3), tokens(4), summed(keys(5))}, bools({heads(3)})}),
       "HU037 operator*: left holds float, right holds bool; fix: to<float>(right)"},
      {call(op::times, {}, {}, {{d_in(3), summed(keys(4))}, {d_in(3), summed(heads(5))}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (d_in<3>, keys<4>), right (d_in<3>, "
       "heads<5>); fix: expand<keys<4>>(right), or left with heads<5>"},
      {call(op::times, {}, {}, {{tokens(5), d_in(3)}, {d_out(2), d_in(3)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (tokens<5>, d_in<3>), right "
       "(d_out<2>, d_in<3>); fix: contract<d_in>(left, right) for a product of matrices"},
      {call(op::times_in_place, {}, {}, {{tokens(5), d_in(3)}, {d_out(2), d_in(3)}}),
       "HU008 operator*=: the axes of right must all be axes of left, left (tokens<5>, d_in<3>), right (d_out<2>, "
       "d_in<3>); fix: auto result = contract<d_in>(left, right) for a product of matrices"}};
}

/// Masks.
inline std::vector<wrong_call> masks() {
  return {
      {call(op::future_mask, {tokens(dynamic), keys(6)}, {0}, {}),
       "HU047 future_mask: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: "
       "tokens<N> with a number"},
      {call(op::future_mask, {keys(5), tokens(5)}, {0}, {}),
       "HU026 future_mask: keys cannot be the queries of a mask; fix: future_mask<tokens<5>, keys<5>, 0>"},
      {call(op::mask_distant, {tokens, heads}, {3}, {{tokens(6), keys(6)}}),
       "HU003 mask_distant<tokens, heads>: x has no heads (tokens<6>, keys<6>); fix: mask_distant<tokens, keys, "
       "3>(x)"},
      {call(op::mask_distant, {tokens, keys}, {3}, {bools({tokens(6), keys(6)})}),
       "HU037 mask_distant: x holds bool, it takes float; fix: to<float>(x)"},
      {call(op::mask_distant, {tokens, keys}, {3}, {ints({tokens(6), keys(6)})}),
       "HU037 mask_distant: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::mask_distant, {tokens, keys}, {2}, {{tokens(4), summed(keys(4))}}),
       "HU015 mask_distant: x has weights, which sum to one over keys<4>, and -inf is for scores; fix: "
       "softmax<keys>(mask_distant<tokens, keys, 2>(scores))"},
      {call(op::mask_distant, {tokens, keys}, {3, 4, 1}, {{tokens(2), keys(7)}}),
       "HU019 mask_distant: takes a window and one offset, got 3 numbers; fix: mask_distant<tokens, keys, 3, 5>(x)"},
      {call(op::mask_distant, {tokens, keys}, {3}, {{tokens(2), keys(7)}}),
       "HU019 mask_distant: tokens<2> and keys<7> differ, so give the position of the first query among the keys; fix: "
       "mask_distant<tokens, keys, 3, 5>(x)"},
      {call(op::mask_distant, {tokens, keys}, {}, {{tokens(7), keys(7)}}),
       "HU051 mask_distant: names no window of one key or more; fix: mask_distant<tokens, keys, 3>(x), where each "
       "query sees 3 keys"},
      {call(op::mask_future, {heads, keys}, {}, {{batch(2), heads(4), tokens(5), keys(5)}}),
       "HU019 mask_future: heads<4> and keys<5> differ, so give the position of the first query among the keys; fix: "
       "mask_future<tokens, keys>(x)"},
      {call(op::mask_future, {tokens, keys}, {}, {{tokens(6), d_in(6)}}),
       "HU003 mask_future<tokens, keys>: x has no keys (tokens<6>, d_in<6>); fix: rename<d_in, keys>(x) if d_in "
       "means keys, or x with keys"},
      {call(op::mask_future, {tokens, keys}, {}, {{batch(3), keys(3)}}),
       "HU003 mask_future<tokens, keys>: x has no tokens (batch<3>, keys<3>); fix: rename<batch, tokens>(x) if "
       "batch means tokens, or mask_future<tokens, keys, 2>(expand<tokens<1>>(x)) if it is a single token"},
      {call(op::mask_future, {heads, keys}, {3}, {{tokens(2), keys(5)}}),
       "HU003 mask_future<heads, keys>: x has no heads (tokens<2>, keys<5>); fix: mask_future<tokens, keys, 3>(x)"},
      {call(op::mask_future, {tokens, keys}, {}, {bools({tokens(6), keys(6)})}),
       "HU037 mask_future: x holds bool, it takes float; fix: to<float>(x)"},
      {call(op::mask_future, {tokens, keys}, {}, {ints({tokens(6), keys(6)})}),
       "HU037 mask_future: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::mask_future, {keys, tokens}, {}, {{tokens(5), keys(5)}}),
       "HU026 mask_future: keys cannot be the queries of a mask; fix: mask_future<tokens, keys>(x)"},
      {call(op::mask_future, {tokens, keys}, {1, 2}, {{tokens(2), keys(5)}}),
       "HU019 mask_future: takes one offset, got 2; fix: mask_future<tokens, keys, 3>(x)"},
      {call(op::mask_future, {tokens, keys}, {-1}, {{tokens(3), keys(5)}}),
       "HU019 mask_future: an offset of -1 puts the first of tokens<3> before the first of keys<5>; fix: "
       "mask_future<tokens, keys, 2>(x)"},
      {call(op::mask_future, {tokens, keys}, {calls::aligned}, {{tokens(5), keys(3)}}),
       "HU019 mask_future: an offset of 0 puts the last of tokens<5> at key 4, and keys<3> ends at 2; fix: x with "
       "keys<5>"},
      {call(op::mask_future, {tokens, keys}, {}, {{tokens(2), keys(5)}, an_int}),
       "HU019 mask_future: takes one offset, which stands between < and >; fix: mask_future<tokens, keys, 3>(x)"},
      {call(op::mask_future, {tokens, keys}, {}, {{tokens(5), keys(5)}, an_int}),
       "HU019 mask_future: takes one offset, which stands between < and >; fix: mask_future<tokens, keys, "
       "aligned_to_end>(x) if they are the newest tokens"},
      {call(op::mask_future, {tokens, keys}, {}, {{tokens(2), keys(6)}}),
       "HU019 mask_future: tokens<2> and keys<6> differ, so give the position of the first query among the keys; fix: "
       "mask_future<tokens, keys, 4>(x)"},
      {call(op::masked_fill, {}, {}, {{tokens(4), keys(5)}, bools({keys(5)}), something}),
       "HU003 masked_fill: number is neither a tensor nor a number; fix: a number, as in masked_fill(x, mask, "
       "-infinity)"},
      {call(op::masked_fill, {}, {}, {{tokens(4), keys(5)}, an_int, an_int}),
       "HU003 masked_fill: takes tensors, got something else; fix: tensors, as in masked_fill(x, mask, number)"},
      {call(op::masked_fill, {}, {}, {a_number, bools({keys(5)}), an_int}),
       "HU003 masked_fill: takes tensors, got something else; fix: tensors, as in masked_fill(x, mask, number)"},
      {call(op::masked_fill, {}, {}, {bools({keys(5)}), {tokens(4), keys(5)}, a_number}),
       "HU037 masked_fill: mask holds float, it takes bool; fix: masked_fill(second, first, number)"},
      {call(op::masked_fill, {}, {}, {{tokens(2), keys(4)}, bools({keys(3)}), a_number}),
       "HU004 masked_fill: x has keys<4>, mask has keys<3>; fix: mask with keys<4>, or slice<keys<3>>(x, 0) if the "
       "last is not meant (1 if the first is not)"},
      {call(op::masked_fill, {}, {}, {{tokens(3), keys(3)}, bools({tokens(3), keys(4)}), an_int}),
       "HU004 masked_fill: x has keys<3>, mask has keys<4>; fix: slice<keys<3>>(mask, 0) if the last is not meant "
       "(1 if the first is not), or x with keys<4>"},
      {call(op::masked_fill, {}, {}, {{tokens(3), keys(3)}, bools({batch(3), tokens(3), keys(3)}), an_int}),
       "HU008 masked_fill: the axes of the mask must all be axes of x, x (tokens<3>, keys<3>), mask (batch<3>, "
       "tokens<3>, keys<3>); fix: expand<batch<3>>(x)"},
      {call(op::masked_fill, {}, {}, {{batch(2), tokens(5), keys(7)}, bools({batch(2), tokens(5)}), a_number}),
       "HU003 masked_fill: the mask (batch<2>, tokens<5>) has no keys, so it hides all of keys<7> from some queries; "
       "fix: a mask over keys<7>, of the sequence of the keys"},
      {call(op::masked_fill, {}, {}, {{tokens(3), keys(3)}, bools({tokens(3), upper(keys(3), tokens(3))}), a_number}),
       "HU019 masked_fill: the mask is true, and hides, where triu kept its ones, on the diagonal too: a query would "
       "not see itself, over (tokens<3>, keys<3>); fix: mask_future<tokens, keys>(x) instead, or triu<tokens, keys, "
       "1>(mask)"},
      {call(op::masked_fill, {}, {},
            {{tokens(3), keys(3)}, bools({tokens(3), upper(keys(3), tokens(3), 2)}), a_number}),
       "HU019 masked_fill: the mask is true, and hides, where triu kept its ones, from diagonal 2: a query would see "
       "later keys, over (tokens<3>, keys<3>); fix: mask_future<tokens, keys>(x) instead"},
      {call(op::masked_fill, {}, {}, {ints({tokens(2), keys(3)}), bools({keys(3)}), a_number}),
       "HU037 masked_fill: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::masked_fill, {}, {}, {ints({tokens(4)}), a_truth, an_int}),
       "HU003 masked_fill: mask is one bool; fix: x - y == 0 if it is x == y"},
      {call(op::masked_fill, {}, {}, {{tokens(6), d_in(6)}, bools({tokens(6), keys(6)}), an_int}),
       "HU008 masked_fill: the axes of the mask must all be axes of x, x (tokens<6>, d_in<6>), mask (tokens<6>, "
       "keys<6>); fix: rename<tokens, keys>(k) before the scores of k"},
      {call(op::masked_fill, {}, {}, {{heads(3), tokens(4), keys(5)}, bools({heads(3)}), a_number}),
       "HU003 masked_fill: the mask (heads<3>) chooses heads, of which each needs its keys<5>; fix: attend(weights, "
       "values) * to<float>(!mask)"},
      {call(op::tril, {tokens, keys}, {}, {{context_length(3), keys(3)}}),
       "HU003 tril<tokens, keys>: x has no tokens (context_length<3>, keys<3>); fix: rename<context_length, "
       "tokens>(x) if context_length means tokens, or tril<context_length, keys>(x)"},
      {call(op::tril, {tokens, tokens}, {}, {{tokens(3), keys(3)}}),
       "HU026 tril: tokens is both the query and the key; fix: tril<tokens, keys>(x)"},
      {call(op::tril, {tokens, keys}, {}, {{tokens(3), context_length(3)}}),
       "HU003 tril<tokens, keys>: x has no keys (tokens<3>, context_length<3>); fix: rename<context_length, keys>(x) "
       "if context_length means keys"},
      {call(op::triu, {tokens, keys}, {}, {{tokens(3), context_length(3)}}),
       "HU003 triu<tokens, keys>: x has no keys (tokens<3>, context_length<3>); fix: rename<context_length, keys>(x) "
       "if context_length means keys"},
      {call(op::triu, {keys, keys}, {}, {{tokens(3), keys(3)}}),
       "HU026 triu: keys is both the query and the key; fix: triu<tokens, keys>(x)"},
      {call(op::triu, {tokens, keys}, {}, {{context_length(3), keys(3)}}),
       "HU003 triu<tokens, keys>: x has no tokens (context_length<3>, keys<3>); fix: rename<context_length, "
       "tokens>(x) if context_length means tokens, or triu<context_length, keys>(x)"},
      {call(op::where, {}, {}, {a_truth, ints({tokens(3)}), an_int}),
       "HU003 where: mask is not a tensor; fix: x - y == 0 if it is x == y, or mask ? left : right"},
      {call(op::where, {}, {}, {bools({tokens(5)}), ints({of_ids(tokens(5), vocab(9))}), {tokens(5), vocab(9)}}),
       "HU037 where: left holds int, right holds float; fix: argmax<vocab>(right)"},
      {call(op::mean, {keys}, {}, {ints({tokens(5), of_ids(keys(3), vocab(9))})}),
       "HU037 mean: x holds ids of vocab<9>, it takes float; fix: the rows that lookup<vocab> gives for such ids, or "
       "to<float>(x) "
       "if only the numbers are meant"},
      {call(op::softmax, {vocab}, {}, {ints({of_ids(tokens(5), vocab(9))})}),
       "HU037 softmax: x holds ids of vocab<9>, which are no numbers; fix: the rows that lookup<vocab> gives for such "
       "ids"},
      {call(op::residual, {}, {}, {ints({batch(2), of_ids(tokens(5), vocab(9))}), {batch(2), tokens(5), d_in(4)}}),
       "HU037 residual: x holds ids of vocab<9>, which are no numbers; fix: the rows that lookup<vocab> gives for such "
       "ids"},
      {call(op::matmul, {}, {}, {ints({batch(2), of_ids(tokens(5), vocab(9))}), {tokens(5), d_in(4)}}),
       "HU037 matmul: left holds ids of vocab<9>, which are no numbers; fix: the rows that lookup<vocab> gives for "
       "such "
       "ids, or matmul(to<float>(left), right) if only the numbers are meant"},
      {call(op::times, {}, {}, {ints({batch(2), of_ids(tokens(5), vocab(9))}), {tokens(5), d_in(4)}}),
       "HU037 operator*: left holds ids of vocab<9>, which are no numbers; fix: the rows that lookup<vocab> gives for "
       "such ids"},
      {call(op::masked_fill, {}, {}, {{tokens(5), vocab(9)}, ints({of_ids(tokens(5), vocab(9))}), a_number}),
       "HU037 masked_fill: mask holds ids of vocab<9>, it takes bool; fix: x < max<vocab>(x) if the others are hidden"},
      {call(op::log_softmax, {vocab}, {}, {{with(tokens(5), calls::sums_known), vocab(9)}}),
       "HU015 log_softmax<vocab>: the numbers along tokens<5> sum to one already; fix: log(renormalize<vocab>(x)) "
       "instead, or "
       "log_softmax<vocab>(scores)"},
      {call(op::renormalize, {keys}, {}, {{tokens(5), with(keys(3), calls::sums_known)}}),
       "HU015 renormalize<keys>: the numbers along keys<3> sum to one already; fix: leave it out"},
      {call(op::where, {}, {}, {{keys(5)}, {tokens(6), keys(5)}, an_int}),
       "HU037 where: mask holds float, it takes bool; fix: to<bool>(mask)"},
      {call(op::where, {}, {}, {{tokens(4)}, bools({tokens(4)}), {tokens(4)}}),
       "HU037 where: mask holds float, it takes bool; fix: where(second, first, third)"},
      {call(op::where, {}, {}, {{tokens(4)}, {tokens(4)}, bools({tokens(4)})}),
       "HU037 where: mask holds float, it takes bool; fix: where(third, first, second)"},
      {call(op::where, {}, {}, {bools({tokens(6)}), {tokens(6)}, ints({tokens(6)})}),
       "HU037 where: left holds float, right holds int; fix: to<float>(right)"},
      {call(op::where, {}, {}, {bools({d_in(3)}), {tokens(6), d_in(3)}, {tokens(5), d_in(3)}}),
       "HU004 where: left has tokens<6>, right has tokens<5>; fix: slice<tokens<5>>(left, 0) if the last is not "
       "meant (1 if the first is not), or right with tokens<6>"},
      {call(op::where, {}, {}, {bools({tokens(5)}), {tokens(6), d_in(3)}, an_int}),
       "HU004 where: left has tokens<6>, mask has tokens<5>; fix: mask with tokens<6>, or slice<tokens<5>>(left, 0) "
       "if the last is not meant (1 if the first is not)"},
      {call(op::where, {}, {}, {bools({tokens(5)}), an_int, {tokens(6), d_in(3)}}),
       "HU004 where: right has tokens<6>, mask has tokens<5>; fix: mask with tokens<6>, or slice<tokens<5>>(right, "
       "0) if the last is not meant (1 if the first is not)"},
      {call(op::where, {}, {}, {bools({tokens(6)}), {heads(2)}, {tokens(6), d_in(3)}}),
       "HU008 where: the axes of the left must all be axes of right, right (tokens<6>, d_in<3>), left (heads<2>); fix: "
       "expand<heads<2>>(right)"},
      {call(op::where, {}, {}, {bools({tokens(6), keys(5)}), an_int, {tokens(6), d_in(3)}}),
       "HU008 where: the axes of the mask must all be axes of right, right (tokens<6>, d_in<3>), mask (tokens<6>, "
       "keys<5>); fix: expand<keys<5>>(right), or mask with d_in<3>"},
      {call(op::where, {}, {}, {bools({keys(6)}), {batch(2), tokens(6)}, an_int}),
       "HU008 where: the axes of the mask must all be axes of left, left (batch<2>, tokens<6>), mask (keys<6>); fix: "
       "rename<keys, tokens>(mask) if keys means tokens"},
      {call(op::where, {}, {}, {bools({tokens(6)}), {tokens(6), d_in(3)}, {heads(2)}}),
       "HU008 where: the axes of the right must all be axes of left, left (tokens<6>, d_in<3>), right (heads<2>); fix: "
       "expand<heads<2>>(left)"},
      {call(op::where, {}, {}, {bools({tokens(6), keys(5)}), an_int, {heads(2)}}),
       "HU008 where: the axes of the right must all be axes of mask, mask (tokens<6>, keys<5>), right (heads<2>); fix: "
       "expand<heads<2>>(mask)"},
      {call(op::where, {}, {},
            {bools({batch(2), tokens(3), d_in(5)}),
             {batch(2), tokens(3), d_in(5)},
             operand{tokens(3), d_in(5)}.without({batch(2)})}),
       "HU029 where: right (tokens<3>, d_in<5>) was pooled over batch or taken at one, and would be given to each of "
       "batch<2> of left; fix: pool right over d_in instead of batch, or expand<batch<2>>(right) if each may depend "
       "on the others"},
      {call(op::where, {}, {}, {bools({tokens(6)}), something, {tokens(6)}}),
       "HU003 where: left is neither a tensor nor a number; fix: a tensor for left"},
      {call(op::where, {}, {}, {bools({tokens(6), keys(5)}), {heads(2)}, an_int}),
       "HU008 where: the axes of the left must all be axes of mask, mask (tokens<6>, keys<5>), left (heads<2>); fix: "
       "expand<heads<2>>(mask)"},
      {call(op::where, {}, {}, {bools({tokens(6)}), {tokens(6)}, something}),
       "HU003 where: right is neither a tensor nor a number; fix: a tensor for right"}};
}

/// Masks that are true for what was not meant, and masks of 0 and 1.
inline std::vector<wrong_call> turned_masks() {
  operand const scores{batch(2), tokens(5), keys(5)}, x{batch(2), tokens(5), d_in(3)};
  auto const& layer = op::padded_layer<"multi_head_attention">;
  return {
      {call(op::masked_fill, {}, {}, {scores, bools({batch(2), keeping(keys(5))}), a_number}),
       "HU019 masked_fill: mask is to be true where something is hidden, and (batch<2>, keys<5>) is true where it may "
       "be seen; fix: !mask"},
      {call(op::masked_fill, {}, {}, {scores, bools({tokens(5), keeping(keys(5))}), a_number}),
       "HU019 masked_fill: mask is to be true where something is hidden, and (tokens<5>, keys<5>) is true where it may "
       "be seen; fix: !mask"},
      {call(op::masked_fill, {}, {}, {scores, bools({keeping(batch(2)), tokens(5), keys(5)}), a_number}),
       "HU019 masked_fill: mask is to be true where something is hidden, and (batch<2>, tokens<5>, keys<5>) is true "
       "where it may be seen; fix: !mask"},
      {call(op::masked_fill, {}, {}, {x, bools({batch(2), keeping(tokens(5))}), an_int}),
       "HU019 masked_fill: mask is to be true where something is hidden, and (batch<2>, tokens<5>) is true where it "
       "may be seen; fix: !mask"},
      {call(op::masked_fill, {}, {}, {{tokens(dynamic), keys(dynamic)}, bools({keeping(keys(dynamic))}), a_number}),
       "HU019 masked_fill: mask is to be true where something is hidden, and (keys<dynamic>) is true where it may be "
       "seen; fix: !mask"},
      {call(op::both, {}, {}, {bools({batch(2), keeping(keys(5))}), bools({batch(2), hiding(keys(5))})}),
       "HU019 operator&&: left is true where something may be seen, and right is true where it is hidden; fix: !right"},
      {call(op::both, {}, {}, {bools({batch(2), hiding(keys(5))}), bools({keeping(keys(5))})}),
       "HU019 operator&&: left is true where something is hidden, and right is true where it may be seen; fix: !left"},
      {call(op::both, {}, {}, {bools({batch(2), hiding(tokens(5))}), bools({batch(2), keeping(tokens(5))})}),
       "HU019 operator&&: left is true where something is hidden, and right is true where it may be seen; fix: !left"},
      {call(op::both, {}, {}, {bools({tokens(5), lower(keys(5), tokens(5))}), bools({hiding(keys(5))})}),
       "HU019 operator&&: left is true where something may be seen, and right is true where it is hidden; fix: !right"},
      {call(op::both, {}, {}, {bools({tokens(5), upper(keys(5), tokens(5), 1)}), bools({batch(2), keeping(keys(5))})}),
       "HU019 operator&&: left is true where something is hidden, and right is true where it may be seen; fix: !left"},
      {call(op::both, {}, {}, {bools({tokens(5), lower(keys(5), tokens(5), -3)}), bools({keeping(keys(5))})}),
       "HU019 operator&&: left is true where something is hidden, and right is true where it may be seen; fix: !left"},
      {call(op::both, {}, {}, {bools({hiding(keys(5))}), bools({tokens(5), upper(keys(5), tokens(5), -2)})}),
       "HU019 operator&&: left is true where something is hidden, and right is true where it may be seen; fix: !left"},
      {call(op::either, {}, {}, {bools({batch(2), hiding(keys(5))}), bools({batch(2), keeping(keys(5))})}),
       "HU019 operator||: left is true where something is hidden, and right is true where it may be seen; fix: !right"},
      {call(op::either, {}, {}, {bools({tokens(5), upper(keys(5), tokens(5), 1)}), bools({keeping(keys(5))})}),
       "HU019 operator||: left is true where something is hidden, and right is true where it may be seen; fix: !right"},
      {call(op::either, {}, {}, {bools({tokens(5), lower(keys(5), tokens(5))}), bools({hiding(keys(5))})}),
       "HU019 operator||: left is true where something may be seen, and right is true where it is hidden; fix: !left"},
      {call(layer, {d_in(3), d_out(4), context_length(6), heads(2)}, {}, {x, bools({batch(2), hiding(tokens(5))})}),
       "HU019 multi_head_attention: present is to be true where something may be seen, and (batch<2>, tokens<5>) is "
       "true where it is hidden; fix: !present"},
      {call(layer, {d_in(3), d_out(4), context_length(6), heads(2)}, {}, {x, bools({hiding(batch(2)), tokens(5)})}),
       "HU019 multi_head_attention: present is to be true where something may be seen, and (batch<2>, tokens<5>) is "
       "true where it is hidden; fix: !present"},
      {call(layer, {d_in(3), d_out(4), context_length(6), heads(2)}, {},
            {{tokens(5), d_in(3)}, bools({hiding(tokens(5))}), a_generator}),
       "HU019 multi_head_attention: present is to be true where something may be seen, and (tokens<5>) is true where "
       "it is hidden; fix: !present"},
      {call(op::cross_attention, {d_in(3), d_in(5), d_out(4), heads(2)}, {},
            {x, {batch(2), keys(7), d_in(5)}, bools({batch(2), hiding(keys(7))})}),
       "HU019 cross_attention: present is to be true where something may be seen, and (batch<2>, keys<7>) is true "
       "where it is hidden; fix: !present"},
      {call(op::cross_attention, {d_in(3), d_in(5), d_out(4), heads(2)}, {},
            {x, {batch(2), keys(7), d_in(5)}, bools({batch(2), keys(6)})}),
       "HU004 cross_attention: source has keys<7>, present has keys<6>; fix: present with keys<7>"},
      {call(op::cross_entropy, {vocab}, {}, {{batch(2), heads(3), vocab(5)}, ints({batch(2)})}),
       "HU008 cross_entropy<vocab>: targets has (batch<2>), it takes one id for each (batch<2>, heads<3>); fix: "
       "mean<heads>(logits), or targets with heads<3>"},
      {call(op::gather, {tokens}, {}, {{batch(5), tokens(9), d_in(16)}, ints({d_in(16), tokens(9)}).without({batch(5)})}),
       "HU008 gather<tokens>: ids has (d_in<16>, tokens<9>), it takes one id of tokens for each (batch<5>, d_in<16>); "
       "fix: pool ids over tokens instead of batch"},
      {call(op::mask_future, {tokens, keys}, {3}, {{tokens(7), keys(7)}}),
       "HU019 mask_future: an offset of 3 puts the last of tokens<7> at key 9, and keys<7> ends at 6; fix: "
       "mask_future<tokens, keys, 0>(x), or x with keys<10>"},
      {call(op::cross_entropy, {vocab}, {}, {{tokens(5), vocab(11)}, ints({of_ids(tokens(5), vocab(9))})}),
       "HU062 cross_entropy: the numbers of (tokens<5>) are ids of vocab<9>, it takes ids of vocab<11>; fix: "
       "slice<vocab<9>>(logits, 0) if the rest is padding"},
      {call(op::cross_entropy, {vocab}, {},
            {{batch(2), tokens(5), vocab(9)}, ints({batch(2), tokens(5)}), bools({batch(2), hiding(tokens(5))})}),
       "HU019 cross_entropy: present is to be true where something may be seen, and (batch<2>, tokens<5>) is true "
       "where it is hidden; fix: !present"},
      {call(op::plus, {}, {}, {scores, {batch(2), keeping(keys(5))}}),
       "HU019 operator+: right is a mask of 0 and 1, which hides nothing where it is added; fix: masked_fill(left, "
       "!right, -infinity)"},
      {call(op::plus, {}, {}, {scores, {batch(2), hiding(keys(5))}}),
       "HU019 operator+: right is a mask of 0 and 1, which hides nothing where it is added; fix: masked_fill(left, "
       "to<bool>(right), -infinity)"},
      {call(op::plus, {}, {}, {{tokens(5), hiding(keys(5))}, scores}),
       "HU019 operator+: left is a mask of 0 and 1, which hides nothing where it is added; fix: masked_fill(right, "
       "to<bool>(left), -infinity)"},
      {call(op::plus_in_place, {}, {}, {scores.written(), {tokens(5), hiding(keys(5))}}),
       "HU019 operator+=: right is a mask of 0 and 1, which hides nothing where it is added; fix: auto result = "
       "masked_fill(left, to<bool>(right), -infinity)"},
      {call(op::minus, {}, {}, {scores, {tokens(5), hiding(keys(5))}}),
       "HU019 operator-: right is a mask of 0 and 1, which hides nothing where it is added; fix: masked_fill(left, "
       "to<bool>(right), -infinity)"},
      {call(op::minus_in_place, {}, {}, {scores.written(), {keeping(keys(5))}}),
       "HU019 operator-=: right is a mask of 0 and 1, which hides nothing where it is added; fix: auto result = "
       "masked_fill(left, !right, -infinity)"},
      {call(op::plus, {}, {}, {scores, bools({batch(2), keeping(keys(5))})}),
       "HU037 operator+: left holds float, right holds bool; fix: masked_fill(left, !right, -infinity)"},
      {call(op::plus, {}, {}, {scores, bools({batch(2), hiding(keys(5))})}),
       "HU037 operator+: left holds float, right holds bool; fix: masked_fill(left, right, -infinity)"},
      {call(op::plus, {}, {}, {scores, bools({tokens(5), upper(keys(5), tokens(5), 1)})}),
       "HU037 operator+: left holds float, right holds bool; fix: masked_fill(left, right, -infinity)"},
      {call(op::given, {}, {}, {bools({batch(2), keeping(tokens(5))}), bools({batch(2), hiding(tokens(5))})}),
       "HU033 tensor: (batch<2>, tokens<5>) is to be true where something may be seen, and x is true where it is "
       "hidden; fix: !x"},
      {call(op::given, {}, {}, {bools({tokens(5), hiding(keys(5))}), bools({tokens(5), keeping(keys(5))})}),
       "HU033 tensor: (tokens<5>, keys<5>) is to be true where something is hidden, and x is true where it may be "
       "seen; fix: !x"},
      {call(op::viewed, {}, {}, {bools({hiding(keys(5))}), bools({keeping(keys(5))})}),
       "HU033 tensor: (keys<5>) is to be true where something is hidden, and x is true where it may be seen; fix: a "
       "name for !x, and a view of that"}};
}

/// Names, order and sizes of axes.
inline std::vector<wrong_call> names() {
  return {{call(op::assume_factors, {head_dim, halves(2), pairs(2)}, {}, {{head_dim(6)}}),
           "HU009 assume_factors: head_dim<6> is not (halves<2>, pairs<2>), which has 4 elements; fix: "
           "assume_factors<head_dim, halves<2>, pairs<3>>(x), or x with head_dim<4>"},
      {call(op::expand, {tokens(1)}, {}, {{batch(2), tokens(4), d_in(6)}}),
       "HU002 expand: the result would have tokens twice (batch<2>, tokens<4>, d_in<6>); fix: take<tokens>(x, -1) if "
       "only the last is meant"},
          {call(op::expand, {tokens(6)}, {}, {{batch(2), tokens(6), heads(3)}}),
           "HU002 expand: the result would have tokens twice (batch<2>, tokens<6>, heads<3>); fix: x, or "
           "rename<tokens, keys>(x) if tokens means keys"},
          {call(op::expand, {tokens(6)}, {}, {operand{tokens(6), d_in(3)}.without({batch(2)})}),
           "HU002 expand: the result would have tokens twice (tokens<6>, d_in<3>); fix: pool x over tokens instead of "
           "batch, or rename<tokens, keys>(x) if tokens means keys"},
          {call(op::expand, {heads(2), tokens(6)}, {}, {{batch(2), tokens(6)}}),
           "HU002 expand: the result would have tokens twice (batch<2>, tokens<6>); fix: expand<heads<2>>(x)"},
          {call(op::expand, {heads(2), heads(3)}, {}, {{tokens(3)}}),
           "HU002 expand: (heads<2>, heads<3>) has one role twice; fix: expand<heads<3>>(x)"},
          {call(op::expand, {tokens(3)}, {}, {a_number}),
           "HU003 expand: x is not a tensor; fix: full<float, tokens<3>>(x) instead"},
          {call(op::expect_size, {tokens(dynamic)}, {}, {{batch(2), tokens(dynamic), d_in(6)}}),
           "HU047 expect_size: needs the size of tokens<dynamic> at compile time, but it is known only at run time; "
           "fix: tokens<N> with a number"},
          {call(op::expect_size, {keys(5)}, {}, {{tokens(5), d_in(3)}}),
           "HU003 expect_size<keys<5>>: x has no keys (tokens<5>, d_in<3>); fix: expect_size<tokens<5>>(x), or "
           "rename<tokens, keys>(x) if tokens means keys"},
          {call(op::extent, {keys}, {}, {{tokens(5), d_in(3)}}),
           "HU003 extent<keys>: x has no keys (tokens<5>, d_in<3>); fix: extent<tokens>(x), or x with keys"},
          {call(op::forget_factors, {keys}, {}, {{tokens(6), d_in(6)}}),
           "HU003 forget_factors<keys>: x has no keys (tokens<6>, d_in<6>); fix: forget_factors<tokens>(x), or x with "
           "keys"},
          {call(op::forget_size, {keys}, {}, {{tokens(5), d_in(3)}}),
           "HU003 forget_size<keys>: x has no keys (tokens<5>, d_in<3>); fix: forget_size<tokens>(x), or x with keys"},
          {call(op::rename, {tokens, keys}, {}, {a_number}),
           "HU003 rename<tokens, keys>: x is not a tensor; fix: a tensor with an axis tokens"},
          {call(op::rename, {keys, tokens}, {}, {{tokens(5), keys(5)}}),
           "HU002 rename: (tokens<5>, keys<5>) already has an axis tokens; fix: transpose<keys, tokens>(x) instead "
           "if only their order is meant, or rename<tokens, another_role>(x) first"},
          {call(op::rename, {keys, heads}, {}, {{tokens(6), d_in(6)}}),
           "HU003 rename<keys, heads>: x has no keys (tokens<6>, d_in<6>); fix: rename<tokens, heads>(x), or x with "
           "keys"},
          {call(op::reorder, {d_in(3), tokens(5)}, {}, {a_number}), "HU003 reorder: x is not a tensor; fix: a tensor"},
          {call(op::repeat, {kv_heads, heads(5)}, {}, {{kv_heads(2), keys(3)}}),
           "HU009 repeat: heads<5> is not a multiple of kv_heads<2>; fix: repeat<kv_heads, heads<4>>(x), or x with "
           "kv_heads<5>"},
          {call(op::repeat_interleave, {kv_heads, keys(4)}, {}, {{kv_heads(2), keys(3)}}),
           "HU002 repeat_interleave: (kv_heads<2>, keys<3>) already has an axis keys; fix: x without keys<3>, or "
           "rename<keys, another_role>(x) first"},
          {call(op::repeat_interleave, {kv_heads, heads(4)}, {}, {{kv_heads(dynamic), d_in(6)}}),
           "HU047 repeat_interleave: needs the size of kv_heads<dynamic> at compile time, but it is known only at run "
           "time; fix: expect_size<kv_heads<N>>(x), which checks it"},
          {call(op::repeat_interleave, {kv_heads, heads(dynamic)}, {}, {{kv_heads(3), d_in(6)}}),
           "HU047 repeat_interleave: needs the size of heads<dynamic> at compile time, but it is known only at run "
           "time; fix: heads<N> with a number"},
          {call(op::squeeze, {keys}, {}, {{batch(1), tokens(3)}}),
           "HU003 squeeze<keys>: x has no keys (batch<1>, tokens<3>); fix: squeeze<batch>(x)"},
          {call(op::squeeze, {batch}, {}, {{batch(dynamic), d_in(6)}}),
           "HU047 squeeze: needs the size of batch<dynamic> at compile time, but it is known only at run time; fix: "
           "expect_size<batch<1>>(x), which checks it"},
          {call(op::squeeze, {}, {}, {a_layer}), "HU003 squeeze: x is not a tensor; fix: a tensor"},
          {call(op::transpose, {heads, tokens}, {}, {{tokens(6), d_in(6)}}),
           "HU003 transpose<heads, tokens>: x has no heads (tokens<6>, d_in<6>); fix: transpose<d_in, tokens>(x), or "
           "x with heads"}};
}

/// Axes merged, split and read otherwise.
inline std::vector<wrong_call> shapes() {
  return {
      {call(op::merge, {all_heads, kv_heads, value_dim}, {}, {{tokens(7), kv_heads(2), copies(3), value_dim(5)}}),
       "HU010 merge: kv_heads, value_dim are not adjacent in that order in (tokens<7>, kv_heads<2>, copies<3>, "
       "value_dim<5>); fix: merge<all_heads, kv_heads, copies, value_dim>(x)"},
      {call(op::cumsum, {keys}, {}, {{value_dim(5), batch(2), tokens(8), heads(3), head_dim(4)}}),
       "HU003 cumsum<keys>: x has no keys (value_dim<5>, batch<2>, tokens<8>, heads<3>, head_dim<4>); fix: "
       "cumsum<tokens>(x), or x with keys"},
      {call(op::cumsum, {heads}, {}, {{tokens(8), heads(3), head_dim(4)}}),
       "HU029 cumsum<heads>: over heads<3> of (tokens<8>, heads<3>, head_dim<4>) each head would depend on the others; "
       "fix: cumsum<tokens>(x)"},
      {call(op::cumsum, {heads}, {}, {{batch(2), tokens(6), heads(3), value_dim(5)}}),
       "HU029 cumsum<heads>: over heads<3> of (batch<2>, tokens<6>, heads<3>, value_dim<5>) each head would depend on "
       "the others; fix: cumsum<tokens>(x)"},
      {call(op::merge, {all_heads, heads, d_out}, {}, {{batch(2), tokens(7), d_out(5), heads(2)}}),
       "HU010 merge: heads, d_out are not adjacent in that order in (batch<2>, tokens<7>, d_out<5>, heads<2>); fix: "
       "merge<all_heads, heads, d_out>(transpose<d_out, heads>(x))"},
      {call(op::merge, {all_heads, heads, head_dim}, {}, {a_number}),
       "HU003 merge<all_heads, heads, head_dim>: x is not a tensor; fix: a tensor with an axis heads"},
      {call(op::merge, {heads, head_dim, all_heads}, {}, {{tokens(5), heads(3), head_dim(4)}}),
       "HU003 merge<heads, head_dim, all_heads>: x has no all_heads (tokens<5>, heads<3>, head_dim<4>); fix: "
       "merge<all_heads, heads, head_dim>(x)"},
      {call(op::merge, {all_heads, heads, d_out}, {}, {{tokens(3), heads(3), head_dim(3)}}),
       "HU003 merge<all_heads, heads, d_out>: x has no d_out (tokens<3>, heads<3>, head_dim<3>); fix: merge<all_heads, "
       "heads, head_dim>(x)"},
      {call(op::merge, {d_out, heads, head_dim}, {}, {{heads(3), head_dim(5), d_out(2)}}),
       "HU002 merge: (heads<3>, head_dim<5>, d_out<2>) already has an axis d_out; fix: x without d_out<2>, or "
       "rename<d_out, another_role>(x) first"},
      {call(op::merge, {heads, head_dim}, {}, {{tokens(5), heads(3), head_dim(4)}}),
       "HU002 merge: (tokens<5>, heads<3>, head_dim<4>) already has an axis heads, and the new one comes first; fix: "
       "merge<all_heads, heads, head_dim>(x)"},
      {call(op::merge, {context_length, batch, tokens}, {}, {{batch(2), tokens(dynamic), d_in(6)}}),
       "HU047 merge: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: "
       "expect_size<tokens<N>>(x), which checks it"},
      {call(op::merge, {all_heads, head_dim, heads}, {}, {{tokens(3), heads(3), head_dim(3)}}),
       "HU010 merge: head_dim, heads are not adjacent in that order in (tokens<3>, heads<3>, head_dim<3>); fix: "
       "merge<all_heads, heads, head_dim>(x)"},
      {call(op::merge, {all_heads, kv_heads, copies, head_dim}, {}, {{copies(3), tokens(5), kv_heads(2), head_dim(4)}}),
       "HU010 merge: kv_heads, copies, head_dim are not adjacent in that order in (copies<3>, tokens<5>, kv_heads<2>, "
       "head_dim<4>); fix: merge<all_heads, kv_heads, copies, head_dim>(reorder<axes<tokens<5>, kv_heads<2>, "
       "copies<3>, head_dim<4>>>(x))"},
      {call(op::merge, {all_heads, head_dim, kv_heads, batch}, {}, {{keys(5), head_dim(3), kv_heads(2), batch(4)}}),
       "HU010 merge: (head_dim<3>, kv_heads<2>, batch<4>) would deal the features of all_heads<24> out to the heads in "
       "turn; fix: merge<all_heads, kv_heads, head_dim, batch>(transpose<head_dim, kv_heads>(x))"},
      {call(op::patchify, {}, {2}, {{channels(3), tokens(4), width(4)}}),
       "HU003 patchify: x has no height (channels<3>, tokens<4>, width<4>); fix: rename<tokens, height>(x) if tokens "
       "means height"},
      {call(op::patchify, {}, {2}, {{channels(3), height(4), keys(4)}}),
       "HU003 patchify: x has no width (channels<3>, height<4>, keys<4>); fix: rename<keys, width>(x) if keys means "
       "width"},
      {call(op::patchify, {}, {3}, {{channels(3), height(dynamic), width(6)}}),
       "HU047 patchify: needs the size of height<dynamic> at compile time, but it is known only at run time; fix: "
       "expect_size<height<N>>(x), which checks it"},
      {call(op::patchify, {}, {4}, {{channels(3), height(4), width(6)}}),
       "HU009 patchify: height<4> and width<6> cannot be cut into patches of 4 x 4; fix: patchify<2>(x)"},
      {call(op::patchify, {}, {4}, {{channels(3), height(6), width(4)}}),
       "HU009 patchify: height<6> and width<4> cannot be cut into patches of 4 x 4; fix: patchify<2>(x)"},
      {call(op::reshape, {heads(2), head_dim(3)}, {}, {a_number}), "HU003 reshape: x is not a tensor; fix: a tensor"},
      {call(op::reshape, {context_length(10), d_in(6)}, {}, {{batch(2), tokens(dynamic), d_in(6)}}),
       "HU047 reshape: needs the size of tokens<dynamic> at compile time, but it is known only at run time; fix: "
       "expect_size<tokens<5>>(x), which checks it"},
      {call(op::reshape, {batch(4), tokens(3)}, {}, {{batch(2), tokens(6)}}),
       "HU010 reshape: (batch<2>, tokens<6>) cannot be read as (batch<4>, tokens<3>): an axis stays as it is, is "
       "split, or is merged with its neighbours; fix: split, transpose and merge them one by one, as patchify does"},
      {call(op::reshape, {tokens(4), heads(1), d_in(6)}, {}, {{tokens(4), d_in(6)}}),
       "HU010 reshape: (tokens<4>, d_in<6>) cannot be read as (tokens<4>, heads<1>, d_in<6>): an axis stays as it is, "
       "is split, or is merged with its neighbours; fix: transpose<heads, tokens>(expand<heads<1>>(x))"},
      {call(op::reshape, {tokens(4), d_in(6)}, {}, {{batch(1), tokens(4), d_in(6)}}),
       "HU010 reshape: (batch<1>, tokens<4>, d_in<6>) cannot be read as (tokens<4>, d_in<6>): an axis stays as it is, "
       "is split, or is merged with its neighbours; fix: squeeze<batch>(x)"},
      {call(op::reshape, {head_dim(3), heads(2)}, {}, {{merged(all_heads(6), {heads(2), head_dim(3)})}}),
       "HU010 reshape: (all_heads<6>) cannot be read as (head_dim<3>, heads<2>): an axis stays as it is, is split, or "
       "is merged with its neighbours; fix: transpose(split<all_heads, heads<2>, head_dim<3>>(x))"},
      {call(op::reshape, {tokens(8), d_in(6)}, {}, {{batch(2), tokens(4), d_in(6)}}),
       "HU010 reshape: (batch<2>, tokens<4>, d_in<6>) cannot be read as (tokens<8>, d_in<6>): an axis stays as it is, "
       "is split, or is merged with its neighbours; fix: merge<tokens, batch, tokens>(x)"},
      {call(op::reshape, {keys(4), heads(4)}, {}, {{tokens(4), heads(4)}}),
       "HU010 reshape: (tokens<4>, heads<4>) cannot be read as (keys<4>, heads<4>): an axis stays as it is, is split, "
       "or is merged with its neighbours; fix: rename<tokens, keys>(x) if tokens means keys"},
      {call(op::reshape, {heads(4), tokens(4)}, {}, {{tokens(4), heads(4)}}),
       "HU010 reshape: (tokens<4>, heads<4>) cannot be read as (heads<4>, tokens<4>): an axis stays as it is, is "
       "split, or is merged with its neighbours; fix: transpose(x)"},
      {call(op::reshape, {tokens(4), heads(2), head_dim(4)}, {}, {{tokens(4), d_out(6)}}),
       "HU010 reshape: (tokens<4>, d_out<6>) cannot be read as (tokens<4>, heads<2>, head_dim<4>), which has 32 "
       "elements and not 24; fix: reshape<tokens<4>, heads<2>, head_dim<3>>(x)"},
      {call(op::reshape, {batch(2), tokens(4), d_in(6)}, {}, {{tokens(8), d_in(6)}}),
       "HU010 reshape: (tokens<8>, d_in<6>) cannot be read as (batch<2>, tokens<4>, d_in<6>): an axis stays as it is, "
       "is split, or is merged with its neighbours; fix: split<tokens, batch<2>, tokens<4>>(x)"},
      {call(op::reshape, {tokens(5), all_heads(6)}, {}, {{tokens(5), head_dim(3), heads(2)}}),
       "HU010 reshape: (head_dim<3>, heads<2>) would deal the features of all_heads<6> out to the heads in turn; fix: "
       "reshape<tokens<5>, all_heads<6>>(transpose<head_dim, heads>(x))"},
      {call(op::reshape, {tokens(5), heads(2), head_dim(dynamic)}, {}, {{tokens(5), d_in(6)}}),
       "HU047 reshape: needs the size of head_dim<dynamic> at compile time, but it is known only at run time; fix: "
       "head_dim<N> with a number"},
      {call(op::split, {tokens, heads(3), tokens(2)}, {}, {{tokens(6), d_in(12)}}),
       "HU010 split: heads<3> are made of features, and tokens counts positions; fix: split<d_in, heads<3>, "
       "head_dim<4>>(x)"},
      {call(op::split, {d_in, heads(2), head_dim(2)}, {}, {{tokens(4), d_out(4)}}),
       "HU003 split<d_in>: x has no d_in (tokens<4>, d_out<4>); fix: split<d_out, heads<2>, head_dim<2>>(x)"},
      {call(op::split, {d_out, heads(2), head_dim(2)}, {}, {{heads(2), tokens(4), d_out(4)}}),
       "HU002 split: (heads<2>, tokens<4>, d_out<4>) already has an axis heads; fix: x without heads<2>, or "
       "rename<heads, another_role>(x) first"},
      {call(op::split, {d_in, heads(2), head_dim(dynamic)}, {}, {{batch(2), tokens(dynamic), d_in(6)}}),
       "HU047 split: needs the size of head_dim<dynamic> at compile time, but it is known only at run time; fix: "
       "head_dim<N> with a number"},
      {call(op::split, {d_out, heads(3), head_dim(3)}, {}, {{tokens(8), d_out(8)}}),
       "HU009 split: d_out<8> is not (heads<3>, head_dim<3>), which has 9 elements; fix: x with d_out<9>"},
      {call(op::split, {d_out, heads(4), head_dim(4)}, {}, {{tokens(5), d_out(8)}}),
       "HU009 split: d_out<8> is not (heads<4>, head_dim<4>), which has 16 elements; fix: split<d_out, heads<4>, "
       "head_dim<2>>(x), or split<d_out, heads<2>, head_dim<4>>(x)"},
      {call(op::assume_factors, {head_dim, halves(4), pairs(2)}, {}, {{tokens(5), head_dim(4)}}),
       "HU009 assume_factors: head_dim<4> is not (halves<4>, pairs<2>), which has 8 elements; fix: "
       "assume_factors<head_dim, halves<2>, pairs<2>>(x)"},
      {call(op::split, {d_in, heads(2)}, {}, {{tokens(4), d_in(6)}}),
       "HU009 split: d_in<6> is not (heads<2>), which has 2 elements; fix: split<d_in, heads<2>, head_dim<3>>(x)"},
      {call(op::split, {d_in, copies(2)}, {}, {{tokens(4), d_in(6)}}),
       "HU009 split: d_in<6> is not (copies<2>), which has 2 elements; fix: split<d_in, copies<6>>(x), or split<d_in, "
       "copies<2>, another_role<3>>(x)"},
      {call(op::split, {d_out, head_dim(4)}, {}, {{tokens(8), d_out(8)}}),
       "HU009 split: d_out<8> is not (head_dim<4>), which has 4 elements; fix: split<d_out, heads<2>, head_dim<4>>(x)"},
      {call(op::split, {d_out, heads(2), head_dim(8)}, {}, {{tokens(8), d_out(8)}}),
       "HU009 split: d_out<8> is not (heads<2>, head_dim<8>), which has 16 elements; fix: split<d_out, heads<2>, "
       "head_dim<4>>(x), or x with d_out<16>"},
      {call(op::split, {query_dim, copies(3), kv_heads(2), head_dim(2)}, {}, {{tokens(6), query_dim(12)}}),
       "HU010 split: (copies<3>, kv_heads<2>, head_dim<2>) would deal the features of query_dim<12> out to the heads "
       "in turn; fix: split<query_dim, kv_heads<2>, copies<3>, head_dim<2>>(x)"},
      {call(op::split, {tokens, heads(2), head_dim(3)}, {}, {{batch(5), tokens(4), d_in(6)}}),
       "HU009 split: tokens<4> is not (heads<2>, head_dim<3>), which has 6 elements; fix: split<d_in, heads<2>, "
       "head_dim<3>>(x)"},
      {call(op::split, {all_heads, heads(3), head_dim(2)}, {},
            {{tokens(5), merged(all_heads(6), {heads(2), head_dim(3)})}}),
       "HU010 split: all_heads<6> was merged from (heads<2>, head_dim<3>), not from (heads<3>, head_dim<2>); fix: "
       "split<all_heads, heads<2>, head_dim<3>>(x)"},
      {call(op::split, {d_out, halves(2), head_dim(3), heads(2)}, {}, {{tokens(5), d_out(12)}}),
       "HU010 split: (halves<2>, head_dim<3>, heads<2>) would deal the features of d_out<12> out to the heads in turn; "
       "fix: split<d_out, halves<2>, heads<2>, head_dim<3>>(x)"},
      {call(op::split, {value_dim, value_dim(3), heads(2)}, {}, {{tokens(5), value_dim(6)}}),
       "HU010 split: (value_dim<3>, heads<2>) would deal the features of value_dim<6> out to the heads in turn; fix: "
       "split<value_dim, heads<2>, value_dim<3>>(x)"},
      {call(op::unpatchify, {}, {},
            {{merged(tokens(4), {patch_row(2), patch_column(2)}),
              merged(pixels(12), {channels(3), pixel_row(2), pixel_column(2)})}}),
       "HU003 unpatchify: x has no patches (tokens<4>, pixels<12>); fix: rename<tokens, patches>(x) if tokens means "
       "patches"},
      {call(op::unpatchify, {}, {},
            {{merged(patches(4), {patch_row(2), patch_column(2)}),
              merged(d_in(12), {channels(3), pixel_row(2), pixel_column(2)})}}),
       "HU003 unpatchify: x has no pixels (patches<4>, d_in<12>); fix: rename<d_in, pixels>(x) if d_in means pixels"},
      {call(op::unpatchify, {}, {}, {{merged(patches(4), {patch_row(2), patch_column(2)}), pixels(12)}}),
       "HU010 unpatchify: pixels<12> does not say which rows and columns they come from; fix: assume_factors<pixels, "
       "channels<C>, pixel_row<P>, pixel_column<P>>(x)"},
      {call(op::unpatchify, {}, {}, {{patches(4), merged(pixels(12), {channels(3), pixel_row(2), pixel_column(2)})}}),
       "HU010 unpatchify: patches<4> does not say which rows and columns they come from; fix: assume_factors<patches, "
       "patch_row<N>, patch_column<M>>(x)"}};
}

/// Several tensors made one.
inline std::vector<wrong_call> joined() {
  return {
      {call(op::concat, {tokens}, {}, {{tokens(3), d_in(9)}, {batch(2), heads(5), tokens(4), d_in(9)}}),
       "HU033 concat: first is (tokens<3>, d_in<9>), another is (batch<2>, heads<5>, tokens<4>, d_in<9>); fix: "
       "expand<batch<2>>(expand<heads<5>>(first))"},
      {call(op::concat, {heads}, {}, {{tokens(6), d_in(6)}, {tokens(6), d_in(6)}}),
       "HU003 concat<heads>: first has no heads (tokens<6>, d_in<6>); fix: stack<heads>(first, another) instead"},
      {call(op::concat, {tokens}, {}, {{tokens(3), d_out(3)}, {d_out(3)}}),
       "HU003 concat<tokens>: first has tokens<3>, another has no tokens (d_out<3>); fix: expand<tokens<1>>(another)"},
      {call(op::concat, {d_out}, {},
            {{batch(2), keys(7), heads(3), d_out(5)}, {batch(2), heads(3), d_out(4), keys(7)}}),
       "HU033 concat: first is (batch<2>, keys<7>, heads<3>, d_out<5>), another is (batch<2>, heads<3>, d_out<4>, "
       "keys<7>); fix: reorder<axes<batch<2>, keys<7>, heads<3>, d_out<4>>>(another)"},
      {call(op::concat, {tokens}, {}, {ints({tokens(3)}), {tokens(2)}}),
       "HU037 concat: first holds int, another holds float; fix: to<float>(first)"},
      {call(op::stack, {batch}, {}, {a_number}), "HU003 stack: first is not a tensor; fix: a tensor"},
      {call(op::stack, {batch}, {},
            {{merged(all_heads(4), {heads(2), head_dim(2)})}, {merged(all_heads(4), {head_dim(2), heads(2)})}}),
       "HU033 stack: first is (all_heads<4>), another is (all_heads<4>), where all_heads was merged from (heads<2>, "
       "head_dim<2>) and from (head_dim<2>, heads<2>); fix: merge<all_heads, heads, "
       "head_dim>(transpose(split<all_heads, head_dim<2>, heads<2>>(another)))"},
      {call(op::stack, {batch}, {}, {{tokens(6), d_in(6)}, {d_in(6), tokens(6)}}),
       "HU033 stack: first is (tokens<6>, d_in<6>), another is (d_in<6>, tokens<6>); fix: transpose(another)"},
      {call(op::stack, {batch}, {}, {{tokens(3)}, doubles({tokens(3)})}),
       "HU037 stack: first holds float, another holds double; fix: to<float>(another)"}};
}

/// Rotary positions.
inline std::vector<wrong_call> turned() {
  return {
      {call(op::rotary, {d_in}, {}, {{tokens(3), merged(head_dim(4), {halves(2), pairs(2)})}, {tokens(3), pairs(2)}}),
       "HU003 rotary<d_in>: x has no d_in (tokens<3>, head_dim<4>); fix: rotary<head_dim>(x, angles)"},
      {call(op::rotary, {head_dim}, {},
            {ints({tokens(3), merged(head_dim(4), {halves(2), pairs(2)})}), {tokens(3), pairs(2)}}),
       "HU037 rotary: x holds int, it takes float; fix: to<float>(x)"},
      {call(op::rotary, {head_dim}, {}, {{tokens(3), merged(head_dim(4), {halves(2), pairs(2)})}, {tokens(3)}}),
       "HU003 rotary: angles has no pairs (tokens<3>); fix: expand<pairs<2>>(angles)"},
      {call(op::rotary, {head_dim}, {},
            {{tokens(3), merged(head_dim(4), {halves(2), pairs(2)})}, {tokens(3), d_in(2)}}),
       "HU003 rotary: angles has no pairs (tokens<3>, d_in<2>); fix: rename<d_in, pairs>(angles) if d_in means pairs"},
      {call(op::rotary, {head_dim}, {},
            {{tokens(3), merged(head_dim(4), {halves(2), pairs(2)})}, ints({tokens(3), pairs(2)})}),
       "HU037 rotary: angles holds int, it takes float; fix: to<float>(angles)"},
      {call(op::rotary, {head_dim}, {},
            {{tokens(3), merged(head_dim(4), {halves(2), pairs(2)})}, {tokens(5), pairs(2)}}),
       "HU004 rotary: x has tokens<3>, angles has tokens<5>; fix: slice<tokens<3>>(angles, 0) if the rest is not "
       "meant, or x with tokens<5>"},
      {call(op::rotary, {head_dim}, {},
            {{batch(2), tokens(3), merged(head_dim(4), {halves(2), pairs(2)})}, {batch(2), pairs(2)}}),
       "HU034 rotary: the angles (batch<2>, pairs<2>) would turn all tokens<3> by one angle; fix: angles from "
       "arange<float, tokens<3>>()"},
      {call(op::rotate_half, {head_dim}, {}, {ints({tokens(3), merged(head_dim(4), {halves(2), pairs(2)})})}),
       "HU037 rotate_half: x holds int, it takes float; fix: to<float>(x)"}};
}

/// Layers that are made.
inline std::vector<wrong_call> layers_made() {
  return {
      {call(op::cross_attention_made, {d_in(3), d_in(7), d_out(4), heads(3)}, {}, {}),
       "HU009 cross_attention: d_out<4> is not divisible by heads<3>; fix: heads<2>"},
      {call(op::cross_attention_made, {d_in(3), d_in(7), d_out(8), heads(4), kv_heads(3)}, {}, {}),
       "HU009 cross_attention: heads<4> is not divisible by kv_heads<3>; fix: kv_heads<2>"},
      {call(op::embedding_made, {vocab(5), vocab(3)}, {}, {}),
       "HU002 embedding: maps vocab<5> to vocab<3>, the same role on both sides; fix: embedding<vocab<5>, d_out<3>>"},
      {call(op::embedding_made, {vocab(dynamic), d_out(2)}, {}, {}),
       "HU047 embedding: needs the size of vocab<dynamic> at compile time, but it is known only at run time; fix: "
       "vocab<N> with a number"},
      {call(op::feed_forward_made, {d_in(3), d_in(12)}, {}, {}),
       "HU002 feed_forward: maps d_in<3> to d_in<12>, the same role on both sides; fix: feed_forward<d_in<3>, "
       "d_out<12>>"},
      {call(op::feed_forward_made, {d_in(dynamic), d_out(12)}, {}, {}),
       "HU047 feed_forward: needs the size of d_in<dynamic> at compile time, but it is known only at run time; fix: "
       "d_in<N> with a number"},
      {call(op::layer_normalization_made, {d_in(dynamic)}, {}, {}),
       "HU047 layer_normalization: needs the size of d_in<dynamic> at compile time, but it is known only at run time; "
       "fix: d_in<N> with a number"},
      {call(op::linear_made, {d_in(dynamic), d_out(2)}, {}, {}),
       "HU047 linear: needs the size of d_in<dynamic> at compile time, but it is known only at run time; fix: d_in<N> "
       "with a number"},
      {call(op::linear_made, {d_in(3), d_in(3)}, {}, {}),
       "HU002 linear: maps d_in<3> to d_in<3>, the same role on both sides; fix: linear<d_in<3>, d_out<3>>"},
      {call(op::multi_head_attention_made, {d_in(3), d_out(2), context_length(6), heads(dynamic)}, {}, {}),
       "HU047 multi_head_attention: needs the size of heads<dynamic> at compile time, but it is known only at run "
       "time; fix: heads<N> with a number"},
      {call(op::transformer_block_made, {d_in(dynamic), context_length(6), heads(2)}, {}, {}),
       "HU047 transformer_block: needs the size of d_in<dynamic> at compile time, but it is known only at run time; "
       "fix: d_in<N> with a number"},
      {call(op::transformer_block_made, {d_in(8), heads(2), context_length(4)}, {}, {}),
       "HU043 transformer_block: heads<2> is in the place of context_length, context_length<4> in that of heads; fix: "
       "transformer_block<d_in<8>, context_length<4>, heads<2>>"},
      {call(op::multi_head_attention_made, {heads(2), d_out(8), context_length(6), d_in(3)}, {}, {}),
       "HU043 multi_head_attention: heads<2> is in the place of d_in, d_in<3> in that of heads; fix: "
       "multi_head_attention<d_in<3>, d_out<8>, context_length<6>, heads<2>>"},
      {call(op::multi_head_attention_wrapper_made, {d_in(3), d_out(8), context_length(6), vocab(4)}, {}, {}),
       "HU043 multi_head_attention_wrapper: vocab<4> is in the place of heads; fix: "
       "multi_head_attention_wrapper<d_in<3>, d_out<8>, context_length<6>, heads<4>>"},
      {call(op::transformer_block_divided, {d_in(8), d_in(8), context_length(6), heads(3)}, {}, {}),
       "HU009 transformer_block: d_in<8> is not divisible by heads<3>; fix: heads<2>"},
      {call(op::multi_head_attention_wrapper_made, {d_in(3), d_out(2), heads(2), context_length(6)}, {}, {}),
       "HU043 multi_head_attention_wrapper: heads<2> is in the place of context_length, context_length<6> in that of "
       "heads; fix: multi_head_attention_wrapper<d_in<3>, d_out<2>, context_length<6>, heads<2>>"}};
}

/// Layers that are called.
inline std::vector<wrong_call> layers_called() {
  return {
      {call(op::cross_attention, {d_in(6), d_in(6), d_out(6), heads(2)}, {},
            {{keys(5), d_in(6)}, {tokens(2), d_in(6)}}),
       "HU003 cross_attention: x has no tokens (keys<5>, d_in<6>); fix: layer(second, first)"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), d_in(3)}, {batch(2), keys(6), d_in(7)}}),
       "HU003 cross_attention: x has no tokens (batch<2>, d_in<3>); fix: expand<tokens<1>>(x) if it is a single token"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(4)}, {batch(2), keys(6), d_in(7)}}),
       "HU003 cross_attention: takes d_in<3>, x is (batch<2>, tokens<5>, d_in<4>); fix: cross_attention made for "
       "d_in<4>, or x with d_in<3>"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, {batch(2), tokens(6), d_in(7)}, bools({batch(2), keys(6)})}),
       "HU003 cross_attention: source has no keys (batch<2>, tokens<6>, d_in<7>); fix: rename<tokens, keys>(source) if "
       "tokens means keys"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, {batch(2), tokens(6), d_in(7)}}),
       "HU003 cross_attention: source has no keys (batch<2>, tokens<6>, d_in<7>); fix: rename<tokens, keys>(source) if "
       "tokens means keys"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, {batch(2), keys(6), d_in(4)}}),
       "HU003 cross_attention: takes d_in<7>, source is (batch<2>, keys<6>, d_in<4>); fix: cross_attention made for "
       "d_in<4>, or source with d_in<7>"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {doubles({batch(2), tokens(5), d_in(3)}), {batch(2), keys(6), d_in(7)}}),
       "HU037 cross_attention: x holds double, it takes float; fix: to<float>(x)"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, doubles({batch(2), keys(6), d_in(7)})}),
       "HU037 cross_attention: source holds double, it takes float; fix: to<float>(source)"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, {batch(2), keys(6), d_in(7)}, ints({batch(2), keys(6)})}),
       "HU037 cross_attention: present holds int, it takes bool; fix: to<bool>(present)"},
      {call(op::cross_attention, {d_in(3), d_in(5), d_out(4), heads(2)}, {},
            {{batch(2), tokens(6), d_in(3)}, {batch(1), keys(7), d_in(5)}}),
       "HU004 cross_attention: x has batch<2>, source has batch<1>; fix: expand<batch<2>>(take<batch>(source, 0)) if "
       "it is meant for all batch"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {operand{tokens(5), d_in(3)}.without({batch(2)}), {batch(2), keys(6), d_in(7)}}),
       "HU008 cross_attention: the axes of the source must all be axes of x, x (), source (batch<2>); fix: "
       "expand<batch<2>>(x) if each may depend on the others"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)},
             {batch(2), keys(6), d_in(7)},
             bools({batch(2), keys(6)}),
             a_generator.unkept()}),
       "HU046 cross_attention: takes a tensor, and in training a torch_generator that it draws from, got a temporary "
       "or a constant; fix: layer(x, source, present, generator) after torch_generator generator{123}"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, {batch(2), keys(6), d_in(7)}, bools({batch(2), tokens(6)})}),
       "HU003 cross_attention: present says which of (batch<2>, keys<6>) are no padding, and is over (batch<2>, "
       "tokens<6>); fix: rename<tokens, keys>(present) if tokens means keys"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, {keys(6), d_in(7)}}),
       "HU008 cross_attention: the axes of the input must all be axes of source, source (), input (batch<2>); fix: "
       "expand<batch<2>>(source)"},
      {call(op::cross_attention, {d_in(3), d_in(7), d_out(4), heads(2)}, {},
            {{batch(2), tokens(5), d_in(3)}, {batch(2), keys(6), d_in(7)}, a_generator.unkept()}),
       "HU046 cross_attention: takes a tensor, and in training a torch_generator that it draws from, got a temporary "
       "or a constant; fix: layer(x, source, generator) after torch_generator generator{123}"},
      {call(op::embedding, {vocab(11), d_in(4)}, {}, {ints({of_ids(tokens(6), vocab(3))})}),
       "HU062 embedding: the numbers of (tokens<6>) are ids of vocab<3>, it takes ids of vocab<11>; fix: the ids that "
       "topk has as indices, gather<vocab>(indices, ids)"},
      {call(op::lookup, {vocab}, {}, {{vocab(9), d_out(4)}, {tokens(6), d_in(3)}}),
       "HU037 lookup: ids holds float, it takes integers; fix: ids of vocab"},
      {call(op::embedding, {context_length(9), d_in(4)}, {}, {ints({of_ids(batch(6), vocab(13))})}),
       "HU062 embedding: the numbers of (batch<6>) are ids of vocab<13>, it takes ids of context_length<9>; fix: the "
       "positions of the tokens, arange<int, tokens<N>>() of at most 9, or a table with vocab<13>"},
      {call(op::embedding, {vocab(11), d_in(4)}, {}, {ints({of_ids(tokens(6), vocab(13))})}),
       "HU062 embedding: the numbers of (tokens<6>) are ids of vocab<13>, it takes ids of vocab<11>; fix: ids of "
       "vocab<11>, or a table with vocab<13>"},
      {call(op::feed_forward, {d_in(3), d_out(12)}, {}, {{tokens(5), d_in(6)}}),
       "HU003 feed_forward: takes d_in<3>, x is (tokens<5>, d_in<6>); fix: feed_forward made for d_in<6>, or x with "
       "d_in<3>"},
      {call(op::feed_forward, {d_in(3), d_out(12)}, {}, {{d_out(12), d_in(3)}}),
       "HU002 feed_forward: the result would have d_out twice, x is (d_out<12>, d_in<3>); fix: x without d_out<12>, "
       "or rename<d_out, another_role>(x)"},
      {call(op::layer_normalization, {d_in(3)}, {}, {{tokens(5), d_out(3)}}),
       "HU003 layer_normalization: takes d_in<3>, x is (tokens<5>, d_out<3>); fix: rename<d_out, d_in>(x) if d_out "
       "means d_in"},
      {call(op::layer_normalization, {d_in(3)}, {}, {doubles({tokens(5), d_in(3)})}),
       "HU037 layer_normalization: x holds double, it takes float; fix: to<float>(x)"},
      {call(op::logits, {d_in(4), vocab(11)}, {}, {{tokens(6), d_out(4)}}),
       "HU003 logits: takes d_in<4>, x is (tokens<6>, d_out<4>); fix: rename<d_out, d_in>(x) if d_out means d_in"},
      {call(op::logits, {d_in(4), vocab(11)}, {}, {ints({tokens(6)})}),
       "HU003 logits: takes d_in<4>, x is (tokens<6>) of int; fix: layer.logits(layer(x)) if these are ids"},
      {call(op::linear, {all_heads(12), d_out(4)}, {}, {{tokens(5), heads(3), value_dim(4)}}),
       "HU003 linear: takes all_heads<12>, x is (tokens<5>, heads<3>, value_dim<4>); fix: merge<all_heads, heads, "
       "value_dim>(x)"},
      {call(op::linear, {heads(6), d_out(4)}, {}, {{tokens(5), merged(heads(6), {kv_heads(2), copies(3)})}}),
       "HU003 linear: takes heads<6>, x is (tokens<5>, heads<6>), where heads was merged from (kv_heads<2>, "
       "copies<3>); fix: forget_factors<heads>(x) if the layer takes that order"},
      {call(op::linear, {d_out(2), d_in(6)}, {}, {{tokens(4), d_in(6)}}),
       "HU003 linear: takes d_out<2>, x is (tokens<4>, d_in<6>); fix: linear<d_in<6>, d_out<2>>, which takes the "
       "first and gives the second, or x with d_out<2>"},
      {call(op::linear, {d_in(5), d_out(2)}, {}, {doubles({tokens(3), d_in(5)})}),
       "HU037 linear: x holds double, it takes float; fix: to<float>(x)"},
      {call(op::linear, {all_heads(12), d_out(7)}, {}, {{batch(2), heads(4), tokens(6), head_dim(3)}}),
       "HU003 linear: takes all_heads<12>, x is (batch<2>, heads<4>, tokens<6>, head_dim<3>); fix: merge<all_heads, "
       "heads, head_dim>(transpose<heads, tokens>(x))"},
      {call(op::linear, {d_in(6), d_out(2)}, {}, {ints({tokens(4)})}),
       "HU003 linear: takes d_in<6>, x is (tokens<4>) of int; fix: layer(embedding<vocab<N>, d_in<6>>{}(x)) if these "
       "are ids"},
      {call(op::linear, {d_in(3), d_out(3)}, {}, {{d_out(3), d_in(3)}}),
       "HU002 linear: the result would have d_out twice, x is (d_out<3>, d_in<3>); fix: x without d_out<3>, or "
       "rename<d_out, another_role>(x)"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(3), d_out(3), context_length(3), heads(3)}, {},
            {{batch(3), d_in(3)}}),
       "HU003 multi_head_attention: x has no tokens (batch<3>, d_in<3>); fix: rename<batch, tokens>(x) if batch means "
       "tokens"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(3), d_out(3), context_length(3), heads(3)}, {},
            {{tokens(3), head_dim(3)}}),
       "HU003 multi_head_attention: takes d_in<3>, x is (tokens<3>, head_dim<3>); fix: rename<head_dim, d_in>(x) if "
       "head_dim means d_in"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(8), d_out(8), context_length(6), heads(2)}, {},
            {{batch(2), tokens(5), head_dim(8)}, bools({batch(2), tokens(5)})}),
       "HU003 multi_head_attention: takes d_in<8>, x is (batch<2>, tokens<5>, head_dim<8>); fix: rename<head_dim, "
       "d_in>(x) if head_dim means d_in"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(3), d_out(3), context_length(3), heads(3)}, {},
            {{tokens(4), d_in(3)}}),
       "HU021 multi_head_attention: the input has tokens<4>, the layer supports context_length<3>; fix: "
       "slice<tokens<3>>(x, 0), or a layer with context_length<4>"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(8), d_out(8), context_length(6), heads(2)}, {},
            {{batch(2), tokens(5), d_in(8)}, ints({batch(2), tokens(5)})}),
       "HU037 multi_head_attention: present holds int, it takes bool; fix: to<bool>(present)"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(5), d_out(4), context_length(3), heads(2)}, {},
            {doubles({tokens(3), d_in(5)})}),
       "HU037 multi_head_attention: x holds double, it takes float; fix: to<float>(x)"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(3), d_out(4), context_length(6), heads(2)}, {},
            {{tokens(1), d_in(3)}, cache({heads(2), context_length(6), head_dim(2)}, 0)}),
       "HU046 multi_head_attention: takes a tensor, and in training a torch_generator that it draws from, got a cache; "
       "fix: layer.step(x, cache)"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(4), d_out(6), context_length(8), heads(3)}, {},
            {{batch(2), tokens(5), d_in(4)}, {batch(2), tokens(5), d_in(4)}, {batch(2), tokens(5), d_in(4)}}),
       "HU046 multi_head_attention: takes one tensor, and makes queries, keys and values of it; fix: layer(x)"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(3), d_out(2), context_length(6), heads(2)}, {},
            {{tokens(5), d_in(3)}, an_int}),
       "HU046 multi_head_attention: takes a tensor, and in training a torch_generator that it draws from, got a "
       "number; fix: layer(x, generator) after torch_generator generator{123}"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(4), d_out(6), context_length(8), heads(3)}, {},
            {{batch(2), tokens(5), d_in(4)}, bools({tokens(5), lower(keys(5), tokens(5))})}),
       "HU003 multi_head_attention: present says which of (batch<2>, tokens<5>) are no padding, and is over "
       "(tokens<5>, keys<5>); fix: layer(x), which hides later tokens itself unless it is bidirectional"},
      {call(op::padded_layer<"multi_head_attention">, {d_in(3), d_out(4), context_length(6), heads(2)}, {},
            {bools({batch(2), tokens(5)}), {batch(2), tokens(5), d_in(3)}}),
       "HU003 multi_head_attention: takes d_in<3>, x is (batch<2>, tokens<5>); fix: layer(second, first)"},
      {call(op::sequence_layer < "causal_attention", calls::has_context | calls::draws >,
            {d_in(3), d_out(3), context_length(3)}, {}, {{batch(3), d_in(3)}}),
       "HU003 causal_attention: x has no tokens (batch<3>, d_in<3>); fix: rename<batch, tokens>(x) if batch means "
       "tokens"},
      {call(op::sequence_layer < "multi_head_attention_wrapper", calls::has_context | calls::draws >,
            {d_in(3), d_out(3), context_length(3)}, {}, {{batch(3), d_in(3)}}),
       "HU003 multi_head_attention_wrapper: x has no tokens (batch<3>, d_in<3>); fix: rename<batch, tokens>(x) if "
       "batch means tokens"},
      {call(op::sequence_layer < "multi_head_attention_wrapper", calls::has_context | calls::draws >,
            {d_in(3), d_out(3), context_length(3)}, {}, {{tokens(3), head_dim(3)}}),
       "HU003 multi_head_attention_wrapper: takes d_in<3>, x is (tokens<3>, head_dim<3>); fix: rename<head_dim, "
       "d_in>(x) if head_dim means d_in"},
      {call(op::sequence_layer < "multi_head_attention_wrapper", calls::has_context | calls::draws >,
            {d_in(3), d_out(3), context_length(3)}, {}, {{tokens(4), d_in(3)}}),
       "HU021 multi_head_attention_wrapper: the input has tokens<4>, the layer supports context_length<3>; fix: "
       "slice<tokens<3>>(x, 0), or a layer with context_length<4>"},
      {call(op::sequence_layer<"self_attention_v1", 0>, {d_in(3), d_out(3)}, {}, {{tokens(3), head_dim(3)}}),
       "HU003 self_attention_v1: takes d_in<3>, x is (tokens<3>, head_dim<3>); fix: rename<head_dim, d_in>(x) if "
       "head_dim means d_in"},
      {call(op::sequence_layer<"self_attention_v2", 0>, {d_in(3), d_out(3)}, {}, {{batch(3), d_in(3)}}),
       "HU003 self_attention_v2: x has no tokens (batch<3>, d_in<3>); fix: rename<batch, tokens>(x) if batch means "
       "tokens"},
      {call(op::sequence_layer<"self_attention_v2", 0>, {d_in(3), d_out(3)}, {}, {{tokens(3), head_dim(3)}}),
       "HU003 self_attention_v2: takes d_in<3>, x is (tokens<3>, head_dim<3>); fix: rename<head_dim, d_in>(x) if "
       "head_dim means d_in"},
      {call(op::sequence_layer < "causal_attention", calls::has_context | calls::draws >,
            {d_in(3), d_out(2), context_length(6)}, {}, {{tokens(5), d_in(3)}, a_generator, a_generator}),
       "HU046 causal_attention: takes a tensor, and in training a torch_generator that it draws from, got 2 extra "
       "arguments; fix: layer(x, generator) after torch_generator generator{123}"},
      {call(op::sequence_layer < "causal_attention", calls::has_context | calls::draws >,
            {d_in(3), d_out(3), context_length(3)}, {}, {{tokens(3), head_dim(3)}}),
       "HU003 causal_attention: takes d_in<3>, x is (tokens<3>, head_dim<3>); fix: rename<head_dim, d_in>(x) if "
       "head_dim means d_in"},
      {call(op::sequence_layer < "multi_head_attention_wrapper", calls::has_context | calls::draws >,
            {d_in(3), d_out(2), context_length(6)}, {}, {{tokens(5), d_in(3)}, an_int}),
       "HU046 multi_head_attention_wrapper: takes a tensor, and in training a torch_generator that it draws from, got "
       "a number; fix: layer(x, generator) after torch_generator generator{123}"},
      {call(op::sequence_layer<"self_attention_v1", 0>, {d_in(3), d_out(3)}, {}, {{batch(3), d_in(3)}}),
       "HU003 self_attention_v1: x has no tokens (batch<3>, d_in<3>); fix: rename<batch, tokens>(x) if batch means "
       "tokens"}};
}

/// Tensors of one number, or of positions.
inline std::vector<wrong_call> made_of_sizes() {
  return {{made(number::int_, call(op::arange, {tokens}, {}, {})),
           "HU047 arange: roles alone have no sizes; fix: arange<int, tokens<6>>()"},
          {made(number::float_, call(op::ones, {keys, batch, d_in}, {}, {})),
           "HU047 ones: roles alone have no sizes; fix: ones<float, keys<6>, batch<5>, d_in<4>>()"}};
}

/// Calls that name nothing.
inline std::vector<wrongly_written> unnamed() {
  return {
      {written(op::rename, {keys}, {{batch(2), tokens(5), d_out(8)}}),
       "HU051 rename<keys>: takes two roles; fix: rename<tokens, keys>(x)"},
      {written(op::argmax, {}, {{batch(2), tokens(6), vocab(5)}}),
       "HU027 argmax: names no axis of (batch<2>, tokens<6>, vocab<5>), and there is no default; fix: "
       "argmax<vocab>(x)"},
      {written(op::chunk, {}, {{tokens(5), d_out(6)}, an_int}),
       "HU027 chunk: names no axis of (tokens<5>, d_out<6>), and there is no default; fix: chunk<d_out, 2>(x)"},
      {written(op::contract, {}, {{tokens(6), head_dim(4)}, {keys(5), head_dim(4)}}),
       "HU027 contract: names no axis of (tokens<6>, head_dim<4>), and there is no default; fix: "
       "contract<head_dim>(left, right)"},
      {written(op::scaled_scores, {}, {{batch(2), tokens(5), d_in(3)}, {batch(2), keys(6), d_out(3)}}),
       "HU027 scaled_scores: names no axis of (batch<2>, tokens<5>, d_in<3>), and there is no default; fix: "
       "scaled_scores<d_in>(left, rename<d_out, d_in>(right)) if d_out means d_in"},
      {written(op::layer_norm, {}, {{tokens(6), d_in(6)}}),
       "HU027 layer_norm: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: layer_norm<d_in>(x)"},
      {written(op::log_softmax, {}, {{tokens(6), d_in(6)}}),
       "HU027 log_softmax: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: log_softmax<d_in>(x)"},
      {written(op::max, {}, {{tokens(6), d_in(6)}}),
       "HU027 max: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: max<d_in>(x), or max<tokens, "
       "d_in>(x) if one number is meant"},
      {written(op::merge, {}, {{tokens(4), d_out(6)}}),
       "HU027 merge: names no axis of (tokens<4>, d_out<6>), and there is no default; fix: merge<whole, tokens, "
       "d_out>(x)"},
      {written(op::rms_norm, {}, {{tokens(6), d_in(6)}}),
       "HU027 rms_norm: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: rms_norm<d_in>(x)"},
      {written(op::softmax, {}, {{tokens(6), d_in(6)}}),
       "HU027 softmax: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: softmax<d_in>(x)"},
      {written(op::stack, {}, {{tokens(5), d_in(3)}, {tokens(5), d_in(3)}}),
       "HU027 stack: names no axis of (tokens<5>, d_in<3>), and there is no default; fix: stack<another_role>(first, "
       "another)"},
      {written(op::sum, {}, {{tokens(6), d_in(6)}}),
       "HU027 sum: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: sum<d_in>(x), or sum<tokens, "
       "d_in>(x) if one number is meant"}};
}

/// Calls that name something else than their operation takes.
inline std::vector<wrongly_written> named_otherwise() {
  return {
      {written(op::argmin, {vocab(5)}, {{batch(2), tokens(6), vocab(5)}}),
       "HU051 argmin<vocab<5>>: takes a role, which has no size; fix: argmin<vocab>(x)"},
      {written(op::chunk, {d_out, all_heads(2)}, {{tokens(4), d_out(6)}}),
       "HU051 chunk<d_out, all_heads<2>>: takes a number there, and no axis; fix: chunk<d_out, 2>(x)"},
      {written(op::concat, {0}, {{tokens(4), d_out(6)}, {tokens(4), d_out(6)}}),
       "HU051 concat<0>: an axis is named by its role, not by a number; fix: concat<tokens>(first, another)"},
      {written(op::cross_entropy, {vocab},
               {{tokens(6), vocab(5)}, ints({tokens(6)}), bools({tokens(6)}), bools({tokens(6)})}),
       "HU051 cross_entropy<vocab>: takes (logits, targets, present), got 4 operands; fix: "
       "cross_entropy<vocab>(logits, targets, present)"},
      {written(op::expand, {2}, {a_layer}), "HU003 expand: x is not a tensor; fix: a tensor"},
      {written(op::expand, {batch}, {{tokens(4), d_out(6)}}),
       "HU051 expand<batch>: takes an axis, which has a role and a size; fix: expand<batch<N>>(x)"},
      {written(op::expand, {2}, {{kv_heads(2), tokens(5), head_dim(3)}}),
       "HU051 expand<2>: takes an axis, which has a role and a size; fix: expand<batch<2>>(x)"},
      {written(op::expect_size, {tokens}, {{tokens(5), d_in(3)}}),
       "HU051 expect_size<tokens>: takes an axis, which has a role and a size; fix: expect_size<tokens<5>>(x)"},
      {written(op::softmax, {tokens, keys}, {{tokens(5), keys(6)}}),
       "HU051 softmax<tokens, keys>: takes one role; fix: softmax<keys>(x)"},
      {written(op::topk, {vocab(2)}, {{tokens(5), vocab(9)}}),
       "HU051 topk<vocab<2>>: takes a role, which has no size; fix: topk<vocab, 2>(x)"},
      {written(op::mean, {1}, {{tokens(5), d_in(3)}}),
       "HU051 mean<1>: an axis is named by its role, not by a number; fix: mean<d_in>(x)"},
      {written(op::merge, {all_heads}, {{tokens(4), heads(2), head_dim(3)}}),
       "HU051 merge<all_heads>: takes two roles or more; fix: merge<all_heads, heads, head_dim>(x)"},
      {written(op::merge, {all_heads, heads(2), head_dim(4)}, {{tokens(3), heads(2), head_dim(4)}}),
       "HU051 merge<all_heads, heads<2>, head_dim<4>>: takes roles, which have no size; fix: merge<all_heads, heads, "
       "head_dim>(x)"},
      {written(op::rename, {tokens, keys(3)}, {{tokens(3), d_in(2)}}),
       "HU051 rename<tokens, keys<3>>: takes roles, which have no size; fix: rename<tokens, keys>(x)"},
      {written(op::rename, {d_out}, {{tokens(4), d_out(6)}}),
       "HU051 rename<d_out>: takes two roles; fix: rename<d_out, another_role>(x)"},
      {written(op::reorder, {d_in, tokens}, {a_number}), "HU003 reorder: x is not a tensor; fix: a tensor"},
      {written(op::reorder, {tokens, batch, d_in}, {{batch(2), tokens(4), d_in(6)}}),
       "HU051 reorder<tokens, batch, d_in>: takes its axes as one list, with their sizes; fix: reorder<axes<tokens<4>, "
       "batch<2>, d_in<6>>>(x)"},
      {written(op::reorder, {d_out(6), keys(4)}, {{tokens(4), d_out(6)}}),
       "HU051 reorder<d_out<6>, keys<4>>: takes its axes as one list, with their sizes; fix: reorder<axes<d_out<6>, "
       "tokens<4>>>(x)"},
      {written(op::reorder, {tokens(4), batch(2), d_in(6)}, {{batch(2), tokens(4), d_in(6)}}),
       "HU051 reorder<tokens<4>, batch<2>, d_in<6>>: takes its axes as one list, with their sizes; fix: "
       "reorder<axes<tokens<4>, batch<2>, d_in<6>>>(x)"},
      {written(op::repeat, {head_dim}, {{kv_heads(2), tokens(5), head_dim(3)}, an_int}),
       "HU051 repeat<head_dim>: takes one role and one axis with its size; fix: repeat<head_dim, another_role<N>>(x)"},
      {written(op::repeat, {heads, 3}, {{kv_heads(2), tokens(5)}}),
       "HU051 repeat<heads, 3>: takes an axis there, which has a role and a size; fix: repeat<kv_heads, heads<6>>(x)"},
      {written(op::repeat, {heads}, {{kv_heads(2), tokens(5)}, an_int}),
       "HU051 repeat<heads>: takes one role and one axis with its size; fix: repeat<kv_heads, heads<N>>(x)"},
      {written(op::repeat_interleave, {kv_heads, 3}, {{kv_heads(2), tokens(5), head_dim(3)}}),
       "HU051 repeat_interleave<kv_heads, 3>: takes an axis there, which has a role and a size; fix: "
       "repeat_interleave<kv_heads, heads<6>>(x)"},
      {written(op::merge, {heads}, {{tokens(4), heads(2), head_dim(3)}}),
       "HU051 merge<heads>: takes two roles or more; fix: merge<all_heads, heads, head_dim>(x)"},
      {written(op::repeat_interleave, {kv_heads}, {{kv_heads(2), tokens(5), head_dim(3)}, an_int}),
       "HU051 repeat_interleave<kv_heads>: takes one role and one axis with its size; fix: repeat_interleave<kv_heads, "
       "heads<N>>(x)"},
      {written(op::reshape, {list({tokens(6), heads(2), head_dim(4)})}, {{tokens(6), d_out(8)}}),
       "HU051 reshape<axes<tokens<6>, heads<2>, head_dim<4>>>: takes axes one by one, and no list of them; fix: "
       "reshape<tokens<6>, heads<2>, head_dim<4>>(x)"},
      {written(op::split, {d_out}, {{tokens(4), d_out(6)}}),
       "HU051 split<d_out>: takes one role and one axis with its size or more; fix: split<d_out, heads<N>, "
       "head_dim<M>>(x)"},
      {written(op::stack, {batch(2)}, {{tokens(4), d_out(6)}, {tokens(4), d_out(6)}}),
       "HU051 stack<batch<2>>: takes a role, which has no size; fix: stack<batch>(first, another)"},
      {written(op::sum, {tokens, d_in(2)}, {{batch(4), tokens(3), d_in(2)}}),
       "HU051 sum<tokens, d_in<2>>: takes roles, which have no size; fix: sum<tokens, d_in>(x)"},
      {written(op::sum, {d_in(3)}, {{tokens(5), d_in(3)}}),
       "HU051 sum<d_in<3>>: takes a role, which has no size; fix: sum<d_in>(x)"},
      {written(op::take, {tokens, 0}, {{tokens(6), keys(5)}, an_int}),
       "HU051 take<tokens>: takes one position, got 2; fix: take<tokens, 0>(x)"},
      {written(op::transpose, {0, 1}, {{tokens(4), d_out(6)}}),
       "HU051 transpose<0, 1>: an axis is named by its role, not by a number; fix: transpose<tokens, d_out>(x)"},
      {written(op::tril, {tokens, keys}, {{tokens(6), keys(5)}, an_int}),
       "HU051 tril<tokens, keys>: takes its number between < and >; fix: tril<tokens, keys, N>(x)"},
      {written(op::triu, {}, {{tokens(6), keys(5)}, an_int}),
       "HU027 triu: names no axis of (tokens<6>, keys<5>), and there is no default; fix: triu<tokens, keys, N>(x)"}};
}

/// What tensors and views are given.
inline std::vector<wrong_call> given() {
  return {
      {call(op::given, {}, {}, {{merged(all_heads(6), {heads(2), head_dim(3)})}, {all_heads(6)}}),
       "HU033 tensor: (all_heads<6>) cannot be given x, whose all_heads<6> is not known to be merged from (heads<2>, "
       "head_dim<3>); fix: assume_factors<all_heads, heads<2>, head_dim<3>>(x)"},
      {call(op::given, {}, {}, {bools({batch(2), keys(7)}), bools({batch(2), patches(4)})}),
       "HU033 tensor: (batch<2>, keys<7>) cannot be given (batch<2>, patches<4>); fix: x with keys<7>, or "
       "auto, or tensor<bool, batch<2>, patches<4>>"},
      {call(op::given, {}, {}, {{tokens(4), d_in(15)}, {patches(7), channels(11)}}),
       "HU033 tensor: (tokens<4>, d_in<15>) cannot be given (patches<7>, channels<11>); fix: x with tokens<4>, "
       "d_in<15>, or auto, or tensor<float, patches<7>, channels<11>>"},
      {call(op::given, {}, {}, {{tokens(6), d_out(6)}, {tokens(6), d_in(6)}}),
       "HU033 tensor: (tokens<6>, d_out<6>) cannot be given (tokens<6>, d_in<6>); fix: rename<d_in, d_out>(x) if d_in "
       "means d_out"},
      {call(op::given, {}, {}, {ints({batch(2), tokens(6)}), {batch(2), tokens(6), vocab(9)}}),
       "HU033 tensor: (batch<2>, tokens<6>) cannot be given (batch<2>, tokens<6>, vocab<9>); fix: argmax<vocab>(x)"},
      {call(op::given, {}, {}, {{d_in(3), d_out(3)}, {d_out(3), d_in(3)}}),
       "HU033 tensor: (d_in<3>, d_out<3>) cannot be given (d_out<3>, d_in<3>); fix: transpose(x)"},
      {call(op::given, {}, {}, {{tokens(dynamic), d_in(3)}, doubles({tokens(dynamic), d_in(3)})}),
       "HU033 tensor: (tokens<dynamic>, d_in<3>) cannot be given double for float; fix: to<float>(x)"},
      {call(op::given, {}, {}, {{batch(2), tokens(5), d_in(6)}, {batch(2), tokens(dynamic), d_in(6)}}),
       "HU033 tensor: (batch<2>, tokens<5>, d_in<6>) cannot be given (batch<2>, tokens<dynamic>, d_in<6>); fix: "
       "expect_size<tokens<5>>(x), which checks it, or auto x = forget_size<tokens>(first) for a tensor that grows"},
      {call(op::given, {}, {}, {{tokens(dynamic), summed(keys(dynamic))}, {tokens(6), keys(6)}}),
       "HU033 tensor: (tokens<dynamic>, keys<dynamic>) cannot be given x, whose keys<6> is not known to sum to one; "
       "fix: forget_size<keys>(forget_size<tokens>(softmax<keys>(x))), or "
       "forget_size<keys>(forget_size<tokens>(assume_normalized<keys>(x))) if it does"},
      {call(op::given, {}, {}, {{tokens(dynamic), d_in(3)}, {tokens(5), d_in(3)}}),
       "HU033 tensor: (tokens<dynamic>, d_in<3>) cannot be given (tokens<5>, d_in<3>); fix: forget_size<tokens>(x)"},
      {call(op::given, {}, {}, {{keys(dynamic), d_in(3)}, {tokens(5), d_in(3)}}),
       "HU033 tensor: (keys<dynamic>, d_in<3>) cannot be given (tokens<5>, d_in<3>); fix: "
       "forget_size<keys>(rename<tokens, keys>(x)) if tokens means keys, or auto, or tensor<float, tokens<5>, "
       "d_in<3>>"},
      {call(op::given, {}, {}, {{tokens(5), d_in(3)}, {tokens(6), d_in(3)}}),
       "HU033 tensor: (tokens<5>, d_in<3>) cannot be given (tokens<6>, d_in<3>); fix: auto, or auto x = "
       "forget_size<tokens>(first) for a tensor that grows"},
      {call(op::given, {}, {}, {{tokens(5), d_in(3)}, {tokens(dynamic), d_in(3)}}),
       "HU033 tensor: (tokens<5>, d_in<3>) cannot be given (tokens<dynamic>, d_in<3>); fix: expect_size<tokens<5>>(x), "
       "which checks it, or auto x = forget_size<tokens>(first) for a tensor that grows"},
      {call(op::viewed, {}, {}, {{tokens(4), summed(keys(4))}, {tokens(4), keys(4)}}),
       "HU033 tensor: (tokens<4>, keys<4>) cannot be given x, whose keys<4> is not known to sum to one; fix: a name "
       "for softmax<keys>(x), and a view of that, or a name for assume_normalized<keys>(x) if it does, and a view of "
       "that"},
      {call(op::viewed, {}, {}, {{tokens(2), batch(4), d_in(16)}, {batch(4), tokens(2), d_in(16)}}),
       "HU033 tensor: (tokens<2>, batch<4>, d_in<16>) cannot be given (batch<4>, tokens<2>, d_in<16>); fix: "
       "tensor_view<float const, batch<4>, tokens<2>, d_in<16>>"}};
}

/// Steps of layers.
inline std::vector<wrong_call> steps() {
  return {
      {step_of_two_heads(
           {{batch(2), tokens(1), d_in(3)}, cache({batch(2), heads(2), context_length(6), head_dim(2)}, 0).unkept()}),
       "HU046 multi_head_attention: the cache is a temporary or a constant, which cannot keep new keys; fix: "
       "decltype(layer)::cache<batch<2>> cache"},
      {step_of_two_heads({{batch(2), tokens(1), d_in(3)}, a_generator}),
       "HU046 multi_head_attention: a step takes a tensor and a key_value_cache over (batch<2>, heads<2>, "
       "context_length<6>, head_dim<2>), got something else; fix: decltype(layer)::cache<batch<2>> cache"},
      {step_of_two_heads(
           {{batch(2), tokens(1), d_in(3)}, cache({batch(2), heads(2), context_length(8), head_dim(2)}, 0)}),
       "HU046 multi_head_attention: the cache is over (batch<2>, heads<2>, context_length<8>, head_dim<2>), the layer "
       "and x need (batch<2>, heads<2>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<batch<2>> cache"},
      {step_of_two_heads(
           {{batch(2), tokens(1), d_in(3)}, cache({batch(2), heads(2), context_length(6), head_dim(4)}, 0)}),
       "HU046 multi_head_attention: the cache is over (batch<2>, heads<2>, context_length<6>, head_dim<4>), the layer "
       "and x need (batch<2>, heads<2>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<batch<2>> cache"},
      {step_of_two_heads(
           {{batch(2), tokens(1), d_in(3)}, cache({batch(2), heads(4), context_length(6), head_dim(1)}, 0)}),
       "HU046 multi_head_attention: the cache is over (batch<2>, heads<4>, context_length<6>, head_dim<1>), the layer "
       "and x need (batch<2>, heads<2>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<batch<2>> cache"},
      {step_of_two_heads({{batch(2), tokens(1), d_in(3)}, cache({heads(2), context_length(6), head_dim(2)}, 0)}),
       "HU046 multi_head_attention: the cache is over (heads<2>, context_length<6>, head_dim<2>), the layer and x need "
       "(batch<2>, heads<2>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<batch<2>> cache"},
      {step_of_two_heads(
           {{batch(2), tokens(1), d_in(3)}, cache({heads(2), context_length(6), head_dim(2)}, 0, 2).unkept()}),
       "HU046 multi_head_attention: the caches are temporaries or constants, which cannot keep new keys; fix: "
       "decltype(layer)::cache<> caches[2]"},
      {step_of_two_heads({{tokens(5), d_in(3)}, cache({heads(2), context_length(6), head_dim(2)}, 0, 5)}),
       "HU046 multi_head_attention: several caches are for the sequences of one axis, x is (tokens<5>, d_in<3>); fix: "
       "expand<tokens<1>>(rename<tokens, batch>(x)) if each gets one token, or decltype(layer)::cache<> cache"},
      {step_of_two_heads({{batch(2), tokens(1), d_in(3)}, cache({heads(2), context_length(7), head_dim(2)}, 0, 2)}),
       "HU046 multi_head_attention: the caches are over (heads<2>, context_length<7>, head_dim<2>), a sequence of the "
       "layer needs (heads<2>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<> caches[2]"},
      {step_of_two_heads(
           {{batch(2), tokens(1), d_in(3)}, cache({batch(2), heads(2), context_length(6), head_dim(2)}, 0, 2)}),
       "HU046 multi_head_attention: the caches are over (batch<2>, heads<2>, context_length<6>, head_dim<2>), a "
       "sequence of the layer needs (heads<2>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<> "
       "caches[2]"},
      {call(op::step_of_layer<"causal_attention", number::float_>,
            {d_in(3), d_out(2), context_length(6), heads(1), head_dim(2)}, {},
            {{tokens(1), d_in(3)}, cache({heads(2), context_length(6), head_dim(2)}, 0)}),
       "HU046 causal_attention: the cache is over (heads<2>, context_length<6>, head_dim<2>), the layer and x need "
       "(heads<1>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<> cache"},
      {call(op::step_of_layer<"causal_attention", number::float_>,
            {d_in(3), d_out(2), context_length(6), heads(1), head_dim(2)}, {},
            {{tokens(7), d_in(3)}, cache({heads(1), context_length(6), head_dim(2)}, 0)}),
       "HU021 causal_attention: the input has tokens<7>, the layer supports context_length<6>; fix: "
       "slice<tokens<6>>(x, 0), or a layer with context_length<7>"},
      {call(op::step_of_layer<"multi_head_attention", number::float_>,
            {d_in(4), d_out(6), context_length(8), heads(3), heads(3), head_dim(2)}, {},
            {{batch(2), tokens(1), d_in(4)}}),
       "HU046 multi_head_attention: a step takes a tensor and a key_value_cache over (batch<2>, heads<3>, "
       "context_length<8>, head_dim<2>), got no cache; fix: decltype(layer)::cache<batch<2>> cache"},
      {step_of_two_heads(
           {{batch(2), tokens(1), d_in(4)}, cache({batch(2), heads(2), context_length(6), head_dim(2)}, 0)}),
       "HU003 multi_head_attention: takes d_in<3>, x is (batch<2>, tokens<1>, d_in<4>); fix: multi_head_attention "
       "made for d_in<4>, or x with d_in<3>"},
      {call(op::step_of_layer<"multi_head_attention_wrapper", number::float_>,
            {d_in(3), d_out(2), context_length(6), heads(3), head_dim(2)}, {},
            {{tokens(1), d_in(3)}, cache({heads(2), context_length(6), head_dim(2)}, 0)}),
       "HU046 multi_head_attention_wrapper: the cache is over (heads<2>, context_length<6>, head_dim<2>), the layer "
       "and x need (heads<3>, context_length<6>, head_dim<2>); fix: decltype(layer)::cache<> cache"}};
}

/// Elements that are chosen, by a position or by ids.
inline std::vector<wrong_call> chosen() {
  return {
      {call(op::cross_entropy, {vocab}, {}, {{batch(2), tokens(6), vocab(5)}, ints({batch(2), tokens(6)}), an_int}),
       "HU037 cross_entropy<vocab>: present is not a tensor; fix: cross_entropy<vocab>(logits, targets, targets != "
       "padding)"},
      {call(op::cross_entropy, {vocab}, {}, {{tokens(6), d_out(5)}, ints({tokens(6)})}),
       "HU003 cross_entropy<vocab>: logits has no vocab (tokens<6>, d_out<5>); fix: cross_entropy<d_out>(logits, "
       "targets)"},
      {call(op::cross_entropy, {vocab}, {}, {{tokens(6), vocab(5)}, {tokens(6)}}),
       "HU037 cross_entropy: targets holds float, it takes integers; fix: to<int>(targets)"},
      {call(op::cross_entropy, {vocab}, {}, {{tokens(6), vocab(5)}, ints({of_ids(tokens(6), tokens(6))})}),
       "HU062 cross_entropy: the numbers of (tokens<6>) are ids of tokens<6>, it takes ids of vocab<5>; fix: ids of "
       "vocab, as a tokenizer or argmax<vocab> gives"},
      {call(op::cross_entropy, {vocab}, {}, {{tokens(6), vocab(7)}, ints({tokens(5)})}),
       "HU004 cross_entropy<vocab>: logits has tokens<6>, targets has tokens<5>; fix: slice<tokens<5>>(logits, 0) "
       "if the last is not meant (1 if the first is not), or targets with tokens<6>"},
      {call(op::cross_entropy, {vocab}, {}, {ints({tokens(6), vocab(5)}), ints({tokens(6)})}),
       "HU037 cross_entropy: logits holds int, it takes float; fix: to<float>(logits)"},
      {call(op::cross_entropy, {vocab}, {}, {{tokens(6), vocab(5)}, {tokens(6), vocab(5)}}),
       "HU008 cross_entropy<vocab>: targets has (tokens<6>, vocab<5>), it takes one id of vocab for each (tokens<6>); "
       "fix: argmax<vocab>(targets)"},
      {call(op::cross_entropy, {batch}, {}, {{batch(2), vocab(5)}, ints({batch(2)})}),
       "HU029 cross_entropy<batch>: over batch<2> of (batch<2>, vocab<5>) each example would depend on the others; "
       "fix: cross_entropy<vocab>(logits, targets)"},
      {call(op::cross_entropy, {tokens}, {}, {{tokens(6), vocab(5)}, ints({tokens(6)})}),
       "HU008 cross_entropy<tokens>: targets has (tokens<6>), it takes one id of tokens for each (vocab<5>); fix: "
       "cross_entropy<vocab>(logits, targets)"},
      {call(op::cross_entropy, {vocab}, {},
            {{batch(2), tokens(6), vocab(5)}, ints({batch(2), tokens(6)}), bools({keys(6)})}),
       "HU008 cross_entropy: the axes of the present must all be axes of targets, targets (batch<2>, tokens<6>), "
       "present (keys<6>); fix: rename<keys, tokens>(present) if keys means tokens"},
      {call(op::gather, {vocab}, {}, {{batch(2), tokens(6), vocab(5)}, an_int}),
       "HU037 gather<vocab>: ids is not a tensor; fix: take<vocab>(x, ids)"},
      {call(op::gather, {vocab}, {}, {{batch(2), tokens(6), vocab(5)}, {batch(2), tokens(6)}}),
       "HU037 gather: ids holds float, it takes integers; fix: to<int>(ids)"},
      {call(op::gather, {vocab}, {}, {{tokens(6), vocab(50)}, ints({of_ids(tokens(6), tokens(6))})}),
       "HU062 gather: the numbers of (tokens<6>) are ids of tokens<6>, it takes ids of vocab<50>; fix: ids of vocab, "
       "as a tokenizer or argmax<vocab> gives"},
      {call(op::gather, {vocab}, {}, {{vocab(50)}, an_id(tokens(6))}),
       "HU062 gather: the numbers of () are ids of tokens<6>, it takes ids of vocab<50>; fix: ids of vocab, as a "
       "tokenizer or argmax<vocab> gives, or a table with tokens<6>"},
      {call(op::lookup, {vocab}, {}, {{vocab(11), d_in(4)}, an_id(vocab(3))}),
       "HU062 lookup: the numbers of () are ids of vocab<3>, it takes ids of vocab<11>; fix: the ids that topk has as "
       "indices, gather<vocab>(indices, ids)"},
      {call(op::take, {heads}, {}, {{heads(3), d_in(4)}, an_id(vocab(11))}),
       "HU062 take: the numbers of () are ids of vocab<11>, it takes ids of heads<3>; fix: ids of heads, as "
       "argmax<heads> gives, or a table with vocab<11>"},
      {call(op::slice, {tokens(2)}, {}, {{tokens(6), d_in(3)}, an_id(vocab(11))}),
       "HU062 slice: the numbers of () are ids of vocab<11>, it takes ids of tokens<6>; fix: the position itself, a "
       "whole number"},
      {call(op::gather, {vocab}, {}, {ints({batch(2)}), {batch(2), vocab(5)}}),
       "HU003 gather<vocab>: x has no vocab (batch<2>); fix: gather<vocab>(second, first)"},
      {call(op::gather, {vocab}, {}, {{batch(2), tokens(6), vocab(5)}, ints({tokens(6)})}),
       "HU008 gather<vocab>: ids has (tokens<6>), it takes one id for each (batch<2>, tokens<6>); fix: "
       "expand<batch<2>>(ids) if it is the same for each"},
      {call(op::gather, {keys}, {}, {{batch(2), tokens(6), vocab(5)}, ints({batch(2), vocab(5)})}),
       "HU003 gather<keys>: x has no keys (batch<2>, tokens<6>, vocab<5>); fix: gather<tokens>(x, ids)"},
      {call(op::gather, {vocab}, {}, {{vocab(5), d_in(4)}, ints({tokens(6)})}),
       "HU008 gather<vocab>: ids has (tokens<6>), it takes one id for each (d_in<4>); fix: lookup<vocab>(x, ids)"},
      {call(op::lookup, {vocab}, {}, {ints({batch(2)}), {vocab(5), d_in(3)}}),
       "HU003 lookup<vocab>: table has no vocab (batch<2>); fix: lookup<vocab>(second, first)"},
      {call(op::lookup, {vocab}, {}, {{vocab(5), d_in(3)}, an_int}),
       "HU037 lookup<vocab>: ids is not a tensor; fix: take<vocab>(table, ids)"},
      {call(op::lookup, {context_length}, {}, {{context_length(9), d_in(6)}, ints({of_ids(tokens(12), tokens(12))})}),
       "HU062 lookup: the numbers of (tokens<12>) are ids of tokens<12>, it takes ids of context_length<9>; fix: table "
       "with context_length<12>"},
      {call(op::lookup, {context_length}, {},
            {{context_length(16), d_in(4)}, ints({of_ids(tokens(6), vocab(11)), vocab(3)})}),
       "HU062 lookup: the numbers of (tokens<6>, vocab<3>) are ids of vocab<11>, it takes ids of context_length<16>; "
       "fix: the positions of the tokens, arange<int, tokens<6>>(), or a table with vocab<11>"},
      {call(op::lookup, {vocab}, {}, {{vocab(5), d_in(4)}, {tokens(6), vocab(5)}}),
       "HU037 lookup: ids holds float, it takes integers; fix: argmax<vocab>(ids)"},
      {call(op::lookup, {vocab}, {}, {{vocab(5), d_in(3)}, bools({tokens(2)})}),
       "HU037 lookup: ids holds bool, it takes integers; fix: to<int>(ids)"},
      {call(op::lookup, {vocab}, {}, {{vocab(11), d_in(4)}, {tokens(6), vocab(3)}}),
       "HU037 lookup: ids holds float, it takes integers; fix: the indices that topk<vocab> has beside its values, or "
       "to<int>(ids)"},
      {call(op::lookup, {tokens}, {}, {{tokens(6), d_in(6)}, ints({of_ids(d_in(2), d_in(2))})}),
       "HU002 lookup<tokens>: the ids (d_in<2>) and the rows of the table (tokens<6>, d_in<6>) share a role; fix: "
       "rename those axes of ids that are axes of table"},
      {call(op::lookup, {vocab}, {}, {{tokens(6), d_in(6)}, ints({of_ids(keys(2), keys(2))})}),
       "HU003 lookup<vocab>: table has no vocab (tokens<6>, d_in<6>); fix: lookup<tokens>(table, ids)"},
      {call(op::slice, {tokens(2)}, {}, {{tokens(6), d_in(3)}, ints({keys(2)})}),
       "HU051 slice<tokens<2>>: first is one number, got a tensor (keys<2>); fix: lookup<tokens>(x, first)"},
      {call(op::slice, {keys(4)}, {}, {{tokens(6), d_in(6)}, an_int}),
       "HU003 slice<keys<4>>: x has no keys (tokens<6>, d_in<6>); fix: slice<tokens<4>>(x, first)"},
      {call(op::slice, {tokens(2)}, {}, {{tokens(5), d_in(3)}}),
       "HU051 slice<tokens<2>>: names no position; fix: slice<tokens<2>, 0>(x)"},
      {call(op::take, {tokens}, {5}, {{tokens(5), d_in(5)}}),
       "HU021 take: tokens<5> has elements 0 to 4, asked for 5; fix: take<tokens, 4>(x)"},
      {call(op::take, {vocab}, {}, {{d_in(4), vocab(5)}, ints({tokens(6)})}),
       "HU051 take<vocab>: position is one number, got a tensor (tokens<6>); fix: lookup<vocab>(transpose(x), "
       "position)"},
      {call(op::take, {keys}, {4}, {{tokens(5), d_in(5)}}),
       "HU003 take<keys>: x has no keys (tokens<5>, d_in<5>); fix: take<tokens, 4>(x), or x with keys"},
      {call(op::take, {vocab}, {}, {{vocab(5), d_in(4)}, ints({tokens(6)})}),
       "HU051 take<vocab>: position is one number, got a tensor (tokens<6>); fix: lookup<vocab>(x, position)"},
      {call(op::take, {tokens}, {}, {{batch(2), tokens(6), d_in(4)}, ints({batch(2)})}),
       "HU051 take<tokens>: position is one number, got a tensor (batch<2>); fix: gather<tokens>(x, "
       "expand<d_in<4>>(position)) if it is the same for each"},
      {call(op::topk, {vocab}, {}, {{batch(2), tokens(6), vocab(5)}, an_int}),
       "HU051 topk<vocab>: how many is part of the type of the result; fix: topk<vocab, N>(x)"},
      {call(op::topk, {vocab}, {7}, {{batch(2), tokens(6), vocab(5)}}),
       "HU021 topk<vocab>: asked for 7 of vocab<5>; fix: topk<vocab, 5>(x)"}};
}

/// Slips in blocks of transformers and in losses: products of feature-wise gates, pooled texts, patches, rotary angles.
inline std::vector<wrong_call> in_blocks() {
  role const d_ff{"d_ff"}, classes{"classes"}, documents{"documents"}, buckets{"buckets"}, columns{"columns"};
  return {
      {call(op::times, {}, {}, {{batch(2), tokens(5), d_ff(32)}, {batch(2), tokens(5), d_in(24)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (batch<2>, tokens<5>, d_ff<32>), "
       "right (batch<2>, tokens<5>, d_in<24>); fix: right through a linear<d_in<24>, d_ff<32>>, or left with d_in<24>"},
      {call(op::plus, {}, {}, {{batch(2), tokens(5), vocab(30)}, {d_in(12)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<5>, vocab<30>), "
       "right (d_in<12>); fix: right with vocab<30>, or left with d_in<12>"},
      {call(op::over, {}, {},
            {operand{batch(4), d_in(8)}.without({tokens(5)}), operand{tokens(5)}.without({batch(4)})}),
       "HU008 operator/: the axes of one side must all be axes of the other, left (batch<4>, d_in<8>), right "
       "(tokens<5>), and left was pooled over tokens; fix: pool right over tokens instead of batch"},
      {call(op::over, {}, {},
            {operand{tokens(5), d_in(8)}.without({batch(4)}), operand{batch(4)}.without({tokens(5)})}),
       "HU008 operator/: the axes of one side must all be axes of the other, left (tokens<5>, d_in<8>), right "
       "(batch<4>), and left was pooled over batch; fix: pool left over tokens instead of batch"},
      {call(op::given, {}, {}, {{batch(2), classes(10)}, operand{tokens(5), classes(10)}.without({batch(2)})}),
       "HU033 tensor: (batch<2>, classes<10>) cannot be given (tokens<5>, classes<10>); fix: pool x over tokens "
       "instead of batch"},
      {call(op::given, {}, {}, {{batch(4), documents(4)}, {batch(4)}}),
       "HU033 tensor: (batch<4>, documents<4>) cannot be given (batch<4>); fix: x with documents<4>, or "
       "transpose(expand<documents<4>>(x)) if it is the same for each"},
      {call(op::given, {}, {}, {{batch(3), documents(4)}, {documents(4)}}),
       "HU033 tensor: (batch<3>, documents<4>) cannot be given (documents<4>); fix: expand<batch<3>>(x) if it is the "
       "same for "
       "each, or x with batch<3>"},
      {call(op::scaled_scores, {head_dim}, {}, {{documents(7), head_dim(6)}, {documents(7), head_dim(6)}}),
       "HU026 scaled_scores<head_dim>: left and right share documents<7>, so each would meet only itself; fix: "
       "rename<documents, keys>(right) if documents look at documents, or left without documents<7>"},
      {call(op::scaled_scores, {head_dim}, {}, {{keys(12), head_dim(6)}, {keys(4), head_dim(6)}}),
       "HU004 scaled_scores: left has keys<12>, right has keys<4>; fix: rename<keys, tokens>(left) if keys means "
       "tokens"},
      {call(op::reorder, {tokens(3), heads(2), d_out(6)}, {}, {{heads(2), tokens(3), head_dim(5)}}),
       "HU033 reorder: (tokens<3>, heads<2>, d_out<6>) are not the axes of x (heads<2>, tokens<3>, head_dim<5>) in "
       "another order; fix: reorder<axes<tokens<3>, heads<2>, head_dim<5>>>(x), or x with d_out<6>"},
      {call(op::merge, {d_out, heads, value_dim}, {}, {{tokens(5), heads(2), documents(3), value_dim(7)}}),
       "HU010 merge: heads, value_dim are not adjacent in that order in (tokens<5>, heads<2>, documents<3>, "
       "value_dim<7>); fix: merge<d_out, heads, value_dim>(transpose<heads, documents>(x)), or x without "
       "documents<3>"},
      {call(op::gather, {documents}, {}, {{batch(2), documents(4)}, ints({batch(2), pixels(7)})}),
       "HU008 gather<documents>: ids has (batch<2>, pixels<7>), it takes one id for each (batch<2>); fix: ids without "
       "pixels<7>, or rename<pixels, documents>(ids) if pixels means documents"},
      {call(op::times, {}, {}, {{batch(2), tokens(5), d_in(8)}, bools({batch(2), tokens(5)})}),
       "HU037 operator*: left holds float, right holds bool; fix: to<float>(right)"},
      {call(op::where, {}, {}, {{batch(2), tokens(5)}, bools({batch(2), tokens(5)}), a_number}),
       "HU037 where: mask holds float, it takes bool; fix: where(second, first, right)"},
      {call(op::cross_entropy, {classes}, {}, {{batch(2), tokens(5), classes(10)}, ints({batch(2)})}),
       "HU008 cross_entropy<classes>: targets has (batch<2>), it takes one id for each (batch<2>, tokens<5>); fix: "
       "take<tokens>(logits, -1) if only the last is meant, or targets with tokens<5>"},
      {call(op::cross_entropy, {vocab}, {}, {{batch(2), tokens(4), vocab(30)}, ints({batch(2), tokens(5)})}),
       "HU004 cross_entropy<vocab>: logits has tokens<4>, targets has tokens<5>; fix: slice<tokens<4>>(targets, 1) "
       "if each is to be the next (0 if the last is not meant), or targets with tokens<4>"},
      {call(op::cross_entropy, {documents}, {}, {{batch(4), documents(4)}, ints({of_ids(batch(4), batch(4))})}),
       "HU062 cross_entropy: the numbers of (batch<4>) are ids of batch<4>, it takes ids of documents<4>; fix: "
       "rename<documents, batch>(arange<int, documents<4>>()) if each batch has its own"},
      {call(op::slice, {tokens(5)}, {1}, {{batch(2), tokens(5)}}),
       "HU021 slice: tokens<5> has elements 0 to 4, asked for 1 to 5; fix: slice<tokens<4>, 1>(x)"},
      {call(op::rotary, {tokens}, {}, {{tokens(5), merged(head_dim(4), {halves(2), pairs(2)})}, {tokens(5), pairs(2)}}),
       "HU034 rotary: tokens<5> does not say which features form a pair; fix: rotary<head_dim>(x, angles)"},
      {call(op::rotary, {d_out}, {}, {{tokens(5), d_out(24)}, {tokens(5), pairs(2)}}),
       "HU034 rotary: d_out<24> does not say which features form a pair; fix: split<d_out, heads<6>, "
       "head_dim<4>>(x) first"},
      {call(op::lookup, {heads}, {}, {{buckets(8), heads(3)}, ints({tokens(4), keys(7)})}),
       "HU003 lookup<heads>: heads is not the first axis of (buckets<8>, heads<3>); fix: lookup<buckets>(table, ids)"},
      {call(op::scaled_scores, {heads}, {}, {{tokens(5), heads(6), head_dim(4)}, {keys(7), heads(6), head_dim(4)}}),
       "HU029 scaled_scores<heads>: over heads<6> of (tokens<5>, heads<6>, head_dim<4>) each head would depend on "
       "the others; fix: scaled_scores<head_dim>(left, right)"},
      {call(op::scaled_scores, {head_dim}, {},
            {{tokens(5), merged(head_dim(4), {halves(2), pairs(2)})},
             {keys(7), merged(head_dim(4), {pairs(2), halves(2)})}}),
       "HU010 scaled_scores: head_dim<4> was merged from (halves<2>, pairs<2>) in left, from (pairs<2>, halves<2>) "
       "in right: the same numbers in another order; fix: merge<head_dim, halves, pairs>(transpose<pairs, "
       "halves>(split<head_dim, pairs<2>, halves<2>>(right))) if both say what the model does"},
      {call(op::merge, {tokens, patch_row, columns}, {}, {{patch_row(2), pixel_row(4), columns(3), d_in(5)}}),
       "HU010 merge: patch_row, columns are not adjacent in that order in (patch_row<2>, pixel_row<4>, columns<3>, "
       "d_in<5>); fix: merge<tokens, patch_row, columns>(transpose<patch_row, pixel_row>(x)), or x without "
       "pixel_row<4>"},
      {call(op::take, {tokens}, {}, {{batch(2), tokens(5)}, bools({batch(2), tokens(5)})}),
       "HU051 take<tokens>: position is one number, got a tensor (batch<2>, tokens<5>); fix: masked_fill(x, "
       "!position, 0.0f) if the others become 0"}};
}

/// Numbers in braces.
inline std::vector<wrong_call> in_braces() {
  return {
      {call(op::literal, {}, {}, {{tokens(dynamic), d_in(3)}, {tokens(2), d_in(2)}}),
       "HU005 tensor literal: d_in<3> takes 3 entries, the braces hold 2; fix: add 1, or d_in<2>"},
      {call(op::literal, {}, {},
            {{batch(1), heads(1), tokens(dynamic), d_in(3)}, {batch(1), heads(1), tokens(2), d_in(2)}}),
       "HU005 tensor literal: d_in<3> takes 3 entries, the braces hold 2; fix: add 1, or d_in<2>"},
      {call(op::literal, {}, {}, {{batch(1), tokens(dynamic), d_in(3)}, {batch(1), tokens(2), d_in(2)}}),
       "HU005 tensor literal: d_in<3> takes 3 entries, the braces hold 2; fix: add 1, or d_in<2>"},
      {call(op::literal, {}, {}, {{tokens(dynamic), d_in(3)}, {tokens(6)}}),
       "HU005 tensor literal: (tokens<dynamic>, d_in<3>) takes 2 levels of braces, these 6 numbers are in one; fix: "
       "braces around each row of 3"},
      {call(op::literal, {}, {}, {{tokens(dynamic), d_in(dynamic)}, no_axes}),
       "HU005 tensor literal: (tokens<dynamic>, d_in<dynamic>) takes 2 levels of braces, with rows of equal length, "
       "and these rows differ; fix: all rows of one length"},
      {call(op::literal, {}, {},
            {{batch(2), heads(1), tokens(1), keys(1), head_dim(1), d_in(1), d_out(1), vocab(1)},
             {batch(2), heads(1), tokens(1), keys(1), head_dim(1), d_in(1), d_out(1), vocab(2)}}),
       "HU005 tensor literal: vocab<1> takes 1 entry, the braces hold 2; fix: remove 1, or vocab<2>"},
      {call(op::literal, {}, {}, {{batch(1), heads(1), tokens(1), d_in(2)}, {batch(1), heads(2), tokens(1), d_in(2)}}),
       "HU005 tensor literal: heads<1> takes 1 entry, the braces hold 2; fix: remove 1, or heads<2>"},
      {call(op::literal, {}, {}, {{batch(1), tokens(2), d_in(2)}, {batch(1), tokens(2), d_in(1)}}),
       "HU005 tensor literal: d_in<2> takes 2 entries, the braces hold 1; fix: add 1, or d_in<1>"},
      {call(op::literal, {}, {}, {{tokens(3), d_in(4)}, {tokens(2), d_in(4)}}),
       "HU005 tensor literal: tokens<3> takes 3 entries, the braces hold 2; fix: add 1, or tokens<2>"},
      {call(op::literal, {}, {}, {{tokens(3), d_in(2)}, {tokens(2), d_in(3)}}),
       "HU005 tensor literal: tokens<3> takes 3 entries, the braces hold 2; fix: tokens<2>, d_in<3>, or d_in<2>, "
       "tokens<3> if the braces hold columns"},
      {call(op::literal, {}, {}, {{tokens(2), d_in(2)}, {tokens(2), d_in(3)}}),
       "HU005 tensor literal: d_in<2> takes 2 entries, the braces hold 3; fix: remove 1, or d_in<3>"},
      {call(op::literal, {}, {}, {{tokens(3)}, {tokens(2)}}),
       "HU005 tensor literal: tokens<3> takes 3 entries, the braces hold 2; fix: add 1, or tokens<2>"},
      {call(op::printed, {}, {},
            {{batch(1), heads(1), tokens(1), d_in(2), d_out(2)}, {batch(1), heads(1), tokens(1), d_in(2), d_out(1)}}),
       "HU005 prints_as: d_out<2> takes 2 entries, the braces hold 1; fix: add 1, or d_out<1>"},
      {call(op::printed, {}, {}, {{tokens(2), d_in(2)}, no_axes}),
       "HU005 prints_as: (tokens<2>, d_in<2>) takes 2 levels of braces, with rows of equal length, and these rows "
       "differ; fix: all rows of one length"},
      {call(op::printed, {}, {}, {{batch(2), tokens(1), d_in(3)}, {batch(1), tokens(1), d_in(3)}}),
       "HU005 prints_as: batch<2> takes 2 entries, the braces hold 1; fix: add 1, or batch<1>"},
      {call(op::printed, {}, {}, {{batch(1), heads(1), tokens(1), d_in(2)}, {batch(1), heads(1), tokens(1), d_in(3)}}),
       "HU005 prints_as: d_in<2> takes 2 entries, the braces hold 3; fix: remove 1, or d_in<3>"},
      {call(op::printed, {}, {}, {{tokens(3), d_in(2)}, {tokens(2), d_in(2)}}),
       "HU005 prints_as: tokens<3> takes 3 entries, the braces hold 2; fix: add 1, or tokens<2>"},
      {call(op::printed, {}, {}, {{d_in(6)}, {d_in(2)}}),
       "HU005 prints_as: d_in<6> takes 6 entries, the braces hold 2; fix: add 4, or d_in<2>"}};
}

/// Axes that lie side by side in another.
inline std::vector<wrong_call> parts() {
  auto const qkv = made_of(fused(12), {query_dim(4), key_dim(4), value_dim(4)}),
             narrow = made_of(fused(10), {query_dim(4), key_dim(4), value_dim(2)}),
             both = made_of(head_dim(6), {content(4), position(2)}),
             turned = made_of(head_dim(6), {position(2), content(4)});
  auto const b = batch(2), t = tokens(5), k = keys(5);
  return {{call(op::chunk, {fused}, {3}, {{b, t, qkv}}),
           "HU010 chunk: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: "
           "all_parts<fused>(x) instead"},
          {call(op::chunk, {fused}, {2}, {{qkv}}),
           "HU010 chunk: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: "
           "all_parts<fused>(x) instead"},
          {call(op::slice, {fused(4)}, {4}, {{t, qkv}}),
           "HU010 slice: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: "
           "part<key_dim>(x) instead"},
          {call(op::slice, {fused(4)}, {6}, {{t, qkv}}),
           "HU010 slice: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: "
           "part<query_dim>(x) instead"},
          {call(op::slice_some, {fused}, {}, {{t, qkv}, an_int, an_int}),
           "HU010 slice: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: "
           "part<query_dim>(x) instead"},
          {call(op::split, {fused, copies(3), heads(2), head_dim(2)}, {}, {{t, qkv}}),
           "HU010 split: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: "
           "part<query_dim>(x) instead"},
          {call(op::split, {fused, heads(2), copies(3), head_dim(2)}, {}, {{t, qkv}}),
           "HU010 split: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have names; fix: "
           "part<query_dim>(x) instead"},
          {call(op::assume_factors, {fused, heads(3), head_dim(4)}, {}, {{t, qkv}}),
           "HU010 assume_factors: fused<12> is (query_dim<4>, key_dim<4>, value_dim<4>) side by side, which have "
           "names; fix: part<query_dim>(x) instead"},
          {call(op::reshape, {tokens(5), heads(3), d_in(4)}, {}, {{t, qkv}}),
           "HU010 reshape: (tokens<5>, fused<12>) cannot be read as (tokens<5>, heads<3>, d_in<4>): an axis stays as "
           "it is, is split, or is merged with its neighbours; fix: split, transpose and merge them one by one, as "
           "patchify does"},
          {call(op::part, {keys}, {}, {{t, qkv}}),
           "HU003 part<keys>: no axis of (tokens<5>, fused<12>) is known to be made of keys and others, fused<12> is "
           "(query_dim<4>, key_dim<4>, value_dim<4>) side by side; fix: part<query_dim>(x)"},
          {call(op::part, {key_dim}, {}, {{t, d_in(12)}}),
           "HU003 part<key_dim>: no axis of (tokens<5>, d_in<12>) is known to be made of key_dim and others; fix: "
           "made_of<d_in<N>, key_dim<M>, ...> where its numbers come in"},
          {call(op::part, {key_dim}, {}, {{t, key_dim(4), qkv}}),
           "HU002 part: (tokens<5>, key_dim<4>, fused<12>) already has an axis key_dim; fix: x without key_dim<4>, "
           "or rename<key_dim, another_role>(x) first"},
          {call(op::part, {key_dim}, {}, {a_number}), "HU003 part<key_dim>: x is not a tensor; fix: a tensor"},
          {call(op::all_parts, {key_dim}, {}, {{t, qkv}}),
           "HU003 all_parts<key_dim>: x has no key_dim (tokens<5>, fused<12>); fix: all_parts<fused>(x)"},
          {call(op::all_parts, {fused}, {}, {{t, fused(12)}}),
           "HU003 all_parts<fused>: fused<12> is not known to be made of other axes; fix: made_of<fused<N>, ...> where "
           "its numbers come in"},
          {call(op::join, {head_dim, content, position}, {}, {{t, position(2)}, {t, content(4)}}),
           "HU003 join<head_dim, content, position>: first has no content (tokens<5>, position<2>); fix: "
           "join<head_dim, content, position>(second, first)"},
          {call(op::join, {head_dim, content, position}, {}, {{t, content(4)}, {b, t, position(2)}}),
           "HU033 join: first is (tokens<5>, content<4>), second is (batch<2>, tokens<5>, position<2>); fix: "
           "expand<batch<2>>(first)"},
          {call(op::join, {head_dim, content, position}, {}, {{t, content(4)}, doubles({t, position(2)})}),
           "HU037 join: first holds float, second holds double; fix: to<float>(second)"},
          {call(op::join, {head_dim, content, content}, {}, {{t, content(4)}, {t, content(4)}}),
           "HU051 join<head_dim, content, content>: names content twice; fix: a role for each part"},
          {call(op::join, {tokens, content, position}, {}, {{t, content(4)}, {t, position(2)}}),
           "HU002 join: (tokens<5>, content<4>) already has an axis tokens; fix: join<tokens, content, "
           "position>(rename<tokens, another_role>(first), rename<tokens, another_role>(second))"},
          {call(op::join, {head_dim, content, position, copies}, {}, {{t, content(4)}, {t, position(2)}}),
           "HU051 join<head_dim, content, position, copies>: takes the whole, and the part that each of 2 tensors is; "
           "fix: join<whole, part, another_part>(first, second)"},
          {call(op::join, {head_dim, content, position}, {}, {{t, content(4)}, {t, position(dynamic)}}),
           "HU047 join: needs the size of position<dynamic> at compile time, but it is known only at run time; fix: "
           "expect_size<position<N>>(second), which checks it"},
          {call(op::contract, {head_dim}, {}, {{b, t, both}, {b, k, turned}}),
           "HU010 contract: head_dim<6> is (content<4>, position<2>) side by side in left, (position<2>, content<4>) "
           "in right: the same numbers in another order; fix: join<head_dim, content, position>(part<content>(right), "
           "part<position>(right))"},
          {call(op::plus, {}, {}, {{t, both}, {t, turned}}),
           "HU010 operator+: head_dim<6> is (content<4>, position<2>) side by side in left, (position<2>, content<4>) "
           "in right: the same numbers in another order; fix: join<head_dim, content, position>(part<content>(right), "
           "part<position>(right))"},
          {call(op::concat, {tokens}, {}, {{t, both}, {t, turned}}),
           "HU033 concat: first is (tokens<5>, head_dim<6>), another is (tokens<5>, head_dim<6>), where head_dim is "
           "(content<4>, position<2>) side by side and (position<2>, content<4>); fix: join<head_dim, content, "
           "position>(part<content>(another), part<position>(another))"},
          {call(op::dot, {}, {}, {{both}, {turned}}),
           "HU010 dot: head_dim<6> is (content<4>, position<2>) side by side in left, (position<2>, content<4>) in "
           "right: the same numbers in another order; fix: join<head_dim, content, position>(part<content>(right), "
           "part<position>(right))"},
          {call(op::contract, {key_dim}, {}, {{t, key_dim(4)}, {k, qkv}}),
           "HU003 contract<key_dim>: left has key_dim<4>, right has no key_dim (keys<5>, fused<12>); fix: "
           "part<key_dim>(right)"},
          {call(op::contract, {key_dim}, {}, {{t, key_dim(4)}, {k, value_dim(4)}}),
           "HU003 contract<key_dim>: left has key_dim<4>, right has no key_dim (keys<5>, value_dim<4>); fix: right "
           "with key_dim<4>"},
          {call(op::contract, {key_dim}, {}, {{t, key_dim(4)}, {k, value_dim(2)}}),
           "HU003 contract<key_dim>: left has key_dim<4>, right has no key_dim (keys<5>, value_dim<2>); fix: right "
           "with key_dim<4>"},
          {call(op::contract, {key_dim}, {}, {{t, query_dim(4)}, {k, key_dim(4)}}),
           "HU003 contract<key_dim>: right has key_dim<4>, left has no key_dim (tokens<5>, query_dim<4>); fix: "
           "rename<query_dim, key_dim>(left) if query_dim means key_dim, or left with key_dim<4>"},
          {call(op::split, {query_dim, heads(2), head_dim(2)}, {}, {{t, narrow}}),
           "HU003 split<query_dim>: x has no query_dim (tokens<5>, fused<10>); fix: part<query_dim>(x)"},
          {call(op::given, {}, {}, {{t, qkv}, {t, fused(12)}}),
           "HU033 tensor: (tokens<5>, fused<12>) cannot be given x, whose fused<12> is not known to be (query_dim<4>, "
           "key_dim<4>, value_dim<4>) side by side; fix: auto, or tensor<float, tokens<5>, fused<12>>"},
          {call(op::given, {}, {}, {{t, both}, {t, turned}}),
           "HU033 tensor: (tokens<5>, head_dim<6>) cannot be given x, whose head_dim<6> is (position<2>, content<4>) "
           "side by side, and not (content<4>, position<2>); fix: join<head_dim, content, position>(part<content>(x), "
           "part<position>(x))"},
          {call(op::has_shape, {}, {}, {{t, both}, {t, turned}}),
           "HU033 has_shape: X is (tokens<5>, head_dim<6>), you wrote (tokens<5>, head_dim<6>), where head_dim is "
           "(position<2>, content<4>) side by side and (content<4>, position<2>); fix: join<head_dim, content, "
           "position>(part<content>(x), part<position>(x)), or has_shape<X, tokens<5>, head_dim<6>>"}};
}
/// Summed, or pooled, over another axis than was meant, or over one that was to stay; or not through a layer.
inline std::vector<wrong_call> pooled_otherwise() {
  role const documents{"documents"}, buckets{"buckets"}, columns{"columns"}, teacher_heads{"teacher_heads"};
  axis_value const b = batch(2), t = tokens(4), in = d_in(3);
  return {
      {call(op::has_shape, {}, {}, {{b}, operand{t}.without({b})}),
       "HU033 has_shape: X is (tokens<4>), you wrote (batch<2>); fix: pool x over tokens instead of batch, or "
       "has_shape<X, tokens<4>>"},
      {call(op::has_shape, {}, {}, {{columns(8), d_out(5)}, {keys(4), d_out(5)}}),
       "HU033 has_shape: X is (keys<4>, d_out<5>), you wrote (columns<8>, d_out<5>); fix: x with columns<8>, or "
       "has_shape<X, keys<4>, d_out<5>>"},
      {call(op::has_shape, {}, {}, {{b, d_out(6)}, {b, keys(7), d_out(6)}}),
       "HU033 has_shape: X is (batch<2>, keys<7>, d_out<6>), you wrote (batch<2>, d_out<6>); fix: sum<keys>(x) if it "
       "is summed over keys, or has_shape<X, batch<2>, keys<7>, d_out<6>>"},
      {call(op::has_shape, {}, {}, {{b, d_out(6)}, {b, in, d_out(6)}}),
       "HU033 has_shape: X is (batch<2>, d_in<3>, d_out<6>), you wrote (batch<2>, d_out<6>); fix: sum<d_in>(x) if it "
       "is summed over d_in, or has_shape<X, batch<2>, d_in<3>, d_out<6>>"},
      {call(op::has_shape, {}, {}, {{t, b}, {b, heads(7), t}}),
       "HU033 has_shape: X is (batch<2>, heads<7>, tokens<4>), you wrote (tokens<4>, batch<2>); fix: "
       "transpose(sum<heads>(x)) if it is summed over heads, or has_shape<X, batch<2>, heads<7>, tokens<4>>"},
      {call(op::has_shape, {}, {}, {{b, in}, {b, t, in}}),
       "HU033 has_shape: X is (batch<2>, tokens<4>, d_in<3>), you wrote (batch<2>, d_in<3>); fix: x without "
       "tokens<4>, or has_shape<X, batch<2>, tokens<4>, d_in<3>>"},
      {call(op::has_shape, {}, {}, {{b, channels(8), height(5)}, {b, channels(8)}}),
       "HU033 has_shape: X is (batch<2>, channels<8>), you wrote (batch<2>, channels<8>, height<5>); fix: x with "
       "height<5>, or has_shape<X, batch<2>, channels<8>>"},
      {call(op::has_shape, {}, {}, {{b}, no_axes}),
       "HU033 has_shape: X is (), you wrote (batch<2>); fix: expand<batch<2>>(x) if it is the same for each, or "
       "has_shape<X>"},
      {call(op::has_shape, {}, {}, {{t, in}, {t, d_out(3)}}),
       "HU033 has_shape: X is (tokens<4>, d_out<3>), you wrote (tokens<4>, d_in<3>); fix: rename<d_out, d_in>(x) if "
       "d_out means d_in, or has_shape<X, tokens<4>, d_out<3>>"},
      {call(op::given, {}, {}, {{b, documents(7), d_in(5)}, {d_in(5), b, heads(3), documents(7)}}),
       "HU033 tensor: (batch<2>, documents<7>, d_in<5>) cannot be given (d_in<5>, batch<2>, heads<3>, documents<7>); "
       "fix: reorder<axes<batch<2>, documents<7>, d_in<5>>>(sum<heads>(x)) if it is summed over heads, or auto, or "
       "tensor<float, d_in<5>, batch<2>, heads<3>, documents<7>>"},
      {call(op::given, {}, {}, {{vocab(9), d_in(6)}, {vocab(9), buckets(4)}}),
       "HU033 tensor: (vocab<9>, d_in<6>) cannot be given (vocab<9>, buckets<4>); fix: x with d_in<6>, or auto, or "
       "tensor<float, vocab<9>, buckets<4>>"},
      {call(op::given, {}, {}, {{vocab(9), d_in(4)}, {vocab(9), buckets(4)}}),
       "HU033 tensor: (vocab<9>, d_in<4>) cannot be given (vocab<9>, buckets<4>); fix: rename<buckets, d_in>(x) if "
       "buckets means d_in, or auto, or tensor<float, vocab<9>, buckets<4>>"},
      {call(op::stack, {heads}, {}, {operand{b, patches(5)}.without({t}), operand{b, t}.without({patches(5)})}),
       "HU033 stack: first is (batch<2>, patches<5>), another is (batch<2>, tokens<4>); fix: pool first over patches "
       "instead of tokens, or another with patches<5>"},
      {call(op::reorder, {t, b}, {}, {operand{t, patches(5)}.without({b})}),
       "HU033 reorder: (tokens<4>, batch<2>) are not the axes of x (tokens<4>, patches<5>) in another order; fix: "
       "pool x over patches instead of batch"},
      {call(op::reorder, {columns(3), keys(7)}, {}, {{columns(3), buckets(4)}}),
       "HU033 reorder: (columns<3>, keys<7>) are not the axes of x (columns<3>, buckets<4>) in another order; fix: "
       "pool x over buckets instead of keys, or x with keys<7>"},
      {call(op::times, {}, {}, {{b, channels(8), height(5), width(4)}, {b, buckets(3)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (batch<2>, channels<8>, height<5>, "
       "width<4>), right (batch<2>, buckets<3>); fix: right through a linear<buckets<3>, channels<8>>, or left with "
       "buckets<3>"},
      {call(op::times, {}, {}, {{b, t, d_out(8)}, {b, t, in}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (batch<2>, tokens<4>, d_out<8>), "
       "right (batch<2>, tokens<4>, d_in<3>); fix: right through a linear<d_in<3>, d_out<8>>, or left with d_in<3>"},
      {call(op::plus, {}, {}, {{b, t, d_out(8)}, {b, t, in}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<4>, d_out<8>), "
       "right (batch<2>, tokens<4>, d_in<3>); fix: right with d_out<8>, or left with d_in<3>"},
      {call(op::times, {}, {}, {{t, d_out(8), heads(2)}, {t, buckets(3)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (tokens<4>, d_out<8>, heads<2>), "
       "right (tokens<4>, buckets<3>); fix: right through a linear<buckets<3>, d_out<8>>, or left with buckets<3>"},
      {call(op::times, {}, {}, {{b, t, d_out(8)}, {buckets(3)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (batch<2>, tokens<4>, d_out<8>), "
       "right (buckets<3>); fix: right with d_out<8>, or left with buckets<3>"},
      {call(op::linear, {d_out(12), in}, {}, {{t, all_heads(12)}}),
       "HU003 linear: takes d_out<12>, x is (tokens<4>, all_heads<12>); fix: rename<all_heads, d_out>(x) if "
       "all_heads means d_out, or linear made for all_heads<12>"},
      {call(op::linear, {in, d_out(2)}, {}, {{b, t}}),
       "HU003 linear: takes d_in<3>, x is (batch<2>, tokens<4>); fix: pool x over tokens instead of d_in, or x with "
       "d_in<3>"},
      {call(op::times, {}, {}, {{batch(3), channels(8), height(5), width(4)}, operand{channels(8)}.without({batch(3)})}),
       "HU029 operator*: right (channels<8>) was pooled over batch or taken at one, and would be given to each of "
       "batch<3> of left; fix: expand<batch<3>>(right) if each may depend on the others, or right with batch<3>"},
      {call(op::minus, {}, {}, {{b, t, in}, operand{in}.without({b, t})}),
       "HU029 operator-: right (d_in<3>) was pooled over batch or taken at one, and would be given to each of "
       "batch<2> of left; fix: right with batch<2>, tokens<4>"},
      {call(op::minus, {}, {}, {{b, in}, operand{in}.without({b, t})}),
       "HU029 operator-: right (d_in<3>) was pooled over batch or taken at one, and would be given to each of "
       "batch<2> of left; fix: expand<batch<2>>(right) if each may depend on the others, or right with batch<2>"},
      {call(op::layer_norm, {patches}, {}, {{patches(5), t, in}}),
       "HU029 layer_norm<patches>: over patches<5> of (patches<5>, tokens<4>, d_in<3>) each would depend on the "
       "others; fix: layer_norm<d_in>(x)"},
      {call(op::layer_norm, {tokens}, {}, {{patches(5), t, in}}),
       "HU029 layer_norm<tokens>: over tokens<4> of (patches<5>, tokens<4>, d_in<3>) each token would see the later "
       "ones; fix: layer_norm<d_in>(x)"},
      {call(op::softmax, {keys}, {}, {{b, patches(5), t, documents(7)}}),
       "HU003 softmax<keys>: x has no keys (batch<2>, patches<5>, tokens<4>, documents<7>); fix: "
       "softmax<documents>(x), or x with keys"},
      {call(op::mean, {heads}, {}, {{b, teacher_heads(5), t, keys(7)}}),
       "HU003 mean<heads>: x has no heads (batch<2>, teacher_heads<5>, tokens<4>, keys<7>); fix: "
       "mean<teacher_heads>(x)"},
      {call(op::minus, {}, {}, {{b, heads(3), keys(7)}, {b, teacher_heads(5), keys(7)}}),
       "HU008 operator-: the axes of one side must all be axes of the other, left (batch<2>, heads<3>, keys<7>), "
       "right (batch<2>, teacher_heads<5>, keys<7>); fix: right with heads<3>, or left with teacher_heads<5>"},
      {call(op::squeeze, {patches}, {}, {{b, patches(5), d_out(1)}}),
       "HU009 squeeze: patches<5> of (batch<2>, patches<5>, d_out<1>) has more than one element; fix: "
       "squeeze<d_out>(x)"},
      {call(op::times, {}, {}, {{b, t}, {d_out(5)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (batch<2>, tokens<4>), right "
       "(d_out<5>); fix: outer(left, right)"},
      {call(op::times_in_place, {}, {}, {{b, t}, {d_out(5)}}),
       "HU008 operator*=: the axes of right must all be axes of left, left (batch<2>, tokens<4>), right (d_out<5>); "
       "fix: auto result = outer(left, right)"},
      {call(op::times, {}, {}, {operand{keys(7)}.without({tokens(7)}), {tokens(7)}}),
       "HU008 operator*: the axes of one side must all be axes of the other, left (keys<7>), right (tokens<7>), and "
       "left was pooled over tokens; fix: pool left over keys instead of tokens, or rename<tokens, keys>(right) if "
       "tokens means keys"},
      {call(op::plus, {}, {}, {{b, t, patches(5)}, {b, t, d_out(8)}}),
       "HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<4>, patches<5>), "
       "right (batch<2>, tokens<4>, d_out<8>); fix: sum<d_out>(right) if it is summed over d_out, or left with "
       "d_out<8>"},
      {call(op::residual, {}, {}, {{tokens(5), d_in(8)}, {tokens(5), heads(3), d_out(8)}}),
       "HU008 residual: x is (tokens<5>, d_in<8>), y, which was made of it, (tokens<5>, heads<3>, d_out<8>); only "
       "their features may differ, and only by name; fix: y without heads<3>, or sum<heads>(y)"},
      {call(op::residual, {}, {}, {{patches(5), d_in(8)}, {b, patches(5), d_out(8)}}),
       "HU008 residual: x is (patches<5>, d_in<8>), y, which was made of it, (batch<2>, patches<5>, d_out<8>); only "
       "their features may differ, and only by name; fix: expand<batch<2>>(x)"},
      {call(op::scaled_scores, {d_in}, {}, {operand{t, in}.without({b}), {b, keys(5), in}}),
       "HU029 scaled_scores: left (tokens<4>, d_in<3>) was pooled over batch or taken at one, and would be given to "
       "each of batch<2> of right; fix: pool left over tokens instead of batch, or expand<batch<2>>(left) if each may "
       "depend on the others"},
      {call(op::contract, {d_in}, {}, {{b, t, in}, operand{keys(5), in}.without({b})}),
       "HU029 contract: right (keys<5>, d_in<3>) was pooled over batch or taken at one, and would be given to each of "
       "batch<2> of left; fix: pool right over keys instead of batch, or expand<batch<2>>(right) if each may depend "
       "on the others"},
      {call(op::attend, {}, {}, {{patches(5), keys(7), summed(heads(3))}, {keys(7), heads(3), head_dim(6)}}),
       "HU015 attend: the weights (patches<5>, keys<7>, heads<3>) sum to one over heads<3>, which would be mixed; "
       "fix: softmax<keys>(scores)"},
      {call(op::attend, {}, {}, {{patches(5), documents(7), summed(heads(3))}, {patches(5), documents(7), heads(3), head_dim(6)}}),
       "HU015 attend: the weights (patches<5>, documents<7>, heads<3>) sum to one over heads<3>, which would be "
       "mixed; fix: softmax<documents>(scores), or sum<heads>(weights * values) if these are to be mixed"},
      {call(op::renormalize, {keys}, {}, {{t, summed(keys(7))}}),
       "HU015 renormalize<keys>: the numbers along keys<7> sum to one already; fix: leave it out"},
      {call(op::linear, {d_in(5), d_out(8)}, {}, {{b, t, d_out(8)}}),
       "HU003 linear: takes d_in<5>, x is (batch<2>, tokens<4>, d_out<8>); fix: linear<d_out<8>, d_in<5>>, which "
       "takes the first and gives the second, or x with d_in<5>"}};
}

inline std::vector<std::vector<wrong_call>> all() {
  return {softmax(),   reductions(),    of_each_number(), products(), attention(), of_patches(),
          operators(), masks(),         turned_masks(),   names(),    shapes(),    joined(),
          turned(),    made_of_sizes(), given(),          steps(),    chosen(),    in_braces(),
          in_blocks(), layers_made(),   layers_called(),  parts(),    pooled_otherwise()};
}
inline std::vector<std::vector<wrongly_written>> all_written() { return {unnamed(), named_otherwise()}; }
}  // namespace wrong_calls
