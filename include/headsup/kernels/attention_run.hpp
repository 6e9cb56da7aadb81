#pragma once

#include <headsup/kernels/attention_block.hpp>

#include <initializer_list>

// Attention of whole layers: projections, waves of heads whose memory stays bounded, and the output projection.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
/// How much of a job is done at a time, and in what memory. All heads of all examples at once would need as much memory
/// as the input, or more; a few heads at a time keep it below 4 MiB, unless a few are too large.
template <class Weight, class Cached> class attention_run {
  using job_type = attention_with<Weight, Cached>;

 public:
  attention_run(attention_kernels<Weight, Cached> const& kernels, job_type const& what) : set(kernels), job(what) {
    // A wave of heads begins where a panel does; the columns of a tile are a power of 2.
    std::size_t align = columns;
    while (align % 2 == 0 && align * job.head_dim / 2 % columns == 0) align /= 2;
    std::size_t const each = one * group + (in_cache ? 0 : 2 * one_of_keys);
    std::size_t const fit = wave / each == 0 ? 1 : wave / each;
    std::size_t const waves = (all_heads + fit - 1) / fit;
    wave_heads = least(((all_heads + waves - 1) / waves + align - 1) / align * align, all_heads);
    wave_examples = waves > 1 ? 1 : least(fit / all_heads, job.examples);

    std::size_t const projected = wave_examples * wave_heads * each;
    apart = job.output.columns != 0 && all_rows * width <= wave / 6;
    chunk_rows = apart ? all_rows : least(wave / width + 1, all_rows);
    std::size_t const chunk = job.output.columns == 0 ? 0 : chunk_rows * width;
    std::size_t const shared = apart ? projected + chunk : most(projected, chunk);
    room = 0;
    for (auto const* each_one : {&job.query, &job.key, &job.output})
      room = most(room, set.product.room_of(*each_one, most(all_rows, job.examples * job.source_tokens)));
    std::size_t const most_keys = job.own.at == nullptr ? key_count : job.capacity;
    own = room + (one_by_one ? most_keys + set.block.lanes + job.head_dim
                             : query_block::size(set.block, job.head_dim, copies, 0));
    own = (own + 15) / 16 * 16;
    std::size_t own_of_all = members * own;
    if (dropping) own_of_all = most(own_of_all, room + query_block::size(set.block, job.head_dim, copies, key_count));
    memory = use.at_least((shared + 15) / 16 * 16 + own_of_all);
    rooms = memory + (shared + 15) / 16 * 16;
    context = apart ? memory + projected : job.out;
  }

  void operator()() const {
    for (std::size_t example = 0; example < job.examples; example += wave_examples)
      for (std::size_t head = 0; head < all_heads; head += wave_heads) {
        heads_of_examples const now{example, least(wave_examples, job.examples - example), head,
                                    least(wave_heads, all_heads - head)};
        wave_memory const at = memory_of(now);
        bool const finite = project(now, at);
        if (cached && !in_cache) keep(now, at, finite);
        else if (job.finite != nullptr && !finite) *job.finite = false;
        mix(now, at, finite);
      }
    if (job.output.columns != 0) put_out();
  }

 private:
  /// The numbers of queries, keys and values at a time: 3 MiB.
  static constexpr std::size_t wave = 3 << 18;

  static std::size_t least(std::size_t a, std::size_t b) { return a < b ? a : b; }
  static std::size_t most(std::size_t a, std::size_t b) { return a < b ? b : a; }

  static constexpr bool rounds_cached = !std::is_same_v<Cached, float>;
  /// Whether products take keys and values otherwise than they are kept.
  static constexpr bool copies = rounds_cached || steps_at_once<Weight> != 1;

  /// Heads of keys and values, with those of queries that share them.
  struct heads_of_examples {
    std::size_t example, examples, head, heads;
  };

  /// New keys and values lie in the cache if there is one of floats for all; there an example has more heads, and a
  /// head more rows.
  struct wave_memory {
    float* queries;
    float* keys;
    float* values;
    std::size_t head;
    std::size_t example;
  };
  wave_memory memory_of(heads_of_examples const& now) const {
    if constexpr (!rounds_cached)
      if (in_cache) {
        std::size_t const head = job.capacity * job.head_dim;
        std::size_t const before = (now.example * all_heads + now.head) * head;
        return {memory, job.keys + before, job.values + before, head, all_heads * head};
      }
    float* const keys = memory + now.examples * now.heads * group * one;
    return {memory, keys, keys + now.examples * now.heads * one_of_keys, one_of_keys, now.heads * one_of_keys};
  }

  /// Queries, keys and values of some heads, in one pass over the input if it is that of all. Returns whether all
  /// values are finite.
  bool project(heads_of_examples const& now, wave_memory const& at) const {
    auto const those_of = [&](auto const& weight, float* first, std::size_t sharing, std::size_t rows, std::size_t head,
                              std::size_t example) {
      std::size_t const panel = now.head * sharing * job.head_dim / columns;
      destination const to{first - now.head * sharing * head, job.head_dim, rows, example, job.head_dim, head};
      return columns_of{weight, to, panel,
                        set.product.panels_in((now.head + now.heads) * sharing * job.head_dim) - panel};
    };
    std::size_t const skipped = in_cache ? job.cached * job.head_dim : 0;
    columns_of const all[]{those_of(job.query, at.queries, group, job.tokens, one, now.heads * group * one),
                           those_of(job.key, at.keys + skipped, 1, key_count - job.cached, at.head, at.example),
                           those_of(job.value, at.values + skipped, 1, key_count - job.cached, at.head, at.example)};
    if (job.source == nullptr) return multiply(now, job.in, job.tokens, all, all + 3);
    multiply(now, job.in, job.tokens, all, all + 1);
    return multiply(now, job.source, job.source_tokens, all + 1, all + 3);
  }

  /// Some columns of a weight, in panels, and where their products go.
  struct columns_of {
    matrix_of<Weight> const& weight;
    destination to;
    std::size_t panel, panels;
  };

  /// Rows of examples, so many of each, times weights. Returns whether the products with the last are finite.
  bool multiply(heads_of_examples const& now, float const* first_row, std::size_t rows, columns_of const* begin,
                columns_of const* end) const {
    std::size_t const depth = begin->weight.depth;
    float const* const in = first_row + now.example * rows * depth;
    std::size_t panels_in_all = 0;
    for (columns_of const* each = begin; each != end; ++each) panels_in_all += each->panels;
    bool finite = true;
    forget_rows(set.product, rooms, own);
    for_each_block(
        begin->weight, columns, now.examples * rows, panels_in_all,
        [&](std::size_t first, std::size_t last, std::size_t panel, std::size_t last_panel, std::size_t member) {
      float* const own_room = rooms + member * own;
      auto const taken = take_rows(set.product, in, depth, first, last, begin->weight, own_room);
      std::size_t before = 0;
      for (columns_of const* each = begin; panel < last_panel; before += each++->panels) {
        std::size_t const stop = least(last_panel, before + each->panels);
        if (panel >= stop) continue;
        if (!multiply_block(set.product, taken, each->weight, each->panel + panel - before, each->panel + stop - before,
                            each->to, own_room, each + 1 == end))
          __atomic_store_n(&finite, false, __ATOMIC_RELAXED);
        panel = stop;
      }
    });
    return finite;
  }

  cached_sequence<Cached> cache_of(std::size_t example) const {
    if (job.own.at != nullptr) return job.own.at(job.own.all, example);
    std::size_t const before = example * all_heads * job.capacity * job.head_dim;
    return {job.keys + before, job.values + before, job.cached, job.finite};
  }

  /// The new keys and values of some heads go into the caches of their sequences, rounded if those hold narrower
  /// numbers.
  void keep(heads_of_examples const& now, wave_memory const& at, bool finite) const {
    auto const keep_head = [&](std::size_t part, std::size_t) {
      std::size_t const e = part / now.heads, h = part % now.heads;
      auto const cache = cache_of(now.example + e);
      std::size_t const from = e * at.example + h * at.head;
      std::size_t const to = ((now.head + h) * job.capacity + cache.cached) * job.head_dim;
      for (std::size_t i = 0; i < one_of_keys; ++i) {
        cache.keys[to + i] = static_cast<Cached>(at.keys[from + i]);
        cache.values[to + i] = static_cast<Cached>(at.values[from + i]);
      }
      // Rounding may have made a value infinite.
      for (std::size_t i = 0; (rounds_cached || !finite) && i < one_of_keys; ++i)
        if (float const value = static_cast<float>(cache.values[to + i]); value - value != 0)
          if (cache.finite != nullptr) __atomic_store_n(cache.finite, false, __ATOMIC_RELAXED);
    };
    std::size_t const heads = now.examples * now.heads;
    if (one_by_one)  // less work than to share it
      for (std::size_t head = 0; head < heads; ++head) keep_head(head, 0);
    else headsup_parallel::for_each_part(heads, keep_head);
  }

  /// The keys and values that the queries of a head look at, and whether all values are finite.
  template <class Number> struct keys_of_head {
    Number const* keys;
    Number const* values;
    std::size_t count;
    bool finite;
  };
  keys_of_head<Cached> keys_in_cache(heads_of_examples const& now, std::size_t e, std::size_t head) const {
    auto const cache = cache_of(now.example + e);
    std::size_t const before = (now.head + head) * job.capacity * job.head_dim;
    return {cache.keys + before, cache.values + before, cache.cached + job.tokens,
            cache.finite != nullptr && *cache.finite};
  }

  /// The context vectors of some queries of one head, the first of them q.
  template <class Number>
  void mix_block(heads_of_examples const& now, wave_memory const& at, std::size_t e, std::size_t h, std::size_t q,
                 keys_of_head<Number> const& all, number_kernels<Number> const& of, float* own_room) const {
    std::size_t const count = least(job.tokens - q, queries_at_once);
    std::size_t const place = job.source == nullptr ? all.count - job.tokens + q : job.nowhere;
    float const* const first_query = at.queries + (e * now.heads * group + h) * one + q * job.head_dim;
    float* const out = context + ((now.example + e) * job.tokens + q) * width + (now.head * group + h) * job.head_dim;
    bool const* const keys_there = job.present == nullptr ? nullptr : job.present + (now.example + e) * key_count;
    if (one_by_one) {
      auto const seen = job.seen_from(place, all.count);
      std::size_t const skip = seen.first * job.head_dim;
      of.attend_one(own_room, first_query, all.keys + skip, all.values + skip, seen.last - seen.first,
                    keys_there == nullptr ? nullptr : keys_there + seen.first, place - seen.first, job.head_dim,
                    job.scale, out);
    } else {
      query_block const block{set.block, own_room, job.head_dim, copies};
      if (dropping)
        for (std::size_t i = 0; i < count; ++i)
          job.drop.draw(job.drop.state, block.kept + i, set.block.queries, all.count);
      attend_block(set.block, of, block, first_query, count, all.keys, all.values, all.count, place, keys_there, job,
                   out, width);
    }
    if (!all.finite) spread_not_finite(all.values, all.count, place, count, keys_there, job, out, width);
  }

  /// The context vectors of some heads.
  void mix(heads_of_examples const& now, wave_memory const& at, bool finite) const {
    std::size_t const blocks = (job.tokens + queries_at_once - 1) / queries_at_once;
    std::size_t const heads = now.heads * group;
    auto const mix_queries = [&](std::size_t e, std::size_t h, std::size_t q, float* own_room) {
      if (cached) return mix_block(now, at, e, h, q, keys_in_cache(now, e, h / group), set.cached, own_room);
      std::size_t const before = e * at.example + h / group * at.head;
      mix_block(now, at, e, h, q, keys_of_head<float>{at.keys + before, at.values + before, key_count, finite},
                set.floats, own_room);
    };
    if (dropping) {
      // Dropout draws in the order of the weights, so only one member can do it, in the memory of all.
      for (std::size_t e = 0; e < now.examples; ++e)
        for (std::size_t h = 0; h < heads; ++h)
          for (std::size_t b = 0; b < blocks; ++b) mix_queries(e, h, b * queries_at_once, rooms + room);
      return;
    }
    std::size_t const sequences = now.examples * heads;
    headsup_parallel::for_each_part(sequences * blocks, [&](std::size_t part, std::size_t member) {
      // One head after the other, so that its keys and values stay in the cache; the last queries see the most keys:
      // they come first, so that the members finish together.
      std::size_t const sequence = part / blocks;
      std::size_t const q = (blocks - 1 - part % blocks) * queries_at_once;
      mix_queries(sequence / heads, sequence % heads, q, rooms + member * own + room);
    });
  }

  /// The output projection, in place: some rows of context vectors are copied, and their output overwrites them.
  void put_out() const {
    for (std::size_t first = 0; first < all_rows; first += chunk_rows) {
      std::size_t const rows = least(chunk_rows, all_rows - first);
      if (!apart)
        headsup_parallel::for_each_part(members, [&](std::size_t part, std::size_t) {
          std::size_t const begin = rows * part / members * width;
          std::size_t const end = rows * (part + 1) / members * width;
          __builtin_memcpy(memory + begin, context + first * width + begin, (end - begin) * sizeof(float));
        });
      float const* const in = apart ? context : memory;
      destination const to{job.out + first * width, width};
      forget_rows(set.product, rooms, own);
      for_each_block(
          job.output, columns, rows, set.product.panels_in(job.output.columns),
          [&](std::size_t row, std::size_t last, std::size_t panel, std::size_t last_panel, std::size_t member) {
        float* const own_room = rooms + member * own;
        multiply_block(set.product, take_rows(set.product, in, width, row, last, job.output, own_room), job.output,
                       panel, last_panel, to, own_room);
      });
    }
  }

  attention_kernels<Weight, Cached> const& set;
  job_type const& job;
  std::size_t const columns = set.product.columns;
  std::size_t const members = headsup_parallel::members();
  std::size_t const group = job.group;
  std::size_t const all_heads = job.heads / group;
  std::size_t const width = job.heads * job.head_dim;
  std::size_t const all_rows = job.examples * job.tokens;
  std::size_t const key_count = job.source == nullptr ? job.cached + job.tokens : job.source_tokens;
  std::size_t const one = job.tokens * job.head_dim;
  bool const dropping = job.drop.draw != nullptr;
  bool const cached = job.keys != nullptr || job.own.at != nullptr;
  /// Not if keys are to be rounded first.
  bool const one_by_one = !dropping && 4 > job.tokens && (cached || steps_at_once<Weight> == 1);
  bool const in_cache = !rounds_cached && job.keys != nullptr;
  std::size_t const one_of_keys = (key_count - job.cached) * job.head_dim;
  std::size_t const queries_at_once = one_by_one ? 1 : set.block.queries;
  std::size_t wave_heads, wave_examples, chunk_rows, room, own;
  bool apart;
  scratch_use use;
  float* memory;
  float* rooms;
  float* context;
};
}  // namespace headsup_kernels HEADSUP_HIDDEN
}  // namespace HEADSUP_NAMESPACE
HEADSUP_EXACT_END
