#pragma once

#include <headsup/calls/given_rules.hpp>
#include <headsup/layers/self_attention.hpp>
#include <headsup/serving/overlap.hpp>
#include <headsup/serving/packed_embedding.hpp>

#include <initializer_list>
#include <utility>

namespace HEADSUP_NAMESPACE {
namespace headsup_run_time {
/// A layer of layers that are not packed: with_each makes another like it, which has no parameters, of what a function
/// makes of each.
template <class Layer> concept HasEach = requires {
  requires Layer::has_parts;
  Layer::parameters;
};
}  // namespace headsup_run_time

namespace headsup_calls {
/// A layer whose weights can be packed, and the axes of what it caches, if it has steps.
template <class Layer, class Given> requires(headsup_run_time::Packable<Layer> || headsup_run_time::HasEach<Layer>)
HEADSUP_HIDDEN inline constexpr operand_value value_of_object<Layer, Given> = [] {
  operand_value of{listed<void>::value, kind::layer, number::float_, listed<void>::value};
  if constexpr (requires { typename Layer::template cache<>; })
    static_cast<axes_value&>(of) = listed<typename Layer::template cache<>::layout>::value;
  return of;
}();
/// Types of numbers that a call names.
template <class... Scalars>
using numbers_named = naming<roles<>, axes<>, static_cast<int>(value_of_number<Scalars>)...>;

/// HU046: a layer has weights that can be packed.
inline constexpr rule is_packable{headsup_codes::called_otherwise, kinds, [](call_value const& c, answer& no) {
  return c.x[0].is == kind::layer || no.says("takes a linear, embedding or attention layer, got something else");
}};
/// The type of numbers of which the call names the place in its list.
constexpr number number_at(long long n) {
  return 0 <= n && n < static_cast<int>(number::other) ? static_cast<number>(n) : number::other;
}
/// HU046: what weights, keys and values are kept as.
inline constexpr rule keeps_numbers{headsup_codes::called_otherwise, given, [](call_value const& c, answer& no) {
  for (std::size_t i = 0; i < c.numbers; ++i)
    if (number const n = number_at(c.given[i]); n != number::float_ && !is_narrow(n))
      return no.says("keeps weights, keys and values as float or bfloat16, not as {}", n);
  return true;
}};
/// HU046: a layer that is to cache its keys and values as bfloat16 has steps; to compute so, it needs none.
inline constexpr rule has_steps{headsup_codes::called_otherwise, given, [](call_value const& c, answer& no) {
  number const cached = c.numbers < 2 ? number::float_ : number_at(c.given[1]);
  return cached == number::float_ || cached == number::in_bfloat16 || c.x[0].count != 0 ||
         no.says("the layer has no steps, so it caches no keys and values");
}};
}  // namespace headsup_calls

namespace headsup_calls::op {
inline constexpr operation pack{
    .name = "pack",
    .form = "<N?, N?>(layer)",
    .rules = {is_packable.or_else("use it without pack, or pack the layers in it"),
              keeps_numbers.or_else("pack<bfloat16>(layer)"), has_steps.or_else("pack<bfloat16>(layer)")}};
/// Where the result of a layer, their first operand, is written to.
inline constexpr operation into{
    .name = "into", .form = "(result, out)", .rules = {holds_result.or_else("tensor<float, {axes}> out")}};
inline constexpr operation step_into{.name = "step_into", .form = into.form, .rules = {into.rules[0]}};
}  // namespace headsup_calls::op

namespace headsup_rule {
/// What rules know of an output: a reference to numbers that can be written, or only read.
template <class Out> struct output {
  using type = headsup_diagnostics::operand<no_tensor, Out>;
};
template <Tensor Out> struct output<Out> {
  using type = headsup_diagnostics::operand<axes_of<Out>, decltype(*std::declval<Out&>().data())>;
};

/// layer.into(out, x), of which only the result is compared with out. The same for layer.step_into(out, x, cache).
template <class Call, class Out, class Result>
struct can_be_written
    : headsup_calls::refused<Call::row, headsup_calls::no_names, described<Result>, typename output<Out>::type> {};

/// pack(layer), pack<Weight>(layer) and pack<Weight, Cached>(layer).
template <class Layer, class Weight = float, class Cached = float>
using packs = headsup_calls::refused<headsup_calls::op::pack, headsup_calls::numbers_named<Weight, Cached>,
                                     headsup_diagnostics::operand<no_tensor, Layer>>;
template <class Operand> concept PackOperand = requires { typename Operand::scalar; };
struct pack : call<"pack", "(layer)"> {
  template <class... Given> struct rules;
  template <PackOperand Layer, class... More> struct rules<Layer, More...> : packs<typename Layer::scalar> {};
  template <class Weight, PackOperand Layer, class... More>
  struct rules<Weight, Layer, More...> : packs<typename Layer::scalar, Weight> {};
  template <class Weight, class Cached, PackOperand Layer, class... More>
  struct rules<Weight, Cached, Layer, More...> : packs<typename Layer::scalar, Weight, Cached> {};
};

/// HU033: the output is given before the input of a layer.
template <class Call, class Layer, class Out, class X> struct output_comes_first {
  static constexpr bool value =
      !Tensor<Out> || Layer::template rules<described<X>>::value || !Layer::template rules<described<Out>>::value;
  static constexpr words say() {
    words const fix = words{} << Call::called << Call::arguments;
    return sentence(headsup_codes::other_axes, Call::name, "the output comes before the input", fix.data());
  }
};

struct into : call<"into", "(out, x)", "layer.into"> {
  static constexpr auto const& row = headsup_calls::op::into;
};
struct step_into : call<"step_into", "(out, x, cache)", "layer.step_into"> {
  static constexpr auto const& row = headsup_calls::op::step_into;
};
}  // namespace headsup_rule

namespace headsup_run_time {
/// A layer's cache that holds other numbers.
template <class Layer, class Number, class... Batch> struct cache_of {
  using type = typename Layer::template cache<Batch...>::template holding<Number>;
};

/// What a layer's weights, keys and values are packed as: one of both says that products are computed in bfloat16.
template <class Layer, class Weight, class Cached> struct packed_numbers {
  using computed = computed_in<bfloat16>;
  static constexpr bool in_pairs = std::is_same_v<Weight, computed> || std::is_same_v<Cached, computed>;
  static constexpr bool caches = requires { typename Layer::template cache<>; };
  using type = std::conditional_t<in_pairs, packed<Layer, computed, std::conditional_t<caches, computed, float>>,
                                  packed<Layer, Weight, Cached>>;
};

/// What pack makes of each part of a layer of layers.
template <class Weight, class Cached> struct packs_each {
  instruction_set which;

  template <class Part> auto operator()(Part const& part) const;
};

/// A copy, also of weights that are copied only by clone().
template <class Layer> Layer copied_layer(Layer const& plain) {
  if constexpr (std::is_copy_constructible_v<Layer>) {
    return plain;
  } else if constexpr (requires { plain.clone(); }) {
    return plain.clone();
  } else {
    Layer copy;
    copy_parameters(plain, copy);
    return copy;
  }
}
}  // namespace headsup_run_time

/// A layer for inference at run time, made by pack: its weights are packed once, in the order in which the machine's
/// widest instruction set reads them, each as a Weight: float or bfloat16. Its steps cache keys and values as Cached
/// numbers. The original layer is no longer needed.
///
/// It is immutable, so any number of threads may use it at the same time. It moves without copying. After its first
/// call in a thread, a call allocates its result and nothing else, and into and step_into allocate nothing. A layer
/// whose scores the kernels do not know has packed projections, and what lies between them is computed in operations.
///
/// - Shapes: those of the layer; with tokens and features last, nothing is reordered
/// - Errors: those of the layer; an output in the memory of x or of the cache: argument_error
template <class Layer, class Weight, class Cached>
class packed : public headsup_detail::no_forward<typename Layer::call> {
  using call = typename Layer::call;

