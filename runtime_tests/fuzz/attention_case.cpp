// Attention by the kernels, whose sizes are run-time numbers: in one pass, and step by step with a cache.

#include "fuzz/attention_in_double.hpp"
#include "fuzz/panels.hpp"
#include "fuzz/report.hpp"
#include "machine.hpp"

#include <headsup/kernels/vectorized.hpp>
#include <headsup/parallel/worker_threads.hpp>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>

namespace fuzz {
namespace {

using headsup::bfloat16;
using computed = headsup::computed_in<bfloat16>;
using headsup::instruction_set;
namespace kernels = headsup::headsup_kernels;

/// How a weight lies in memory: as nn.Linear stores it, transposed, or in panels.
enum class layout { by_rows, by_columns, packed };
constexpr char const* layout_names[] = {"by rows", "by columns", "packed"};

char const* name_of(instruction_set which) {
  constexpr char const* names[] = {"baseline", "avx2", "avx512", "avx512_bf16", "amx_bf16"};
  return names[static_cast<int>(which)];
}

struct weight {
  numbers plain, rounded, bias;
  std::size_t in = 0, out = 0;
  layout how = layout::by_rows;
  panels_of<float> wide;
  panels_of<bfloat16> narrow;
  panels_of<computed> pairs;

  float const* bias_data() const { return bias.size() == 0 ? nullptr : bias.data(); }
  /// With the numbers that the kernels multiply by.
  projection map() const {
    float const* const data = rounded.size() == 0 ? plain.data() : rounded.data();
    if (how == layout::by_columns) return {data, bias_data(), in, out, 1, out};
    return {data, bias_data(), in, out, in, 1};
  }
  template <class Number> kernels::matrix_of<Number> matrix(instruction_set which) {
    projection const as = map();
    kernels::matrix const m{
        .numbers = plain.data(), .column = as.column, .step = as.step, .bias = as.bias, .columns = out, .depth = in};
    if constexpr (std::is_same_v<Number, bfloat16>) return narrow.of(which, m);
    else if constexpr (std::is_same_v<Number, computed>) return pairs.of(which, m);
    else return how == layout::packed ? wide.of(which, m) : m;
  }
};

/// All that a job has, drawn at random.
struct drawn_attention {
  std::size_t examples, tokens, depth, source_tokens = 0, source_depth, shared_heads, group, head_dim;
  bool causal = true, crossed = false, padded = false, projected = false, rounds_weights = false, rounds_cached = false;
  std::size_t window = static_cast<std::size_t>(-1);
  layout how;
  double scale;
  weight query, key, value, output;
  numbers x, source;
  std::unique_ptr<bool[]> present;
  /// For each example, head, query and key, where weights are dropped.
  std::vector<float> factors;

  std::size_t heads() const { return shared_heads * group; }
  std::size_t width() const { return heads() * head_dim; }
  std::size_t shared_width() const { return shared_heads * head_dim; }
  std::size_t keys() const { return crossed ? source_tokens : tokens; }
  std::size_t work() const {
    std::size_t const of_queries = tokens * depth * width(), of_keys = keys() * source_depth * shared_width();
    std::size_t const of_output = projected ? tokens * width() * width() : 0;
    return examples * (of_queries + 2 * of_keys + 2 * tokens * keys() * width() + of_output);
  }

