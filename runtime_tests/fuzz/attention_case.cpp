// Attention by the kernels, whose sizes are run-time numbers: in one pass, and step by step with a cache.

#include "fuzz/attention_in_double.hpp"
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

using headsup::instruction_set;
namespace kernels = headsup::kernels;

/// How a weight lies in memory: as nn.Linear stores it, transposed, or in panels.
enum class layout { by_rows, by_columns, packed };
constexpr char const* layout_names[] = {"by rows", "by columns", "packed"};

char const* name_of(instruction_set which) {
  return which == instruction_set::avx512 ? "avx512" : which == instruction_set::avx2 ? "avx2" : "baseline";
}

struct weight {
  numbers plain, bias, panels;
  std::size_t in = 0, out = 0;
  layout how = layout::by_rows;

  float const* bias_data() const { return bias.size() == 0 ? nullptr : bias.data(); }
  projection map() const {
    if (how == layout::by_columns) return {plain.data(), bias_data(), in, out, 1, out};
    return {plain.data(), bias_data(), in, out, in, 1};
  }
  kernels::matrix matrix(instruction_set which) {
    projection const as = map();
    kernels::matrix m{
        .numbers = plain.data(), .column = as.column, .step = as.step, .bias = as.bias, .columns = out, .depth = in};
    if (how != layout::packed) return m;
    panels = numbers(kernels::packed_size(which, out, in), 0);
    kernels::pack(which, panels.data(), m);
    return {.panels = panels.data(), .bias = as.bias, .columns = out, .depth = in};
  }
};

/// All that a job has, drawn at random.
struct drawn_attention {
  std::size_t examples, tokens, depth, source_tokens = 0, source_depth, shared_heads, group, head_dim;
  bool causal = true, crossed = false, padded = false, projected = false;
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
    causal = steps || (!crossed && !random.one_in(3));
    if (!crossed && random.one_in(3)) window = random.size(tokens + 3);
    padded = random.one_in(3);
    how = static_cast<layout>(random.one_in(2) ? 2 : random.below(2));
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
      if (random.one_in(2)) to.bias = drawn(random, out, spread::even, 1, kind.strange_weights && random.one_in(3));
    };
    draw_weight(query, depth, width());
    draw_weight(key, source_depth, shared_width());
    draw_weight(value, source_depth, shared_width());
    if (projected) draw_weight(output, width(), width());
    if (padded) draw_present(random);
    if (!steps && random.one_in(6)) draw_factors(random);
    t.is(examples, " of ", tokens, " tokens of ", depth, ", ", shared_heads, " x ", group, " heads of ", head_dim,
         projected ? ", projected, " : ", ", layout_names[static_cast<int>(how)], causal ? ", causal" : "",
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
            window};
  }

  /// The job without what differs between a pass and a step: where it reads and writes.
  kernels::attention job(instruction_set which) {
    kernels::attention job;
    job.examples = examples;
    job.heads = heads();
    job.group = group;
    job.head_dim = head_dim;
    job.causal = causal;
    job.window = window;
    job.scale = scale;
    job.query = query.matrix(which);
    job.key = key.matrix(which);
    job.value = value.matrix(which);
    if (projected) job.output = output.matrix(which);
    return job;
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

}  // namespace

