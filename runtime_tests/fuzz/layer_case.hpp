#ifndef HEADSUP_FUZZ_LAYER_CASE_HPP
#define HEADSUP_FUZZ_LAYER_CASE_HPP

// Layers, whose sizes are types, with everything that they take: plain and packed, as floats and as bfloat16, padding,
// dropout, another text, steps.

#include "fuzz/attention_in_double.hpp"
#include "fuzz/report.hpp"
#include "layers/reference_attention.hpp"
#include "machine.hpp"

#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/random/bernoulli.hpp>
#include <headsup/serving.hpp>

#include <algorithm>
#include <functional>
#include <string_view>

namespace fuzz {

using namespace headsup;

/// The weights of a layer, as the tests of layers describe them.
inline attention_layer described(reference::attention const& layer) {
  auto const map = [](reference::projection const& p) {
    return projection{p.weight, p.bias, p.in, p.out, p.column, p.step};
  };
  attention_layer result{{}, map(layer.output), layer.causal, layer.window};
  for (reference::part const& each : layer.parts) {
    double const head_dim = static_cast<double>(each.query.out / each.heads);
    result.parts.push_back({map(each.query), map(each.key), map(each.value), each.heads, 1 / std::sqrt(head_dim)});
  }
  return result;
}

template <template <std::size_t> class Role, class In>
using texts = tensor_view<float const, batch<dynamic>, Role<dynamic>, In>;
template <template <std::size_t> class Role, class In>
texts<Role, In> texts_of(float const* first, std::size_t examples, std::size_t count) {
  return texts<Role, In>(first, sized<batch>(examples), sized<Role>(count));
}

/// What layers share: their input, and how each call is made with one thread and with more.
class layer_trial {
 public:
  layer_trial(trial& of, std::size_t most_tokens, std::size_t in, std::size_t work_of_token)
      : t(of), examples(of.random.between(1, 3)), tokens(of.random.size(most_tokens)) {
    while (examples * tokens * (work_of_token + tokens * 8) > of.work && tokens > 1) tokens = (tokens + 1) / 2;
    kind = draw_kind(of.random);
    x = drawn(of.random, examples * tokens * in, kind.how, kind.scale, kind.strange_inputs);
    threads = of.random.between(2, 4);
  }

  template <class... Words> void is(char const* name, Words const&... words) {
    t.is(name, " of ", examples, " x ", tokens, " tokens", words..., ", spread ", static_cast<int>(kind.how), " x ",
         kind.scale, kind.strange_inputs ? ", strange inputs" : "", kind.strange_weights ? ", strange weights" : "");
  }

  /// `call` makes a tensor; it is called with one thread and with more.
  template <class Call> void check(char const* name, std::vector<bounded> const& expected, Call const& call) {
    check_numbers(name, expected, [&] {
      auto const y = call();
      return std::vector<float>(y.data(), y.data() + y.size());
    });
  }

  trial& t;
  std::size_t examples, tokens, threads;
  kind_of_numbers kind;
  numbers x;