  drawn_attention(trial& t, bool steps) {
    random_source& random = t.random;
    examples = random.between(1, 3);
    tokens = random.one_in(12) ? random.between(500, 2000) : random.size(300);
    depth = random.one_in(12) ? random.between(500, 1100) : random.size(130);
    head_dim = random.size(130);
    shared_heads = random.size(5);
    group = random.one_in(2) ? 1 : random.between(1, 4);
    projected = random.one_in(2);
    crossed = !steps && random.one_in(5);
    source_tokens = crossed ? random.size(300) : 0;
    source_depth = crossed ? random.size(130) : depth;
    while (work() > t.work) {
      std::size_t* const all[] = {&examples, &tokens, &depth, &head_dim, &shared_heads, &source_tokens, &source_depth};
      std::size_t& one = *all[random.below(std::size(all))];
      one = (one + 1) / 2;
      if (!crossed) source_depth = depth;
    }
    if (t.work > 1000000 && random.one_in(8)) draw_many(random);
    else if (t.work > 1000000 && random.one_in(8)) draw_long(random);
    causal = steps || (!crossed && !random.one_in(3));
    if (!crossed && random.one_in(3)) window = random.size(tokens + 3);
    padded = random.one_in(3);
    how = static_cast<layout>(random.one_in(2) ? 2 : random.below(2));
    rounds_weights = how == layout::packed && random.one_in(2);
    rounds_cached = random.one_in(steps ? 2 : 4);
    kind_of_numbers const kind = draw_kind(random);
    scale = random.one_in(4) ? random.fraction() : 1 / std::sqrt(static_cast<double>(head_dim));
    x = drawn(random, examples * tokens * depth, kind.how, kind.scale, kind.strange_inputs);
    source =
        drawn(random, examples * source_tokens * source_depth, kind.how, kind.scale, crossed && kind.strange_inputs);
    auto const draw_weight = [&](weight& to, std::size_t in, std::size_t out) {
      to.in = in, to.out = out, to.how = how;
      spread const as = kind.how == spread::equal || kind.how == spread::one_sign ? kind.how : spread::even;
      double const most = 2 / std::sqrt(static_cast<double>(in));
      to.plain = drawn(random, in * out, as, most, kind.strange_weights && random.one_in(3));
      if (rounds_weights) to.rounded = to.plain, round_to_bfloat16(to.rounded.data(), to.rounded.size());
      if (random.one_in(2)) to.bias = drawn(random, out, spread::even, 1, kind.strange_weights && random.one_in(3));
    };
    draw_weight(query, depth, width());
    draw_weight(key, source_depth, shared_width());
    draw_weight(value, source_depth, shared_width());
    if (rounds_cached && value.bias.size() != 0 && random.one_in(6))
      value.bias.data()[random.below(value.bias.size())] = infinite_as_bfloat16;
    if (projected) draw_weight(output, width(), width());
    if (padded) draw_present(random);
    if (!steps && random.one_in(6)) draw_factors(random);
    t.is(examples, " of ", tokens, " tokens of ", depth, ", ", shared_heads, " x ", group, " heads of ", head_dim,
         projected ? ", projected, " : ", ", layout_names[static_cast<int>(how)], rounds_weights ? " as bfloat16" : "",
         rounds_cached ? ", cached as bfloat16" : "", causal ? ", causal" : "",
         window > tokens + 3 ? std::string{} : ", window " + std::to_string(window), padded ? ", padded" : "",
         crossed ? ", source of " + std::to_string(source_tokens) + " of " + std::to_string(source_depth)
                 : std::string{},
         factors.empty() ? "" : ", dropout", ", spread ", static_cast<int>(kind.how), " x ", kind.scale,
         kind.strange_inputs ? ", strange inputs" : "", kind.strange_weights ? ", strange weights" : "");
  }

  attention_layer layer() const {
    return {{{query.map(), key.map(), value.map(), heads(), scale}},
            projected ? output.map() : projection{},
            causal,
            window,
            rounds_cached};
  }

  /// The job without what differs between a pass and a step: where it reads and writes.
  template <class Weight, class Cached> kernels::attention_with<Weight, Cached> job(instruction_set which) {
    kernels::attention_with<Weight, Cached> job;
    job.examples = examples;
    job.heads = heads();
    job.group = group;
    job.head_dim = head_dim;
    job.causal = causal;
    job.window = window;
    job.scale = scale;
    job.query = query.matrix<Weight>(which);
    job.key = key.matrix<Weight>(which);
    job.value = value.matrix<Weight>(which);
    if (projected) job.output = output.matrix<Weight>(which);
    return job;
  }
  /// That of all tokens at once.
  template <class Weight, class Cached> kernels::attention_with<Weight, Cached> pass(instruction_set which) {
    auto whole = job<Weight, Cached>(which);
    whole.in = x.data();
    whole.tokens = tokens;
    if (crossed) whole.source = source.data(), whole.source_tokens = source_tokens;
    if (padded) whole.present = present.get();
    return whole;
  }

