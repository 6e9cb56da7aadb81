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
namespace HEADSUP_NAMESPACE::headsup_run_time {
/// Weights as the kernels take them: of a linear layer, whose rows are outputs, with its bias; or of a matrix over
/// (inputs, outputs).
template <class Linear> headsup_kernels::matrix weights_of(Linear const& layer) {
  constexpr std::size_t in = Linear::features::size;
  float const* bias = nullptr;
  if constexpr (requires { layer.bias; }) bias = layer.bias.data();
  return {layer.weight.data(), in, 1, nullptr, bias, layer.weight.size() / in, in};
}
template <Axis In, Axis Out> headsup_kernels::matrix weights_of(tensor<float, In, Out> const& weight) {
  return {weight.data(), 1, Out::size, nullptr, nullptr, Out::size, In::size};
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
    }, this};
  }

 private:
  void draw(float* factors, std::size_t step, std::size_t keys) {
    if (rate_ != 1) return kept_.fill(factors, step, keys, scale_);
    for (std::size_t i = 0; i < keys; ++i) factors[i * step] = 0;
  }

  double rate_;
  float scale_;
  headsup_random::bernoulli_stream kept_;
};

/// The axes of a mask, or of another text, in the order that the kernels need: those of the sequences of x, its tokens
/// or keys, and its features if it has some.
template <class Layer, class X, class Given> struct order_beside {
  using sequences = headsup_detail::minus<axes_of<X>, axes<tokens<1>, typename Layer::features>>;
  using places = axes<tokens<1>, keys<1>>;
  using type =
      headsup_detail::joined_axes<sequences, headsup_detail::shared<axes_of<Given>, places>,
                                  headsup_detail::minus<headsup_detail::minus<axes_of<Given>, sequences>, places>>;
};

/// The description of an attention, over whatever numbers.
template <class Job> concept AttentionJob = requires { Job::nowhere; };

// run: what a layer gives for x, whose last axes are those that its kernel walks, is written to out. What else the
// layer was given becomes part of the job, one after the other.

/// A linear layer: rows of x times a matrix.
template <class Layer, class Weight, class X>
void run(float* out, instruction_set which, Layer const&, headsup_kernels::matrix_of<Weight> const& m, X const& x) {
  headsup_kernels::multiply(which, x.data(), m.depth, x.sizes().count() / m.depth, m,
                            headsup_kernels::destination{out, m.columns});
}

/// Attention.
template <class Layer, AttentionJob Job, class X>
void run(float* out, instruction_set which, Layer const&, Job job, X const& x) {
  job.in = x.data();
  job.out = out;
  job.tokens = x.sizes().template of<tokens<1>>();
  job.examples = x.sizes().count() / (job.tokens * job.query.depth);
  headsup_kernels::attend(which, job);
}

/// With a generator, in training.
template <class Layer, AttentionJob Job, class X>
void run(float* out, instruction_set which, Layer const& layer, Job job, X const& x, torch_generator& generator) {
  dropped_weights dropped(layer.dropout, generator);
  job.drop = dropped.kernel();
  run(out, which, layer, job, x);
}

/// With a cache, or one for each sequence, in which the new tokens are counted.
template <class Layer, AttentionJob Job, class X, class Cache>
requires requires(Cache& cache, Job& job) { cache.lend_to(job); }
void run(float* out, instruction_set which, Layer const& layer, Job job, X const& x, Cache& cache) {
  cache.lend_to(job);
  run(out, which, layer, job, x);
  cache.each([&](auto& one) { one.grow(x.sizes().template of<tokens<1>>(), one.finite()); });
}

/// With another text to look at, and with a mask that says which tokens, or keys of that text, are present.
template <class Layer, AttentionJob Job, class X, Tensor Given, class... More>
void run(float* out, instruction_set which, Layer const& layer, Job job, X const& x, Given const& given,
         More&... more) {
  auto const ordered = reorder<typename order_beside<Layer, X, Given>::type>(given);
  if constexpr (std::is_same_v<scalar_of<Given>, bool>) {
    job.present = ordered.data();
  } else {
    job.source = ordered.data();
    job.source_tokens = given.sizes().template of<keys<1>>();
  }
  run(out, which, layer, job, x, more...);
}
}  // namespace HEADSUP_NAMESPACE::headsup_run_time
HEADSUP_EXACT_END