 public:
  using features = typename Layer::features;

  /// Where steps keep the keys and values of their tokens. Batch are the axes of independent sequences.
  template <class... Batch> using cache = typename headsup_run_time::cache_of<Layer, Cached, Batch...>::type;

  explicit packed(Layer const& plain, instruction_set which = instruction_set_in_use())
      : weights_(which),
        kernel_(headsup_run_time::packed_kernel<Cached>(plain, weights_)),
        mark_(headsup_detail::mark_of(plain)) {}

  /// The memory of the weights in bytes.
  std::size_t bytes() const { return weights_.bytes(); }

  using headsup_detail::no_forward<call>::operator();
  /// The layer's output for x, and whatever else the layer takes in inference.
  template <class X, class... Given> auto operator()(X const& x, Given const&... given) const {
    using result = result_of<X, Given...>;
    if constexpr (is_mistake<result>) {
      return shape_mistake{};
    } else if constexpr (!in_order<X>) {
      return (*this)(headsup_run_time::reordered_for<Layer>(x), given...);
    } else {
      call::must_hold(x, given...);
      auto out = headsup_detail::unwritten<float>(headsup_detail::sizes_from<axes_of<result>>(x.sizes()));
      headsup_run_time::run(out.data(), weights_.which(), *this, kernel_, x, given...);
      return out;
    }
  }