 private:
  void check_numbers(char const* name, std::vector<bounded> const& expected,
                     std::function<std::vector<float>()> const& call) {
    std::vector<float> alone;
    for (std::size_t n : {std::size_t{1}, threads}) {
      worker_threads const team(n, oversubscribe::yes);
      t.now(name, ", instruction set ", static_cast<int>(instruction_set_in_use()), ", ", n, " threads");
      auto const y = call();
      if (y.size() != expected.size()) t.fails("gives ", y.size(), " numbers, expected ", expected.size());
      if (n != 1) return t.expect_same("out", y.data(), alone.data(), alone.size(), "with one thread");
      t.expect_near("out", y.data(), expected);
      alone = y;
    }
  }
};

/// Weights as a trained layer has them, and now and then stranger ones.
template <class Layer> void draw_weights(Layer& layer, trial& t, kind_of_numbers const& kind) {
  for_each_parameter(layer, [&](parameter_name const&, auto& parameter) {
    double const in = static_cast<double>(axes_of<std::remove_cvref_t<decltype(parameter)>>::size);
    spread const as = kind.how == spread::equal || kind.how == spread::one_sign ? kind.how : spread::even;
    draw(t.random, parameter.data(), parameter.size(), as, 2 / std::sqrt(std::sqrt(in)),
         kind.strange_weights && t.random.one_in(4));
  });
}

/// A packed layer and the instruction set that it is packed for, of which there is one for each.
template <class Packed> struct packed_for {
  instruction_set which;
  Packed packs;
};
/// Packs a layer, which then takes the weights that were kept of its own.
template <class Weight, class Cached, class Layer> auto packed_for_each(Layer& layer) {
  std::vector<packed_for<packed<Layer, Weight, Cached>>> all;
  for (instruction_set which : instruction_sets()) all.push_back({which, pack<Weight, Cached>(layer, which)});
  if constexpr (std::is_same_v<Weight, bfloat16>)
    for_each_parameter(layer, [](parameter_name const& name, auto& parameter) {
      if (!std::string_view(name.c_str()).ends_with("bias")) round_to_bfloat16(parameter.data(), parameter.size());
    });
  return all;
}
template <class Number> inline constexpr char const* kept_as = std::is_same_v<Number, float> ? "" : " as bfloat16";

/// Sets the dropout of a layer, or of all of its heads.
template <class Layer> requires requires(Layer& layer) { layer.dropout; }
void set_dropout(Layer& layer, double rate) {
  layer.dropout = dropout{rate};
}
template <class Layer> requires requires(Layer& layer) { layer.heads[0].dropout; }
void set_dropout(Layer& layer, double rate) {
  for (auto& head : layer.heads) head.dropout = dropout{rate};
}

/// Which tokens are no padding: those from a place on, or any; of a text, all may be padding.
template <template <std::size_t> class Role>
tensor<bool, batch<dynamic>, Role<dynamic>> drawn_present(random_source& random, std::size_t examples,
                                                          std::size_t count) {
  tensor<bool, batch<dynamic>, Role<dynamic>> present(sized<batch>(examples), sized<Role>(count));
  bool const anywhere = random.one_in(2);
  for (std::size_t e = 0; e < examples; ++e) {
    std::size_t const first = random.below(count + 1);
    for (std::size_t i = 0; i < count; ++i) present.data()[e * count + i] = anywhere ? random.one_in(2) : i >= first;
  }
  return present;
}

/// A view of memory in the shape of a tensor.
template <Axis... As> tensor_view<float, As...> shaped_like(tensor<float, As...> const& other, float* first) {
  return tensor_view<float, As...>(first, other.sizes());
}

/// What dropout multiplies the weights by, as PyTorch draws it: for all weights of a part, one part after the other.
inline std::vector<float> factors_of(torch_generator& generator, double rate, std::size_t parts, std::size_t of_part) {
  std::vector<float> factors(parts * of_part, rate == 0 ? 1.0f : 0.0f);
  if (rate == 0 || rate == 1) return factors;
  for (std::size_t p = 0; p < parts; ++p) headsup_random::bernoulli(generator, &factors[p * of_part], of_part, 1 - rate);
  for (float& each : factors) each *= 1 / static_cast<float>(1 - rate);
  return factors;
}

/// The expected results of all examples, without dropout or with it.
inline std::vector<bounded> all_rows(std::vector<attention_in_double> const& exact, attention_layer const& layer,
                                     std::size_t tokens, std::size_t keys, bool const* present = nullptr,
                                     std::vector<float> const* factors = nullptr) {
  std::vector<bounded> all;
  for (std::size_t e = 0; e < exact.size(); ++e) {
    std::vector<float const*> of_heads;
    for (std::size_t p = 0; p < layer.parts.size() && factors != nullptr; ++p)
      for (std::size_t heads = layer.parts[p].heads, h = 0; h < heads; ++h)
        of_heads.push_back(&(*factors)[((p * exact.size() + e) * heads + h) * tokens * keys]);
    auto const one = exact[e].rows(0, tokens, keys, present == nullptr ? nullptr : present + e * keys, of_heads);
    all.insert(all.end(), one.begin(), one.end());
  }
  return all;
}

/// What a layer takes besides its input.
template <class Layer> inline constexpr bool knows_padding = requires { typename Layer::shared_heads; };
template <class Layer> inline constexpr bool drops_weights = requires(Layer& layer) { set_dropout(layer, 0.5); };
template <class Layer> inline constexpr bool sees_later_tokens = true;
template <Axis In, Axis Out, Axis Context, class... Options>
inline constexpr bool sees_later_tokens<causal_attention<In, Out, Context, Options...>> = false;
template <Axis In, Axis Out, Axis Context, Axis Heads, class... Options>
inline constexpr bool sees_later_tokens<multi_head_attention_wrapper<In, Out, Context, Heads, Options...>> = false;
template <Axis In, Axis Out, Axis Context, Axis Heads, class... Options>
inline constexpr bool sees_later_tokens<multi_head_attention<In, Out, Context, Heads, Options...>> =
    !attention_options<Options...>::causal;

/// Steps of any numbers of tokens, packed, and plain if both cache the same numbers, against the same queries of one pass.
template <class Layer, class Weight, class Cached>
void check_steps(layer_trial& now, Layer const& layer,
                 std::vector<packed_for<packed<Layer, Weight, Cached>>> const& sets,
                 std::vector<attention_in_double> const& exact) {
  using in = typename Layer::features;
  std::vector<std::size_t> chunks;
  std::size_t const most = now.t.random.size(now.tokens);
  for (std::size_t left = now.tokens; left != 0; left -= chunks.back())
    chunks.push_back(std::min(left, now.t.random.one_in(2) ? 1 : now.t.random.size(most)));

  for (auto const& set : sets) {
    using_instruction_set const used(set.which);
    auto const& packs = set.packs;
    typename Layer::template cache<batch<2>> plain_cache;
    typename packed<Layer, Weight, Cached>::template cache<batch<2>> packed_cache;
    std::size_t first = 0;
    for (std::size_t count : chunks) {
      std::vector<bounded> expected;
      numbers chunk(2 * count * in::size, first % 4);
      for (std::size_t e = 0; e < 2; ++e) {
        auto const one = exact[e].rows(first, first + count, first + count);
        expected.insert(expected.end(), one.begin(), one.end());
        std::copy_n(now.x.data() + (e * now.tokens + first) * in::size, count * in::size,
                    chunk.data() + e * count * in::size);
      }
      auto const x = texts_of<headsup::tokens, in>(chunk.data(), 2, count);
      auto const from_here = [&](auto& cache, auto step) {
        return [&cache, step, first] {
          cache.drop_newest(cache.size() - first);
          return step(cache);
        };
      };
      if constexpr (std::is_same_v<Cached, float>)
        now.check("layer.step", expected, from_here(plain_cache, [&](auto& cache) { return layer.step(x, cache); }));
      now.check("packed.step", expected, from_here(packed_cache, [&](auto& cache) { return packs.step(x, cache); }));
      now.t.counts_step();
      first += count;
    }
  }
}

/// Sequences that have a cache each, of different lengths, in one step, against the same queries of one pass.
template <class Layer, class Weight, class Cached>
void check_sequences(layer_trial& now, Layer const& layer,
                     std::vector<packed_for<packed<Layer, Weight, Cached>>> const& sets,
                     std::vector<attention_in_double> const& exact) {
  using in = typename Layer::features;
  using plain_cache = typename Layer::template cache<>;
  using packed_cache = typename packed<Layer, Weight, Cached>::template cache<>;
  auto const some = [&](std::size_t e, std::size_t first) {
    return now.x.data() + (e * now.tokens + first) * in::size;
  };
  std::vector<std::size_t> lengths;
  for (std::size_t e = 0; e < now.examples; ++e) lengths.push_back(now.t.random.below(now.tokens));
  std::size_t const left = now.tokens - *std::max_element(lengths.begin(), lengths.end());
  std::vector<std::size_t> chunks;
  for (std::size_t taken = 0; taken != left && chunks.size() != 20; taken += chunks.back())
    chunks.push_back(now.t.random.one_in(2) ? 1 : now.t.random.size(left - taken));

  for (auto const& set : sets) {
    using_instruction_set const used(set.which);
    auto const& packs = set.packs;
    std::vector<plain_cache> of_plain(now.examples);
    std::vector<packed_cache> of_packed(now.examples);
    std::vector<packed_cache*> pointers;
    for (packed_cache& each : of_packed) pointers.push_back(&each);
    auto const rewind = [&](auto& caches, std::size_t taken) {
      for (std::size_t e = 0; e < now.examples; ++e) caches[e].drop_newest(caches[e].size() - lengths[e] - taken);
    };
    for (std::size_t e = 0; e < now.examples; ++e)
      if (lengths[e] != 0) {
        tensor_view<float const, tokens<dynamic>, in> const text(some(e, 0), sized<tokens>(lengths[e]));
        (void)packs.step(text, of_packed[e]);
        if constexpr (std::is_same_v<Cached, float>) (void)layer.step(text, of_plain[e]);
      }
    std::size_t taken = 0;
    for (std::size_t count : chunks) {
      std::vector<bounded> expected;
      numbers chunk(now.examples * count * in::size, taken % 4);
      for (std::size_t e = 0; e < now.examples; ++e) {
        std::size_t const first = lengths[e] + taken;
        auto const one = exact[e].rows(first, first + count, first + count);
        expected.insert(expected.end(), one.begin(), one.end());
        std::copy_n(some(e, first), count * in::size, chunk.data() + e * count * in::size);
      }
      auto const x = texts_of<headsup::tokens, in>(chunk.data(), now.examples, count);
      if constexpr (std::is_same_v<Cached, float>)
        now.check("layer.step of sequences", expected, [&] {
          rewind(of_plain, taken);
          return layer.step(x, of_plain);
        });
      now.check("packed.step of sequences", expected, [&] {
        rewind(of_packed, taken);
        return packs.step(x, pointers);
      });
      now.t.counts_step();
      taken += count;
    }
  }
}

/// A layer whose tokens look at each other; packed, it keeps Weights and caches Cached numbers.
template <class Weight, class Cached, class Layer> void self_attention_layer(trial& t, char const* name) {
  using in = typename Layer::features;
  Layer layer;
  layer_trial now(t, 200, in::size, count_parameters(layer));
  draw_weights(layer, t, now.kind);
  auto const sets = packed_for_each<Weight, Cached>(layer);
  now.is(name, ", packed", kept_as<Weight>, ", cached", kept_as<Cached>);
  attention_layer const plain = described(reference::describe(layer));
  auto const exactly_by = [&](attention_layer const& of) {
    std::vector<attention_in_double> all;
    for (std::size_t e = 0; e < now.examples; ++e)
      all.emplace_back(of, now.x.data() + e * now.tokens * in::size, now.tokens);
    return all;
  };
  std::vector<attention_in_double> const exact = exactly_by(plain);
  auto const x = texts_of<headsup::tokens, in>(now.x.data(), now.examples, now.tokens);

  auto const expected = all_rows(exact, plain, now.tokens, now.tokens);
  for (auto const& set : sets) {
    using_instruction_set const used(set.which);
    auto const& packs = set.packs;
    auto const sample = packs(x);
    now.check("layer(x)", expected, [&] { return layer(x); });
    now.check("packed(x)", expected, [&] { return packs(x); });
    now.check("packed.into", expected, [&] {
      guarded memory(expected.size(), now.tokens % 4);
      packs.into(shaped_like(sample, memory.data()), x);
      memory.expect_untouched(t);
      return memory;
    });
  }
  if constexpr (knows_padding<Layer>)
    if (t.random.one_in(2)) {
      auto const present = drawn_present<headsup::tokens>(t.random, now.examples, now.tokens);
      auto const padded = all_rows(exact, plain, now.tokens, now.tokens, present.data());
      for (auto const& set : sets) {
        using_instruction_set const used(set.which);
        now.check("layer(x, present)", padded, [&] { return layer(x, present); });
        now.check("packed(x, present)", padded, [&] { return set.packs(x, present); });
      }
    }
  if constexpr (drops_weights<Layer>)
    if (t.random.one_in(3)) {
      torch_generator const generator{t.random.bits()};
      double const rate = t.random.pick({0.0, 0.1, 0.5, 0.9, 1.0});
      set_dropout(layer, rate);
      torch_generator of_factors = generator;
      auto const factors = factors_of(of_factors, rate, plain.parts.size(),
                                      now.examples * plain.parts[0].heads * now.tokens * now.tokens);
      auto const dropped = all_rows(exact, plain, now.tokens, now.tokens, nullptr, &factors);
      for (instruction_set which : instruction_sets()) {
        using_instruction_set const used(which);
        now.check("layer(x, generator)", dropped, [&] {
          torch_generator drawn = generator;
          return layer(x, drawn);
        });
      }
    }
  if constexpr (!sees_later_tokens<Layer>) {
    attention_layer stepwise = plain;
    stepwise.rounds_cached = t.has_ties = std::is_same_v<Cached, bfloat16>;
    std::vector<attention_in_double> const by_steps = exactly_by(stepwise);
    if (now.examples == 2) check_steps(now, layer, sets, by_steps);
    if (t.random.one_in(2)) check_sequences(now, layer, sets, by_steps);
  }
}
template <class Layer> void self_attention_layer(trial& t, char const* name) {
  using of_cache = std::conditional_t<sees_later_tokens<Layer>, float, bfloat16>;
  t.random.one_in(2) ? self_attention_layer<float, float, Layer>(t, name)
                     : self_attention_layer<bfloat16, of_cache, Layer>(t, name);
}

/// A layer whose tokens look at another text.
template <class Weight, class Layer> void cross_attention_layer(trial& t, char const* name) {
  using in = typename Layer::features;
  using source_in = typename Layer::source_features;
  Layer layer;
  layer_trial now(t, 200, in::size, count_parameters(layer));
  draw_weights(layer, t, now.kind);
  auto const sets = packed_for_each<Weight, float>(layer);
  std::size_t const keys = std::min(t.random.size(200), 4 * now.tokens + 20);
  now.is(name, ", ", keys, " keys, packed", kept_as<Weight>);
  auto const source =
      drawn(t.random, now.examples * keys * source_in::size, now.kind.how, now.kind.scale, now.kind.strange_inputs);
  attention_layer const plain = described(reference::describe(layer));
  std::vector<attention_in_double> exact;
  for (std::size_t e = 0; e < now.examples; ++e)
    exact.emplace_back(plain, now.x.data() + e * now.tokens * in::size, now.tokens,
                       source.data() + e * keys * source_in::size, keys);
  auto const x = texts_of<headsup::tokens, in>(now.x.data(), now.examples, now.tokens);
  auto const looked_at = texts_of<headsup::keys, source_in>(source.data(), now.examples, keys);
  auto const present = drawn_present<headsup::keys>(t.random, now.examples, keys);
  auto const expected = all_rows(exact, plain, now.tokens, keys);
  auto const padded = all_rows(exact, plain, now.tokens, keys, present.data());
  for (auto const& set : sets) {
    using_instruction_set const used(set.which);
    auto const& packs = set.packs;
    now.check("layer(x, source)", expected, [&] { return layer(x, looked_at); });
    now.check("packed(x, source)", expected, [&] { return packs(x, looked_at); });
    now.check("layer(x, source, present)", padded, [&] { return layer(x, looked_at, present); });
    now.check("packed(x, source, present)", padded, [&] { return packs(x, looked_at, present); });
  }
}

template <class Layer> void cross_attention_layer(trial& t, char const* name) {
  t.random.one_in(2) ? cross_attention_layer<float, Layer>(t, name) : cross_attention_layer<bfloat16, Layer>(t, name);
}

}  // namespace fuzz

#endif
