#pragma once

#include <headsup/headsup.hpp>
#include <headsup/parts.hpp>
#include <headsup/pictures.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/serving.hpp>
#include <headsup/tokenizer/byte_pairs.hpp>

#include <initializer_list>
#include <vector>

// Right calls as values, from which slips are made: each is how an operation is meant to be called.

namespace right_calls {
namespace calls = headsup::headsup_calls;
namespace op = calls::op;
namespace role = calls::role;
using calls::axis_value;
using calls::draft;
using calls::kind;
using calls::number;
using calls::operand_value;
using calls::role_value;

/// An axis, or, without a size, a role.
inline axis_value axis(role_value const& role, std::size_t size = 0) {
  axis_value a = calls::as_axis(role, size);
  a.separate = calls::counts_things(a);
  return a;
}

/// An operand that keeps its own axes, and those that it has lost.
struct operand {
  std::vector<axis_value> axes, lost;
  number holds = number::float_;
  kind is = kind::tensor;
  std::size_t several = 0, held = 0;
  bool kept;
  calls::knowledge const* alone = &calls::nothing;

  operand(std::initializer_list<axis_value> list, number type = number::float_)
      : axes(list), holds(type), kept(false) {}
  explicit operand(kind other, number type = number::float_) : holds(type), is(other), kept(true) {}