  /// The same for rows side by side: for a layer of layers, which has asked the rules.
  void rows_into(float* out, float const* x, std::size_t rows) const
      requires requires(packed const& l) { l.kernel_.depth; }
  {
    headsup_kernels::multiply(weights_.which(), x, kernel_.depth, rows, kernel_,
                              headsup_kernels::destination{out, kernel_.columns});
  }

  /// The same, written to a tensor or view of the result's axes, which shares no memory with x.
  template <class Out, class X> void into(Out&& out, X const& x) const {
    using swapped = headsup_rule::output_comes_first<headsup_rule::into, call, Out, X>;
    if constexpr (!swapped::value) static_assert(!HEADSUP_MISTAKE(swapped));
    else if constexpr (!takes<headsup_rule::into, result_of<X>, Out, X>)
      static_assert(!HEADSUP_MISTAKE(headsup_rule::can_be_written<headsup_rule::into, Out, result_of<X>>));
    else write<headsup_rule::into, result_of<X>>(out, x);
  }
#define HEADSUP_CALL into
#define HEADSUP_MEMBER into
#include <headsup/diagnostics/any_call.inl>

  /// The output for tokens that follow those in the cache; see the layer's step.
  template <class X, class... Cache> auto step(X const& x, Cache&&... kept) const {
    using result = typename decltype(stepped<X, Cache...>())::type;
    if constexpr (is_mistake<result>) {
      return shape_mistake{};
    } else if constexpr (!in_order<X>) {
      return step(headsup_run_time::reordered_for<Layer>(x), kept...);
    } else {
      auto out = headsup_detail::unwritten<float>(headsup_detail::sizes_from<axes_of<result>>(x.sizes()));
      write<headsup_rule::step_into, result>(out, x, kept...);
      return out;
    }
  }

  /// The same, written to a tensor or view of the result's axes, which shares no memory with x or the cache.
  template <class Out, class X, class Cache> void step_into(Out&& out, X const& x, Cache&& kept) const {
    using swapped = headsup_rule::output_comes_first<headsup_rule::step_into, call, Out, X>;
    if constexpr (!swapped::value) static_assert(!HEADSUP_MISTAKE(swapped));
    else if constexpr (!takes<headsup_rule::step_into, step_of<X, Cache>, Out, X>)
      static_assert(!HEADSUP_MISTAKE(headsup_rule::can_be_written<headsup_rule::step_into, Out, step_of<X, Cache>>));
    else write<headsup_rule::step_into, step_of<X, Cache>>(out, x, kept);
  }
#define HEADSUP_CALL step_into
#define HEADSUP_MEMBER step_into
#include <headsup/diagnostics/any_call.inl>

 private:
  template <class Call, class Out, class X> static void must_be_apart(Out const& out, X const& x) {
    headsup_rule::must_be_apart<Call>(out.data(), out.size(), x.data(), x.size(), "x");
  }

  template <class X> static constexpr bool in_order = headsup_run_time::in_order_of<Layer, X>;
  template <class X, class... Given>
  using result_of = decltype(std::declval<Layer const&>()(std::declval<X const&>(), std::declval<Given const&>()...));
  template <class L = Layer>
  using step_call = headsup_rule::step<call, typename L::split::shared_heads, typename L::split::head, Cached>;

  /// The type of a step's result, which is as that of all tokens.
  template <class X, class... Cache> static auto stepped() {
    if constexpr (step_call<>::template rules<described<X>, described<Cache>...>::value && sizeof...(Cache) == 1) {
      return std::type_identity<result_of<X>>{};
    } else {
      static_assert(!HEADSUP_MISTAKE(headsup_detail::broken_by<step_call<>, X, Cache...>));
      return std::type_identity<shape_mistake>{};
    }
  }
  template <class X, class Cache> using step_of = typename decltype(stepped<X, Cache>())::type;

  /// Whether out takes the result, if x has the layer's order. The user's own call asks, so that no template of ours
  /// stands between in the message.
  template <class Call, class Result, class Out, class X>
  static constexpr bool takes =
      !in_order<X> || is_mistake<Result, Out> || headsup_rule::can_be_written<Call, Out, Result>::value;