 private:
  /// So many examples or heads that kernels take them in waves, and small otherwise.
  void draw_many(random_source& random) {
    constexpr std::size_t wave = 3 << 18;
    tokens = random.between(1, 8);
    depth = source_depth = random.between(1, 3);
    head_dim = random.one_in(2) ? random.between(1, 8) : random.between(8, 130);
    group = random.between(1, 2);
    crossed = false;
    source_tokens = 0;
    std::size_t const many = wave * random.between(2, 4) / 2 / (tokens * head_dim * (group + 2));
    if (random.one_in(2)) shared_heads = many / examples + 1;
    else examples = many / shared_heads + 1;
    // The output projection, which costs the square of the width, takes more rows at a time.
    projected = width() <= 16;
    if (projected) examples = wave * random.between(2, 3) / 2 / (tokens * width()) + 1;
  }
  /// So many keys that a block of queries takes them in several blocks, and small otherwise.
  void draw_long(random_source& random) {
    examples = group = 1;
    tokens = random.between(200, 600);
    depth = source_depth = random.between(1, 8);
    shared_heads = random.between(1, 2);
    head_dim = random.between(1, 6);
    crossed = false;
    source_tokens = 0;
  }
  /// Padding before or after the text, or anywhere; it may be all of a text.
  void draw_present(random_source& random) {
    present = std::make_unique<bool[]>(examples * keys());
    std::size_t const way = random.below(4);
    for (std::size_t e = 0; e < examples; ++e) {
      std::size_t const bound = random.below(keys() + 1);
      for (std::size_t k = 0; k < keys(); ++k)
        present[e * keys() + k] = way == 0   ? k >= bound
                                  : way == 1 ? k < bound
                                  : way == 2 ? random.one_in(2)
                                             : !random.one_in(10);
    }
  }
  void draw_factors(random_source& random) {
    double const rate = random.pick({0.1, 0.5, 0.9, 1.0});
    float const kept = rate == 1 ? 0 : static_cast<float>(1 / (1 - rate));
    factors.resize(examples * heads() * tokens * keys());
    for (float& each : factors) each = random.fraction() < rate ? 0 : kept;
  }
};

/// Hands out the factors of one query after the other.
struct given_factors {
  float const* next;
  static void draw(void* self, float* to, std::size_t step, std::size_t keys) {
    float const*& next = static_cast<given_factors*>(self)->next;
    for (std::size_t k = 0; k < keys; ++k) to[k * step] = *next++;
  }
};

/// In one pass nothing is cached, so the numbers of a cache do not matter.
template <class Weight, class Cached> void try_passes(trial& t, drawn_attention& all) {
  attention_layer layer = all.layer();
  layer.rounds_cached = false;
  std::vector<std::vector<bounded>> expected;
  for (std::size_t e = 0; e < all.examples; ++e) {
    attention_in_double const one(layer, all.x.data() + e * all.tokens * all.depth, all.tokens,
                                  all.crossed ? all.source.data() + e * all.source_tokens * all.source_depth : nullptr,
                                  all.source_tokens);
    std::vector<float const*> factors;
    for (std::size_t h = 0; h < all.heads() && !all.factors.empty(); ++h)
      factors.push_back(&all.factors[(e * all.heads() + h) * all.tokens * all.keys()]);
    expected.push_back(
        one.rows(0, all.tokens, all.keys(), all.padded ? &all.present[e * all.keys()] : nullptr, factors));
  }

  std::size_t const out_row = all.width(), size = all.examples * all.tokens * out_row;
  std::size_t const threads = t.random.between(2, 4), before = t.random.below(4);
  for (instruction_set which : instruction_sets()) {
    guarded alone(size, before), shared(size, before);
    auto job = all.pass<Weight, Cached>(which);
    for (guarded* out : {&alone, &shared}) {
      std::size_t const n = out == &alone ? 1 : threads;
      headsup::worker_threads const team(n, headsup::oversubscribe::yes);
      given_factors factors{all.factors.data()};
      if (!all.factors.empty()) job.drop = {given_factors::draw, &factors};
      job.out = out->data();
      t.now(name_of(which), ", ", n, " threads");
      kernels::attend(which, job);
      out->expect_untouched(t);
    }
    for (std::size_t e = 0; e < all.examples; ++e)
      t.expect_near("out", alone.data() + e * all.tokens * out_row, expected[e]);
    t.expect_same("out", shared.data(), alone.data(), size, "with one thread");
  }
}

/// Computed in bfloat16: with the processor's pairs the bits of without, and of any number of threads.
void try_pairs(trial& t, drawn_attention& all) {
  std::size_t const size = all.examples * all.tokens * all.width(), threads = t.random.between(2, 4);
  std::optional<guarded> without;
  for (instruction_set which : all_instruction_sets()) {
    guarded alone(size), shared(size);
    auto job = all.pass<computed, computed>(which);
    for (guarded* out : {&alone, &shared}) {
      std::size_t const n = out == &alone ? 1 : threads;
      headsup::worker_threads const team(n, headsup::oversubscribe::yes);
      job.out = out->data();
      t.now(name_of(which), ", computed in bfloat16, ", n, " threads");
      kernels::attend(which, job);
      out->expect_untouched(t);
    }
    t.expect_same("out", shared.data(), alone.data(), size, "with one thread");
    if (which == instruction_set::avx512_bf16)
      t.expect_same("out", alone.data(), without->data(), size, "without pairs");
    if (which == instruction_set::avx512) without.emplace(std::move(alone));
  }
}

/// Some examples, and how many tokens of each come in one step after those that it has.
struct chunk {
  std::size_t example, examples, count;
  std::vector<std::size_t> first;
};

/// A prompt in chunks, and then one token at a time, as far as a few steps more. Of examples that have a cache each,
/// the first few begin with prompts of their own.
std::vector<chunk> drawn_chunks(trial& t, drawn_attention const& all, bool apart) {
  std::vector<chunk> chunks;
  std::vector<std::size_t> taken(all.examples);
  auto const take = [&](std::size_t example, std::size_t examples, std::size_t count) {
    chunks.push_back({example, examples, count, taken});
    for (std::size_t e = example; e < example + examples; ++e) taken[e] += count;
  };
  for (std::size_t e = 0; apart && e < std::min(all.examples, std::size_t{3}); ++e)
    if (std::size_t const prompt = t.random.below(all.tokens); prompt != 0) take(e, 1, prompt);
  std::size_t left = all.tokens - *std::max_element(taken.begin(), taken.end());
  std::size_t const most = t.random.size(left), ones = t.random.size(40);
  for (; left != 0; left -= chunks.back().count)
    take(0, all.examples, left > ones ? std::min(left - ones, t.random.size(most)) : 1);
  return chunks;
}

/// What steps leave: one cache for all examples, one after the other, or a cache for each in the same memory.
template <class Cached> struct cache_memory {
  guarded_of<Cached> keys, values;
  std::size_t each;
  std::vector<kernels::cached_sequence<Cached>> sequences;
  std::unique_ptr<bool[]> finite;

  cache_memory(std::size_t examples, std::size_t of_each)
      : keys(examples * of_each), values(examples * of_each), each(of_each), finite(new bool[examples]) {
    std::fill_n(finite.get(), examples, true);
  }
  static kernels::cached_sequence<Cached> at(void const* first, std::size_t example) {
    return static_cast<kernels::cached_sequence<Cached> const*>(first)[example];
  }
  template <class Job> void give_to(Job& job, chunk const& now, bool apart, bool tells_finite) {
    if (!apart) {
      job.keys = keys.data(), job.values = values.data(), job.cached = now.first[0];
      job.finite = tells_finite ? finite.get() : nullptr;
      return;
    }
    sequences.clear();
    for (std::size_t e = now.example; e < now.example + now.examples; ++e)
      sequences.push_back(
          {keys.data() + e * each, values.data() + e * each, now.first[e], tells_finite ? finite.get() + e : nullptr});
    job.own.at = at;
    job.own.all = sequences.data();
  }
};

template <class Weight, class Cached> void try_steps(trial& t, drawn_attention& all) {
  t.has_ties = std::is_same_v<Cached, bfloat16>;
  std::size_t const out_row = all.width();
  bool const apart = !all.padded && t.random.one_in(3), tells_finite = !t.random.one_in(4);
  std::vector<chunk> const chunks = drawn_chunks(t, all, apart);
  std::vector<attention_in_double> exact;
  for (std::size_t e = 0; e < all.examples; ++e)
    exact.emplace_back(all.layer(), all.x.data() + e * all.tokens * all.depth, all.tokens);

  std::size_t const capacity = all.tokens + t.random.below(5);
  std::size_t const threads = t.random.between(2, 4);
  for (instruction_set which : instruction_sets()) {
    using memory = cache_memory<Cached>;
    memory alone(all.examples, all.shared_heads * capacity * all.head_dim);
    memory shared(all.examples, all.shared_heads * capacity * all.head_dim);
    auto job = all.job<Weight, Cached>(which);
    job.capacity = capacity;
    headsup::worker_threads const team(threads, headsup::oversubscribe::yes);
    for (chunk const& now : chunks) {
      std::size_t const key_count = now.first[0] + now.count;
      numbers in(now.examples * now.count * all.depth, now.first[0] % 4);
      auto const present = std::make_unique<bool[]>(all.examples * key_count);
      std::vector<std::vector<bounded>> expected;
      for (std::size_t e = now.example; e < now.example + now.examples; ++e) {
        std::size_t const first = now.first[e], last = first + now.count;
        std::copy_n(all.x.data() + (e * all.tokens + first) * all.depth, now.count * all.depth,
                    in.data() + (e - now.example) * now.count * all.depth);
        if (all.padded) std::copy_n(&all.present[e * all.tokens], last, &present[e * last]);
        expected.push_back(exact[e].rows(first, last, last, all.padded ? &present[e * last] : nullptr));
      }
      job.in = in.data();
      job.tokens = now.count;
      job.examples = now.examples;
      if (all.padded) job.present = present.get();
      guarded out(now.examples * now.count * out_row), again(now.examples * now.count * out_row);
      for (memory* cache : {&alone, &shared}) {
        std::optional<headsup::worker_threads> only_one;
        if (cache == &alone) only_one.emplace(1u);
        guarded& to = cache == &alone ? out : again;
        cache->give_to(job, now, apart, tells_finite);
        job.out = to.data();
        t.now(name_of(which), ", ", only_one ? 1 : threads, " threads, ", now.count, " after ", now.first[now.example],
              " of ", capacity, apart ? ", caches apart" : "");
        kernels::attend(which, job);
        to.expect_untouched(t);
      }
      for (std::size_t e = 0; e < now.examples; ++e)
        t.expect_near("out", out.data() + e * now.count * out_row, expected[e]);
      t.expect_same("out", again.data(), out.data(), out.size(), "with one thread");
      t.counts_step();
    }
    // The cache holds the keys and values, and what comes after them is as it was.
    for (std::size_t e = 0; e < all.examples; ++e) {
      std::size_t const taken = chunks.back().first[e] + chunks.back().count;
      for (std::size_t h = 0; h < all.shared_heads; ++h)
        for (std::size_t k = 0; k < capacity; ++k)
          for (std::size_t d = 0; d < all.head_dim; ++d) {
            std::size_t const at = ((e * all.shared_heads + h) * capacity + k) * all.head_dim + d;
            if (k >= taken) {
              if (alone.keys.is_written(at) || alone.values.is_written(at))
                t.fails("row ", k, " of a cache is written");
              continue;
            }
            std::size_t const of = k * all.shared_width() + h * all.head_dim + d;
            float const value = static_cast<float>(alone.values.data()[at]);
            t.expect_near("keys", at, static_cast<float>(alone.keys.data()[at]), exact[e].keys()[of]);
            t.expect_near("values", at, value, exact[e].values()[of]);
            if (tells_finite && !std::isfinite(value))
              for (memory* cache : {&alone, &shared})
                if (cache->finite[apart ? e : 0]) t.fails("values[", at, "] is ", value, ", and the cache finite");
          }
    }
    for (memory* cache : {&alone, &shared}) cache->keys.expect_untouched(t), cache->values.expect_untouched(t);
    t.expect_same("keys", shared.keys.data(), alone.keys.data(), alone.keys.size(), "with one thread");
    t.expect_same("values", shared.values.data(), alone.values.data(), alone.values.size(), "with one thread");
  }
}

}  // namespace

void attention_case(trial& t) {
  drawn_attention all(t, false);
  if (all.rounds_weights)
    all.rounds_cached ? try_passes<bfloat16, bfloat16>(t, all) : try_passes<bfloat16, float>(t, all);
  else all.rounds_cached ? try_passes<float, bfloat16>(t, all) : try_passes<float, float>(t, all);
  if (all.rounds_cached && all.factors.empty()) try_pairs(t, all);
}

void steps_case(trial& t) {
  drawn_attention all(t, true);
  if (all.rounds_weights)
    all.rounds_cached ? try_steps<bfloat16, bfloat16>(t, all) : try_steps<bfloat16, float>(t, all);
  else all.rounds_cached ? try_steps<float, bfloat16>(t, all) : try_steps<float, float>(t, all);
}

}  // namespace fuzz
