#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/kernels/kernels.hpp>
#include <headsup/layers/dropout.hpp>
#include <headsup/math/sqrt.hpp>
#include <headsup/ops/transpose.hpp>
#include <headsup/random/bernoulli.hpp>
#include <headsup/tensor/by_size.hpp>

// How layers call the kernels when their work is large.

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE {
template <Axis Sequences, class Cache, class Given> class sequence_caches;
}

namespace HEADSUP_NAMESPACE::headsup_run_time {
/// Gives the code that runs and packs layers access to their private members.
struct access {
  /// The rules of its call, as a return type: Clang 14 refuses an alias for them.
  template <class Layer> static typename Layer::call call(Layer const&);

  /// The weights as the kernels take them.
  template <class Layer> static auto matrix(Layer const& layer) -> decltype(layer.matrix()) { return layer.matrix(); }
  template <class Layer> static auto kernel(Layer const& layer) -> decltype(layer.kernel()) { return layer.kernel(); }

  /// The layer in typed operations, once its arguments were checked.
  template <class Layer, class... Arguments>
  static constexpr auto by_operations(Layer const& layer, Arguments&... arguments) {
    return layer.by_operations(arguments...);
  }
  template <class Layer, class... Arguments>
  static constexpr auto step_by_operations(Layer const& layer, Arguments&... arguments) {
    return layer.step_by_operations(arguments...);
  }

  /// Whether all values of a cache are finite, which the kernels correct.
  template <class Cache> static bool& finite(Cache& cache) { return cache.finite_; }
};

/// Whether the kernels take the weights of a layer as one attention.
template <class Layer> concept HasKernel = requires(Layer const& layer) { access::kernel(layer); };

/// Rows of x, whose last axis is the features, times a matrix.
template <class X, class Weight>
void multiply(float* out, instruction_set which, X const& x, headsup_kernels::matrix_of<Weight> const& m) {
  headsup_kernels::multiply(which, x.data(), m.depth, x.shape().count() / m.depth, m,
                            headsup_kernels::destination{out, m.columns});
}

/// The attention of heads of head_dim features, with queries, keys and values from linear layers.
template <class Query, class KeyOrValue>
headsup_kernels::attention attention_of(Query const& query, KeyOrValue const& key, KeyOrValue const& value,
                                        std::size_t head_dim) {
  return {.head_dim = head_dim,
          .scale = 1 / headsup_math::sqrt(static_cast<double>(head_dim)),
          .query = access::matrix(query),
          .key = access::matrix(key),
          .value = access::matrix(value)};
}

/// The dropout mask, drawn as PyTorch draws it.
class dropped_weights {
 public:
  dropped_weights(dropout const& layer, torch_generator& generator)
      : rate_(layer.rate()),
        scale_(1.0f / (rate_ == 1 ? 1.0f : static_cast<float>(1 - rate_))),  // no factor is kept at a rate of 1
        kept_(generator, 1 - rate_, layer.stream()) {}

  headsup_kernels::weight_dropout kernel() {
    if (rate_ == 0) return {};
    return {[](void* self, float* factors, std::size_t step, std::size_t keys) {
              static_cast<dropped_weights*>(self)->draw(factors, step, keys);
            },
            this};
  }

 private:
  void draw(float* factors, std::size_t step, std::size_t keys) {
    if (rate_ != 1) return kept_.fill(factors, step, keys, scale_);
    for (std::size_t i = 0; i < keys; ++i) factors[i * step] = 0;
  }