  operand written() const {
    operand result = *this;
    result.kept = true;
    return result;
  }
  /// A temporary, or a constant.
  operand unkept() const {
    operand result = *this;
    result.kept = false;
    return result;
  }
  operand weighed(role_value const& role) const { return knows(role, calls::sums_known); }
  operand knows(role_value const& role, calls::knowledge const& fact) const {
    operand result = *this;
    for (axis_value& each : result.axes)
      if (each.is(role)) each.known = &fact;
    return result;
  }
  operand without(std::initializer_list<axis_value> pooled) const {
    operand result = *this;
    result.lost = pooled;
    return result;
  }
};

/// A cache that is a variable, or several.
inline operand cache(std::initializer_list<axis_value> list, std::size_t held, std::size_t several = 0) {
  operand result(list);
  result.is = kind::cache, result.held = held, result.several = several, result.kept = true;
  return result;
}

/// A layer that caches this.
inline operand layer_over(std::initializer_list<axis_value> list) {
  operand result(list);
  result.is = kind::layer, result.kept = true;
  return result;
}

inline draft call(calls::operation const& op, std::initializer_list<axis_value> named,
                  std::initializer_list<long long> numbers, std::initializer_list<operand> operands) {
  std::vector<axis_value> names(named);
  std::size_t roles = 0;
  for (axis_value const& each : names) roles += each.size == 0 ? 1 : 0;
  names.push_back(calls::no_axis);
  std::vector<operand> all(operands);
  std::vector<operand_value> xs;
  for (operand& each : all) {
    std::size_t const count = each.axes.size(), gone = each.lost.size();
    each.axes.push_back(calls::no_axis), each.lost.push_back(calls::no_axis);
    xs.push_back({{each.axes.data(), count},
                  each.is,
                  each.holds,
                  {each.lost.data(), gone},
                  false,
                  each.kept,
                  false,
                  each.several,
                  each.held,
                  0,
                  each.alone});
  }
  std::vector<long long> const given(numbers);
  return draft({&op, {names.data(), named.size()}, roles, given.data(), given.size(), xs.data(), xs.size()});
}

/// The call with sizes, and numbers as its last arguments, that only run time knows.
inline draft of_this_run(draft d) {
  d.at_run_time = true;
  return d;
}

/// A call that makes numbers of that type.
inline draft made(number type, draft const& by) {
  draft d(by);
  d.makes = type;
  return d;
}

inline std::vector<draft> seen() {
  auto const b = axis(role::batch, 2), h = axis(role::heads, 4), t = axis(role::tokens, 6), k = axis(role::keys, 6),
             hd = axis(role::head_dim, 5), in = axis(role::d_in, 12), out = axis(role::d_out, 20),
             v = axis(role::vocab, 9);
  auto const one = [](role_value const& r) { return axis(r); };
  operand const scores{b, h, t, k}, number_alone(kind::number);
  return {
      call(op::contract, {one(role::head_dim)}, {}, {{b, h, t, hd}, {b, h, k, hd}}),
      call(op::contract, {one(role::d_in)}, {}, {{b, t, in}, {out, in}}),
      call(op::scaled_scores, {one(role::head_dim)}, {}, {{b, h, t, hd}, {b, h, k, hd}}),
      call(op::matmul, {}, {}, {{b, h, t, hd}, {b, h, hd, k}}),
      call(op::matmul, {}, {}, {{t, in}, {in, out}}),
      call(op::matmul, {}, {}, {operand{b, t, k}.weighed(role::keys), {b, k, in}}),
      call(op::softmax, {one(role::keys)}, {}, {scores}),
      call(op::log_softmax, {one(role::vocab)}, {}, {{b, t, v}}),
      call(op::sample, {one(role::vocab)}, {}, {{b, v}, operand(kind::generator)}),
      call(op::attend, {}, {}, {scores.weighed(role::keys), {b, h, k, hd}}),
      call(op::merge, {one(role::all_heads), one(role::heads), one(role::head_dim)}, {}, {{b, t, h, hd}}),
      call(op::split, {one(role::d_out), axis(role::heads, 4), axis(role::head_dim, 5)}, {}, {{b, t, out}}),
      call(op::lookup, {one(role::vocab)}, {}, {{v, in}, operand({b, t}, number::int_)}),
      call(op::masked_fill, {}, {}, {scores, operand({t, k}, number::bool_), number_alone}),
      call(op::masked_fill, {}, {}, {scores, operand({b, k}, number::bool_), number_alone}),
      call(op::mask_future, {one(role::tokens), one(role::keys)}, {}, {scores}),
      call(op::mask_future, {one(role::tokens), one(role::keys)}, {3}, {{axis(role::tokens, 2), axis(role::keys, 5)}}),
      call(op::rename, {one(role::tokens), one(role::keys)}, {}, {{b, t, hd}}),
      call(op::where, {}, {}, {operand({t, k}, number::bool_), {b, t, k}, {b, t, k}}),
      call(op::plus, {}, {}, {{b, t, in}, {in}}),
      call(op::plus, {}, {}, {{b, t, in}, {b, t, in}}),
      call(op::times, {}, {}, {{b, t, in}, {t, in}}),
      call(op::minus, {}, {}, {scores, {t, k}}),
      call(op::sum, {one(role::d_in)}, {}, {{b, t, in}}),
      call(op::concat, {one(role::tokens)}, {}, {{axis(role::tokens, 3), in}, {axis(role::tokens, 4), in}})};
}

/// Others, which costs were not tuned by.
inline std::vector<draft> kept_back() {
  auto const b = axis(role::batch, 3), h = axis(role::heads, 2), t = axis(role::tokens, 5), k = axis(role::keys, 8),
             hd = axis(role::head_dim, 4), in = axis(role::d_in, 6), out = axis(role::d_out, 8),
             v = axis(role::vocab, 11), all = axis(role::all_heads, 8), places = axis(role::context_length, 9);
  auto const one = [](role_value const& r) { return axis(r); };
  operand const scores{h, t, k}, number_alone(kind::number);
  return {call(op::contract, {one(role::d_out)}, {}, {{b, t, out}, {b, k, out}}),
          call(op::contract, {one(role::all_heads)}, {}, {{t, all}, {out, all}}),
          call(op::scaled_scores, {one(role::d_out)}, {}, {{b, t, out}, {b, k, out}}),
          call(op::matmul, {}, {}, {{b, t, in}, {in, all}}),
          call(op::matmul, {}, {}, {{h, t, hd}, {h, hd, k}}),
          call(op::matmul, {}, {}, {{t, k}, {k, out}}),
          call(op::softmax, {one(role::vocab)}, {}, {{b, v}}),
          call(op::softmax, {one(role::keys)}, {}, {{t, k}}),
          call(op::naive_softmax, {one(role::keys)}, {}, {{b, t, k}}),
          call(op::renormalize, {one(role::keys)}, {}, {{b, t, k}}),
          call(op::attend, {}, {}, {operand{b, t, k}.weighed(role::keys), {b, k, out}}),
          call(op::attend, {}, {}, {scores.weighed(role::keys), {h, k, hd}}),
          call(op::merge, {one(role::d_out), one(role::heads), one(role::head_dim)}, {}, {{t, h, hd}}),
          call(op::merge_heads, {one(role::d_in), one(role::heads), one(role::head_dim)}, {}, {{b, h, hd}}),
          call(op::split, {one(role::all_heads), axis(role::heads, 2), axis(role::head_dim, 4)}, {}, {{b, t, all}}),
          call(op::lookup, {one(role::context_length)}, {}, {{places, in}, operand({t}, number::int_)}),
          call(op::masked_fill, {}, {}, {{t, k}, operand({t, k}, number::bool_), number_alone}),
          call(op::mask_future, {one(role::tokens), one(role::keys)}, {3}, {{b, h, t, k}}),
          call(op::rename, {one(role::d_out), one(role::all_heads)}, {}, {{b, t, out}}),
          call(op::where, {}, {}, {operand({b, t}, number::bool_), {b, t, in}, {in}}),
          call(op::plus, {}, {}, {{b, t, in}, {t, in}}),
          call(op::over, {}, {}, {{b, t, out}, {t, out}}),
          call(op::mean, {one(role::tokens)}, {}, {{b, t, out}}),
          call(op::argmax, {one(role::vocab)}, {}, {{b, t, v}}),
          call(op::concat, {one(role::batch)}, {}, {{axis(role::batch, 2), t, in}, {axis(role::batch, 7), t, in}}),
          call(op::compare, {}, {}, {{b, t, in}, {b, t, in}}),
          call(op::differ, {}, {}, {{b, t, in}, {b, t, in}}),
          call(op::carried, {}, {}, {{b, in}, {b, in}})};
}

inline constexpr auto const& sized_zeros = op::sized_by_role<op::zeros, "{call}<...>({each_size})">;

/// Layers, made and called; and a mask, which is a class too.
inline std::vector<draft> of_layers() {
  auto const b = axis(role::batch, 2), t = axis(role::tokens, 6), k = axis(role::keys, 7), in = axis(role::d_in, 12),
             out = axis(role::d_out, 20), v = axis(role::vocab, 9), most = axis(role::context_length, 8),
             h = axis(role::heads, 4), hd = axis(role::head_dim, 5), shared = axis(role::kv_heads, 2),
             of_source = axis(role::d_in, 5);
  operand const ids({b, t}, number::int_), present({b, t}, number::bool_), generator(kind::generator), x{b, t, in},
      source{b, k, of_source}, of_keys({b, k}, number::bool_);
  auto const &causal = op::sequence_layer < "causal_attention", calls::has_context | calls::draws > ;
  auto const& several = op::padded_layer<"multi_head_attention">;
  return {call(op::embedding_made, {v, in}, {}, {}),
          call(op::embedding, {v, in}, {}, {ids}),
          call(op::decode, {v}, {}, {ids}),
          call(op::linear_made, {in, out}, {}, {}),
          call(op::feed_forward_made, {in, out}, {}, {}),
          call(op::feed_forward, {in, out}, {}, {x}),
          call(op::transformer_block_made, {in, most, h}, {}, {}),
          call(op::transformer_block_divided, {in, in, most, h, shared}, {}, {}),
          call(op::layer_normalization_made, {in}, {}, {}),
          call(op::layer_normalization, {in}, {}, {x}),
          call(op::logits, {in, v}, {}, {x}),
          call(op::self_attention_v1_made, {in, out}, {}, {}),
          call(op::causal_attention_made, {in, out, most}, {}, {}),
          call(op::multi_head_attention_made, {in, out, most, h}, {}, {}),
          call(op::multi_head_attention_made, {in, out, most, h, shared}, {}, {}),
          call(op::multi_head_attention_wrapper_made, {in, out, most, h}, {}, {}),
          call(op::cross_attention_made, {in, of_source, out, h, shared}, {0}, {}),
          call(op::future_mask, {axis(role::tokens, 5), axis(role::keys, 5)}, {0}, {}),
          call(op::fused_projections, {t, axis(role::d_out, 24), axis(role::heads, 4), axis(role::head_dim, 6)}, {}, {}),
          call(op::key_value_cache_made, {b, most, h}, {}, {}),
          call(op::key_value_cache_placed, {h, most, hd}, {}, {}),
          call(op::linear, {in, out}, {}, {x}),
          call(op::sequence_layer<"self_attention_v1", 0>, {in, out}, {}, {x}),
          call(causal, {in, out, most}, {}, {x}),
          call(several, {in, out, most, h}, {}, {x, present}),
          call(several, {in, out, most, h}, {}, {x, generator}),
          call(op::cross_attention, {in, of_source, out, h}, {}, {x, source}),
          call(op::cross_attention, {in, of_source, out, h}, {}, {x, source, of_keys})};
}

/// Steps of layers, with a cache and with several; a cache alone; and layers that are given no mask.
inline std::vector<draft> of_steps() {
  auto const b = axis(role::batch, 2), t = axis(role::tokens, 6), in = axis(role::d_in, 12),
             out = axis(role::d_out, 20), most = axis(role::context_length, 8), h = axis(role::heads, 4),
             shared = axis(role::kv_heads, 2), hd = axis(role::head_dim, 5), own = axis(role::value_dim, 3);
  auto const& step = op::step_of_layer<"multi_head_attention", number::float_>;
  return {call(step, {in, out, most, h, shared, hd}, {}, {{b, t, in}, cache({b, shared, most, hd}, 2)}),
          call(step, {in, out, most, h, shared, hd}, {}, {{b, t, in}, cache({shared, most, hd}, 2, 2)}),
          call(op::cached, {hd, h, most}, {}, {{t, hd}, cache({h, most, hd}, 2)}),
          call(op::appended, {hd, own, b, h}, {}, {{b, h, t, hd}, {b, h, t, own}}),
          call(op::sequence_layer < "causal_attention", calls::has_context | calls::draws >, {in, out, most}, {},
               {{b, t, in}, operand(kind::generator)}),
          call(op::padded_layer<"multi_head_attention">, {in, out, most, h}, {}, {{b, t, in}})};
}

/// One of each row that neither of them has.
inline std::vector<draft> of_other_rows() {
  auto const b = axis(role::batch, 3), h = axis(role::heads, 2), t = axis(role::tokens, 5), k = axis(role::keys, 5),
             hd = axis(role::head_dim, 4), in = axis(role::d_in, 6), out = axis(role::d_out, 6),
             all = axis(role::all_heads, 8);
  auto const one = [](role_value const& r) { return axis(r); };
  operand const scores{h, t, k}, bools({t, k}, number::bool_);
  operand const function(kind::other), whole(kind::number, number::int_);
  static axis_value const halved[] = {axis(role::halves, 2), axis(role::pairs, 2), calls::no_axis};
  static calls::knowledge const in_halves{.factors = halved, .count = 2};
  static axis_value const rows_and_columns[] = {axis(calls::role_named("patch_row"), 2),
                                                axis(calls::role_named("patch_column"), 3), calls::no_axis},
                          of_pixels[] = {axis(calls::role_named("channels"), 3),
                                         axis(calls::role_named("pixel_row"), 2),
                                         axis(calls::role_named("pixel_column"), 2), calls::no_axis};
  static calls::knowledge const in_patches{.factors = rows_and_columns, .count = 2},
      in_pixels{.factors = of_pixels, .count = 3};
  auto const remembered = [](role_value const& r, std::size_t size, calls::knowledge const& parts) {
    axis_value a = axis(r, size);
    a.known = &parts;
    return a;
  };
  axis_value const paired = remembered(role::head_dim, 4, in_halves);
  role_value const fused = calls::role_named("fused");
  static axis_value const two_parts[] = {axis(role::query_dim, 2), axis(role::value_dim, 4), calls::no_axis};
  static axis_value const of_heads[] = {axis(role::head_dim, 2), axis(role::heads, 3), calls::no_axis};
  static calls::knowledge const in_two_parts{.summands = two_parts, .summand_count = 2},
      in_parts_of_heads{.summands = of_heads, .summand_count = 2};
  operand size({t}, number::integers);
  size.is = kind::number;
  axis_value kept = k;
  kept.known = &headsup::headsup_calls::kept_known;
  return {call(op::sum, {one(role::keys)}, {}, {{t, k, out}}),
          call(op::mean, {one(role::tokens)}, {}, {{t, k, out}}),
          call(op::all_parts, {one(fused)}, {}, {{b, t, remembered(fused, 6, in_two_parts)}}),
          call(op::part, {one(role::value_dim)}, {}, {{b, t, remembered(fused, 6, in_two_parts)}}),
          call(op::join, {one(fused), one(role::query_dim), one(role::value_dim)}, {},
               {{b, t, two_parts[0]}, {b, t, two_parts[1]}}),
          call(op::dot, {}, {}, {{remembered(fused, 5, in_parts_of_heads)}, {remembered(fused, 5, in_parts_of_heads)}}),
          call(op::argmin, {one(role::d_in)}, {}, {{b, t, in}}),
          call(op::rms_normalization_made, {in}, {}, {}),
          call(op::rms_normalization, {in}, {}, {{b, t, in}}),
          call(op::at_least, {}, {}, {{b, t, in}, {in}}),
          call(op::at_most, {}, {}, {{b, t, in}, {t}}),
          call(op::assume_factors, {one(role::all_heads), h, hd}, {}, {{b, t, all}}),
          call(op::split_heads, {one(role::all_heads), h, hd}, {}, {{b, t, all}}),
          call(op::assume_normalized, {one(role::keys)}, {}, {scores}),
          call(op::both, {}, {}, {bools, operand({k}, number::bool_)}),
          call(op::both, {}, {}, {operand({t, kept}, number::bool_), operand({k}, number::bool_)}),
          call(op::combine, {}, {}, {{b, t, in}, {in}, function}),
          call(op::cosine, {one(role::d_in)}, {}, {{b, t, in}, {h, in}}),
          call(op::cumsum, {one(role::tokens)}, {}, {{b, t}}),
          call(op::dot, {}, {}, {{in}, {in}}),
          call(op::either, {}, {}, {bools, operand({k}, number::bool_)}),
          call(op::both, {}, {}, {bools, operand({b, k}, number::bool_)}),
          call(op::expand, {axis(role::heads, 2)}, {}, {{b, t, in}}),
          call(op::apply_dropout, {}, {}, {{b, t}, operand(kind::number), function}),
          call(op::convert, {}, {}, {{b, t}}),
          call(op::copied, {}, {}, {{b, t, in}, {b, t, in}}),
          call(op::given, {}, {}, {{b, t, in}, {b, t, in}}),
          call(op::given, {}, {}, {scores.weighed(role::keys), scores.weighed(role::keys)}),
          call(op::viewed, {}, {}, {{b, t, in}, {b, t, in}}),
          call(op::pack, {}, {static_cast<int>(number::bfloat16), static_cast<int>(number::bfloat16)},
               {layer_over({h, hd})}),
          made(number::float_, call(op::tensor_of, {t, in}, {}, {operand(kind::number)})),
          call(op::sized_axis, {t}, {5}, {}),
          call(sized_zeros, {axis(role::tokens, headsup::dynamic), in}, {}, {size}),
          call(op::view_of_array, {t, in}, {30}, {}),
          call(op::view_of, {}, {}, {operand{t, in}.written()}),
          call(op::written_to, {}, {}, {operand{t, in}.written()}),
          call(op::result_in_place<op::plus_in_place>, {}, {}, {operand{t, in}.written(), {t, in}}),
          call(op::element, {}, {}, {{t, in}, whole, whole}),
          call(op::subscript, {}, {}, {{in}, whole}),
          call(op::one_number, {}, {}, {operand(std::initializer_list<axis_value>{})}),
          call(op::print, {}, {}, {{t}, {t}}),
          call(op::map_by, {}, {}, {{t}, whole}),
          made(number::float_, call(op::convert_to, {}, {}, {{t}})),
          call(op::rand, {t}, {}, {operand(kind::generator)}),
          call(op::randn, {t}, {}, {operand(kind::generator)}),
          call(op::uniform, {t}, {}, {operand(kind::generator)}),
          call(op::into, {}, {}, {{b, t, in}, operand{b, t, in}.written()}),
          call(op::step_into, {}, {}, {{b, t, in}, operand{b, t, in}.written()}),
          call(op::exp, {}, {}, {{b, t}}),
          call(op::erf, {}, {}, {{b, t}}),
          call(op::relu, {}, {}, {{b, t}}),
          call(op::sigmoid, {}, {}, {{b, t}}),
          call(op::silu, {}, {}, {{b, t}}),
          call(op::gelu, {}, {}, {{b, t}}),
          call(op::gelu_tanh, {}, {}, {{b, t}}),
          call(op::literal, {}, {}, {{t, in}, {t, in}}),
          call(op::printed, {}, {}, {{t, in}, {t, in}}),
          call(op::has_shape, {}, {}, {{b, t, in}, {b, t, in}}),
          call(op::picture, {}, {}, {{t, k}}),
          call(op::heat_map, {}, {}, {{b, k}, operand({axis(role::another, 3)}), operand({axis(role::another, 5)})}),
          call(op::heat_map, {}, {}, {{k}, operand({axis(role::another, 1)}), operand({axis(role::another, 5)})}),
          call(op::heat_map_of_columns, {}, {}, {{k}, operand({axis(role::another, 5)})}),
          call(op::map, {}, {}, {{b, t}, function}),
          call(op::patchify, {}, {2},
               {{axis(calls::role_named("channels"), 3), axis(calls::role_named("height"), 4),
                 axis(calls::role_named("width"), 6)}}),
          call(op::rotary, {one(role::head_dim)}, {}, {{h, t, paired}, {t, axis(role::pairs, 2)}}),
          call(op::rotate_half, {one(role::head_dim)}, {}, {{t, paired}}),
          call(op::unpatchify, {}, {},
               {{b, remembered(role::patches, 6, in_patches), remembered(calls::role_named("pixels"), 12, in_pixels)}}),
          call(op::reshape, {b, h, hd}, {}, {{b, all}}),
          call(op::reshape, {b, t, all}, {}, {{b, t, h, hd}}),
          call(op::round, {}, {}, {{b, t}, function}),
          call(op::scan, {one(role::tokens)}, {}, {{t, in}, {in}, function}),
          call(op::step_of_scan, {one(role::tokens)}, {}, {{b, in}, {b, in}}),
          call(op::to_text, {}, {}, {{b, t}}),
          call(op::repeat, {one(role::heads), axis(role::all_heads, 6)}, {}, {{b, h, in}}),
          call(op::repeat_interleave, {one(role::heads), axis(role::kv_heads, 4)}, {}, {{b, h, in}}),
          call(op::expect_size, {axis(role::tokens, 5), axis(role::batch, 3)}, {}, {{b, t, in}}),
          call(op::extent, {one(role::tokens)}, {}, {{b, t, in}}),
          call(op::forget_size, {one(role::tokens)}, {}, {{b, t, in}}),
          call(op::reorder, {t, b, in}, {}, {{b, t, in}}),
          call(op::transpose, {one(role::tokens), one(role::d_in)}, {}, {{b, t, in}}),
          call(op::transpose_matrix, {}, {}, {{t, in}}),
          call(op::forget_factors, {one(role::all_heads)}, {}, {{b, t, all}}),
          call(op::greater_than, {}, {}, {{b, t, in}, {in}}),
          call(op::layer_norm, {one(role::d_in)}, {}, {{b, t, in}}),
          call(op::minus_in_place, {}, {}, {{b, t, in}, {in}}),
          call(op::less_than, {}, {}, {{b, t, in}, {in}}),
          call(op::mask_distant, {one(role::tokens), one(role::keys)}, {3}, {scores}),
          call(op::max, {one(role::d_in)}, {}, {{b, t, in}}),
          call(op::normalize, {one(role::d_in)}, {}, {{b, t, in}}),
          call(op::outer, {}, {}, {{t, in}, {h}}),
          call(op::over_in_place, {}, {}, {{b, t, in}, {in}}),
          call(op::plus_in_place, {}, {}, {{b, t, in}, {in}}),
          call(op::residual, {}, {}, {{b, t, in}, {b, t, out}}),
          call(op::rms_norm, {one(role::d_in)}, {}, {{b, t, in}}),
          call(op::chunk, {one(role::d_in)}, {3}, {{b, t, in}}),
          call(op::chunk, {one(role::d_in)}, {3}, {{b, t, in}, whole}),
          call(op::cross_entropy, {one(role::d_in)}, {}, {{b, t, in}, operand({t, b}, number::int_)}),
          call(op::cross_entropy, {one(role::d_in)}, {},
               {{b, t, in}, operand({b, t}, number::int_), operand({t}, number::bool_)}),
          call(op::gather, {one(role::tokens)}, {}, {{b, t}, operand({b}, number::int_)}),
          call(op::gather, {one(role::tokens)}, {}, {{b, t}, operand({b, axis(role::tokens, 3)}, number::int_)}),
          call(op::slice, {axis(role::tokens, 3)}, {}, {{b, t, in}, whole}),
          call(op::slice, {axis(role::tokens, 3)}, {1}, {{b, t, in}}),
          call(op::slice_some, {one(role::tokens)}, {}, {{b, t, in}, whole, whole}),
          of_this_run(call(op::slice_some, {one(role::tokens)}, {1, 3}, {{b, t, in}, whole, whole})),
          call(op::topk, {one(role::d_in)}, {4}, {{b, t, in}}),
          call(op::topk, {one(role::d_in)}, {4}, {{b, t, in}, whole}),
          call(op::squeeze, {one(role::batch)}, {}, {{axis(role::batch, 1), t, in}}),
          call(op::stack, {one(role::heads)}, {}, {{t}, {t}}),
          call(op::take, {one(role::tokens)}, {4}, {{b, t, in}}),
          call(op::take, {one(role::tokens)}, {}, {{b, t, in}, whole}),
          call(op::times_in_place, {}, {}, {{b, t, in}, {in}}),
          call(op::transpose, {one(role::batch), one(role::tokens)}, {}, {{b, t, in}}),
          call(op::tril, {one(role::tokens), one(role::keys)}, {}, {scores}),
          call(op::triu, {one(role::tokens), one(role::keys)}, {}, {scores})};
}

/// Wrong calls, that are seldom met when right ones are changed at random.
inline std::vector<draft> wrong_fills(calls::operation const& op, std::initializer_list<operand> operands) {
  axis_value const t = axis(role::tokens, 5), h = axis(role::heads);
  return {made(number::int_, call(op, {h}, {}, operands)), made(number::other, call(op, {t}, {}, operands)),
          made(number::float_, call(op, {}, {}, operands))};
}
/// Calls of ids of two axes.
inline std::vector<draft> wrong_ids() {
  static calls::knowledge const of_words{.ids_of = role::vocab, .ids = 9}, of_features{.ids_of = role::d_out, .ids = 4};
  auto const t = axis(role::tokens, 5), h = axis(role::heads, 2), one = axis(role::heads);
  operand const words = operand({t}, number::int_).knows(role::tokens, of_words),
                others = operand({t}, number::int_).knows(role::tokens, of_features), count(kind::number, number::int_);
  operand word({}, number::int_);
  word.alone = &of_words;
  std::vector<draft> all = {call(op::take, {one}, {}, {{t, h}, word}),
                            call(op::slice, {axis(role::heads, 1)}, {}, {{t, h}, word}),
                            call(op::slice_some, {one}, {}, {{t, h}, word, count}),
                            call(op::where, {}, {}, {operand({t}, number::bool_), words, others}),
                            call(op::concat, {axis(role::tokens)}, {}, {words, others}),
                            call(op::stack, {one}, {}, {words, others})};
  for (calls::operation const* each : {&op::plus, &op::plus_in_place, &op::minus, &op::minus_in_place, &op::less_than,
                                       &op::at_most, &op::greater_than, &op::at_least, &op::compare, &op::differ})
    all.push_back(call(*each, {}, {}, {words, others}));
  operand const vectors({t, axis(role::d_in, 6)});
  for (calls::operation const* each : {&op::times, &op::times_in_place, &op::over, &op::over_in_place, &op::outer})
    all.push_back(call(*each, {}, {}, {words, vectors}));
  return all;
}

inline std::vector<draft> wrong() {
  auto const b = axis(role::batch, 3), h = axis(role::heads, 2), t = axis(role::tokens, 5), k = axis(role::keys, 5),
             hd = axis(role::head_dim, 4), in = axis(role::d_in, 6), all = axis(role::all_heads, 8);
  auto const one = [](role_value const& r) { return axis(r); };
  static axis_value const heads_first[] = {h, hd, calls::no_axis}, heads_last[] = {hd, h, calls::no_axis};
  static calls::knowledge const past{.zeros = calls::triangle::lower, .query = role::tokens, .queries = 5},
      own_and_later{.zeros = calls::triangle::upper, .query = role::tokens, .queries = 5},
      merged{.factors = heads_first, .count = 2}, dealt_out{.factors = heads_last, .count = 2};
  std::size_t const beyond = headsup::dynamic / 4;
  std::initializer_list<axis_value> const nine = {t, k, in, hd, all, b, h, axis(role::vocab, 3), axis(role::d_out, 3)};
  operand const scores{h, t, k}, features{b, t, all}, bools({t, k}, number::bool_), number_alone(kind::number);
  return {call(op::split, {one(role::all_heads), axis(role::kv_heads, 4), h}, {},
               {features.knows(role::all_heads, merged)}),
          call(op::split, {one(role::d_in), axis(role::heads, 3), axis(role::kv_heads, 3)}, {}, {{b, t, in}}),
          call(op::reshape, {t, in}, {}, {{axis(role::batch, 1), t, in}}),
          call(op::lookup, {one(role::vocab)}, {}, {{axis(role::vocab, 9), in}, {t, axis(role::vocab, 3)}}),
          call(op::gather, {one(role::tokens)}, {}, {{b, t}, {b, axis(role::tokens, 3)}}),
          call(op::embedding, {axis(role::vocab, 9), in}, {}, {{t, axis(role::vocab, 3)}}),
          call(op::step_both_ways<"multi_head_attention">, {}, {}, {{b, t, in}, cache({h, hd}, 0)}),
          call(op::plus, {}, {}, {features.knows(role::all_heads, dealt_out), features.knows(role::all_heads, merged)}),
          call(op::plus, {}, {}, {{b, t, h, hd}, features}),
          call(op::contract, {one(role::all_heads)}, {}, {{b, t, h, hd}, {in, all}}),
          call(op::linear, {all, in}, {}, {{b, h, t, hd}}),
          call(op::masked_fill, {}, {}, {scores, bools.knows(role::keys, past), number_alone}),
          call(op::masked_fill, {}, {}, {scores, bools.knows(role::keys, own_and_later), number_alone}),
          made(number::int_, call(op::full, {t, in}, {}, {number_alone})),
          made(number::bool_, call(op::arange, {t}, {}, {})),
          call(op::heat_map, {}, {}, {{b, k}, operand({axis(role::another, 5)}), operand({axis(role::another, 3)})}),
          call(op::heat_map, {}, {}, {{k}, operand({axis(role::another, 3)}), operand({axis(role::another, 5)})}),
          call(op::heat_map_of_columns, {}, {}, {{b, k}, operand({axis(role::another, 5)})}),
          call(op::tensor_type, {t, in, t}, {}, {}),
          call(op::tensor_type, {axis(role::tokens, beyond), k}, {}, {}),
          call(op::tensor_type, {axis(role::tokens, beyond), axis(role::keys, beyond)}, {}, {}),
          call(op::in_memory<"tensor_view">, {t, t}, {}, {}),
          made(number::other, call(op::tensor_of, {t, in}, {}, {number_alone})),
          made(number::bfloat16, call(op::tensor_of, {t, in}, {}, {number_alone})),
          made(number::float_, call(op::tensor_of, {t, in}, {3}, {number_alone})),
          made(number::float_, call(op::tensor_of, nine, {}, {number_alone})),
          made(number::bfloat16, call(op::convert_to, {}, {}, {{t}})),
          call(op::sized_axis, {t}, {6}, {}),
          call(sized_zeros, {t}, {}, {number_alone}),
          call(sized_zeros, {axis(role::tokens, headsup::dynamic)}, {}, {number_alone}),
          call(op::view_of_array, {t, in}, {29}, {}),
          call(op::view_of, {}, {}, {{t, in}}),
          call(op::written_to, {}, {}, {{t, in}}),
          call(op::element, {}, {}, {{t, in}, {t}}),
          call(op::one_number, {}, {}, {{t, in}}),
          call(op::rand, {t}, {}, {}),
          call(op::randn, {t}, {}, {}),
          call(op::uniform, {t}, {}, {}),
          call(op::in_memory<"tensor_view">, {axis(role::tokens, beyond), k}, {}, {}),
          call(op::tril, {one(role::heads), one(role::heads)}, {}, {scores}),
          call(op::triu, {one(role::heads), one(role::heads)}, {}, {scores}),
          call(op::mask_future, {one(role::heads), one(role::heads)}, {}, {scores}),
          call(op::mask_distant, {one(role::heads), one(role::heads)}, {3}, {scores})};
}
}  // namespace right_calls