void attention_case(trial& t) {
  drawn_attention all(t, false);
  std::vector<std::vector<bounded>> expected;
  for (std::size_t e = 0; e < all.examples; ++e) {
    attention_in_double const one(all.layer(), all.x.data() + e * all.tokens * all.depth, all.tokens,
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
    kernels::attention job = all.job(which);
    job.in = all.x.data();
    job.tokens = all.tokens;
    if (all.crossed) job.source = all.source.data(), job.source_tokens = all.source_tokens;
    if (all.padded) job.present = all.present.get();
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

void steps_case(trial& t) {
  drawn_attention all(t, true);
  std::size_t const out_row = all.width();
  std::vector<attention_in_double> exact;
  for (std::size_t e = 0; e < all.examples; ++e)
    exact.emplace_back(all.layer(), all.x.data() + e * all.tokens * all.depth, all.tokens);

  // A prompt in chunks, and then one token at a time, as far as a few steps more.
  std::vector<std::size_t> chunks;
  std::size_t const most = t.random.size(all.tokens), ones = t.random.size(40);
  std::size_t left = all.tokens;
  while (left > ones) chunks.push_back(std::min(left - ones, t.random.size(most))), left -= chunks.back();
  while (left != 0) chunks.push_back(1), --left;

  std::size_t const capacity = all.tokens + t.random.below(5);
  std::size_t const cache_size = all.examples * all.shared_heads * capacity * all.head_dim;
  std::size_t const threads = t.random.between(2, 4);
  for (instruction_set which : instruction_sets()) {
    struct memory {
      guarded keys, values;
    };
    memory alone{guarded(cache_size), guarded(cache_size)}, shared{guarded(cache_size), guarded(cache_size)};
    kernels::attention job = all.job(which);
    headsup::worker_threads const team(threads, headsup::oversubscribe::yes);
    std::size_t first = 0;
    for (std::size_t count : chunks) {
      std::size_t const key_count = first + count;
      numbers in(all.examples * count * all.depth, first % 4);
      auto const present = std::make_unique<bool[]>(all.examples * key_count);
      std::vector<std::vector<bounded>> expected;
      for (std::size_t e = 0; e < all.examples; ++e) {
        std::copy_n(all.x.data() + (e * all.tokens + first) * all.depth, count * all.depth,
                    in.data() + e * count * all.depth);
        if (all.padded) std::copy_n(&all.present[e * all.tokens], key_count, &present[e * key_count]);
        expected.push_back(exact[e].rows(first, key_count, key_count, all.padded ? &present[e * key_count] : nullptr));
      }
      job.in = in.data();
      job.tokens = count;
      job.cached = first;
      job.capacity = capacity;
      if (all.padded) job.present = present.get();
      guarded out(all.examples * count * out_row), again(all.examples * count * out_row);
      for (memory* cache : {&alone, &shared}) {
        std::optional<headsup::worker_threads> only_one;
        if (cache == &alone) only_one.emplace(1u);
        guarded& to = cache == &alone ? out : again;
        job.keys = cache->keys.data();
        job.values = cache->values.data();
        job.out = to.data();
        t.now(name_of(which), ", ", only_one ? 1 : threads, " threads, ", count, " after ", first, " of ", capacity);
        kernels::attend(which, job);
        to.expect_untouched(t);
      }
      for (std::size_t e = 0; e < all.examples; ++e)
        t.expect_near("out", out.data() + e * count * out_row, expected[e]);
      t.expect_same("out", again.data(), out.data(), out.size(), "with one thread");
      t.counts_step();
      first = key_count;
    }
    // The cache holds the keys and values, and what comes after them is as it was.
    for (std::size_t e = 0; e < all.examples; ++e)
      for (std::size_t h = 0; h < all.shared_heads; ++h)
        for (std::size_t k = 0; k < capacity; ++k)
          for (std::size_t d = 0; d < all.head_dim; ++d) {
            std::size_t const at = ((e * all.shared_heads + h) * capacity + k) * all.head_dim + d;
            if (k >= all.tokens) {
              if (alone.keys.is_written(at) || alone.values.is_written(at))
                t.fails("row ", k, " of a cache is written");
              continue;
            }
            std::size_t const of = k * all.shared_width() + h * all.head_dim + d;
            t.expect_near("keys", at, alone.keys.data()[at], exact[e].keys()[of]);
            t.expect_near("values", at, alone.values.data()[at], exact[e].values()[of]);
          }
    for (memory* cache : {&alone, &shared}) cache->keys.expect_untouched(t), cache->values.expect_untouched(t);
    t.expect_same("keys", shared.keys.data(), alone.keys.data(), cache_size, "with one thread");
    t.expect_same("values", shared.values.data(), alone.values.data(), cache_size, "with one thread");
  }
}

}  // namespace fuzz