  double rate_;
  float scale_;
  random::bernoulli_stream kept_;
};

/// Runs the kernel of an attention layer over x, which ends in the tokens and their features.
template <class Job, class X> void attend(float* out, instruction_set which, Job job, X const& x) {
  job.in = x.data();
  job.out = out;
  job.tokens = x.shape().template of<tokens<1>>();
  job.examples = x.shape().count() / (job.tokens * job.query.depth);
  headsup_kernels::attend(which, job);
}

/// The axes of the sequences of x, and the keys of their sources.
template <class Layer, class X, class Source>
using keys_in_order =
    joined_axes<minus<axes_of<X>, axes<tokens<1>, typename Layer::features>>, axes<axis_of<axes_of<Source>, keys>>>;

/// The same for a layer that was given more than x: what it looks at, if that is another text; which of what it looks
/// at is present; a generator, which was seen to.
template <class Layer, class Job, class X, class... Generator>
void attend_to(float* out, instruction_set which, Job const& job, X const& x, Generator const&...) {
  headsup_run_time::attend(out, which, job, x);
}
template <class Layer, class Job, class X, Tensor Present, class... Generator>
void attend_to(float* out, instruction_set which, Job job, X const& x, Present const& present, Generator const&...) {
  auto const ordered = reorder<minus<axes_of<X>, axes<typename Layer::features>>>(present);
  job.present = ordered.data();
  headsup_run_time::attend(out, which, job, x);
}
template <class Layer, class Job, class X, Tensor Source, class... Generator>
requires requires { typename Layer::source_features; }
void attend_to(float* out, instruction_set which, Job job, X const& x, Source const& source, Generator const&...) {
  using order = joined_axes<keys_in_order<Layer, X, Source>, axes<typename Layer::source_features>>;
  auto const ordered = reorder<order>(source);
  job.source = ordered.data();
  job.source_tokens = source.shape().template of<keys<1>>();
  headsup_run_time::attend(out, which, job, x);
}
template <class Layer, class Job, class X, Tensor Source, Tensor Present, class... Generator>
requires requires { typename Layer::source_features; }
void attend_to(float* out, instruction_set which, Job job, X const& x, Source const& source, Present const& present,
               Generator const&...) {
  auto const ordered = reorder<keys_in_order<Layer, X, Source>>(present);
  job.present = ordered.data();
  headsup_run_time::attend_to<Layer>(out, which, job, x, source);
}

/// The same for a layer with dropout, in training if a generator was given last.
inline torch_generator& last_of(torch_generator& generator) { return generator; }
template <class First, class... More> torch_generator& last_of(First&, More&... more) { return last_of(more...); }

template <class Layer, class X, class... Given>
void attend_for([[maybe_unused]] Layer const& layer, float* out, instruction_set which, headsup_kernels::attention job,
                X const& x, Given&... given) {
  if constexpr ((std::is_same_v<Given, torch_generator> || ...)) {
    dropped_weights dropped(layer.dropout, headsup_run_time::last_of(given...));
    job.drop = dropped.kernel();
    headsup_run_time::attend_to<Layer>(out, which, job, x, given...);
  } else {
    headsup_run_time::attend_to<Layer>(out, which, job, x, given...);
  }
}

/// Runs the kernel over tokens that come after those in a cache, and counts them there.
template <class Job, class X, class Cache>
void step(float* out, instruction_set which, Job job, X const& x, Cache& cache) {
  job.keys = cache.keys_data();
  job.values = cache.values_data();
  job.capacity = cache.capacity();
  job.cached = cache.size();
  job.finite = &access::finite(cache);
  headsup_run_time::attend(out, which, job, x);
  cache.grow(x.shape().template of<tokens<1>>(), cache.finite());
}

/// The same for sequences that have a cache each.
template <class Job, class X, class Sequences, class Cache, class Given>
void step(float* out, instruction_set which, Job job, X const& x, sequence_caches<Sequences, Cache, Given>& caches) {
  using all = sequence_caches<Sequences, Cache, Given>;
  job.capacity = Cache::capacity();
  job.own = {[](void const* given, std::size_t sequence) -> headsup_kernels::cached_sequence<typename Cache::number> {
               Cache& cache = (*static_cast<all const*>(given))[sequence];
               return {cache.keys_data(), cache.values_data(), cache.size(), &access::finite(cache)};
             },
             &caches};
  headsup_run_time::attend(out, which, job, x);
  for (std::size_t e = 0; e < caches.count(); ++e)
    caches[e].grow(x.shape().template of<tokens<1>>(), caches[e].finite());
}
}  // namespace HEADSUP_NAMESPACE::headsup_run_time
HEADSUP_EXACT_END