  /// Writes the Result to out, unless one of both is wrong.
  template <class Call, class Result, class Out, class X, class... Cache>
  void write(Out&& out, X const& x, Cache&... kept) const {
    if constexpr (is_mistake<Result, Out>) {
      return;
    } else if constexpr (!in_order<X>) {
      if constexpr (Tensor<Out>) must_be_apart<Call>(out, x);
      auto const ordered = headsup_run_time::reordered_for<Layer>(x);
      if constexpr (sizeof...(Cache) == 0) into(out, ordered);
      else step_into(out, ordered, kept...);
    } else if constexpr (sizeof...(Cache) == 0) {
      call::must_hold(x);
      must_fit<Call, Result>(out, x);
      headsup_run_time::run(out.data(), weights_.which(), *this, kernel_, x);
    } else {
      auto&& into = headsup_detail::as_cache<X, features>(kept...);
      step_call<>::must_hold(x, into);
      into.each([this](auto& one) { one.must_be_of(mark_, call::name); });
      must_fit<Call, Result>(out, x);
      into.each([&]<class One>(One const& one) {
        for (auto const* numbers : {one.keys_data(), one.values_data()})
          headsup_rule::must_be_apart<Call>(out.data(), out.size(), numbers, One::layout::size, "the cache");
      });
      headsup_run_time::run(out.data(), weights_.which(), *this, kernel_, x, into);
    }
  }
  template <class Call, class Result, class Out, class X> static void must_fit(Out const& out, X const& x) {
    headsup_calls::must_hold<Call::row>(
        headsup_detail::view_at(out.data(), headsup_detail::sizes_from<axes_of<Result>>(x.sizes())), out);
    must_be_apart<Call>(out, x);
  }

  headsup_run_time::packed_weights<Weight> weights_;
  decltype(headsup_run_time::packed_kernel<Cached>(std::declval<Layer const&>(),
                                                   std::declval<headsup_run_time::packed_weights<Weight>&>())) kernel_;
  std::uint64_t mark_;
};

/// Packs the weights of a layer for inference on the machine that the program runs on:
///
///     auto const mha = pack(multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>{generator});
///     auto const y = mha(x);
///
/// For linear layers, embeddings and all attention layers. The memory is that of the weights, rounded up to whole
/// vector registers.
///
/// A layer of layers, as a transformer_block, becomes one of packed layers; what has nothing to pack, as a norm, is
/// copied.
///
/// pack<bfloat16>(layer) keeps the weights as bfloat16, in half the memory, and computes in float. It decodes nearly
/// twice as fast where memory limits the speed. pack<bfloat16, bfloat16>(layer) also caches keys and values as
/// bfloat16; name the cache by decltype(packed_layer)::cache<>.
///
/// pack<bfloat16, computed_in<bfloat16>>(layer) also computes products in bfloat16, prompts two or three times as fast
/// where the machine has instruction_set::avx512_bf16 (AMD's) or amx_bf16: what weights, keys and values are multiplied
/// by is rounded to bfloat16 too, and sums and softmax are floats. Subnormal numbers count as 0. Numbers are the same
/// without such instructions; tiles, which take four rows or more, add them up in an order of their own.
///
/// - Rounding: each weight within 2^-8 of itself, so a sum of products within 2^-8 sum |w x|, besides what floats
///             round; likewise cached keys and values. Computed in bfloat16: within 2^-7 sum |w x|
/// - Errors:   something else: HU046; an instruction set that the machine does not support: argument_error
template <class Weight = float, class Cached = float, class Layer>
requires(headsup_rule::packs<Layer, Weight, Cached>::value)
auto pack(Layer const& layer, instruction_set which = instruction_set_in_use()) {
  if constexpr (headsup_run_time::HasEach<Layer>)
    return layer.with_each(headsup_run_time::packs_each<Weight, Cached>{which});
  else return typename headsup_run_time::packed_numbers<Layer, Weight, Cached>::type(layer, supported(which));
}

namespace headsup_run_time {
template <class Weight, class Cached>
template <class Part>
auto packs_each<Weight, Cached>::operator()(Part const& part) const {
  constexpr bool steps = requires { typename Part::template cache<>; };
  if constexpr (HasEach<Part> || Packable<Part>)
    return pack<Weight, std::conditional_t<steps, Cached, float>>(part, which);
  else return copied_layer(part);
}
}  // namespace headsup_run_time
#define HEADSUP_CALL pack
#include <headsup/diagnostics/other_calls.inl>
#define HEADSUP_CALL pack
#include <headsup/diagnostics/any_call.inl>
}  // namespace HEADSUP_NAMESPACE
