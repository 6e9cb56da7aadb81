// The attention that the graph interface of oneDNN 3 makes of its operations, with the library's own threads.
#pragma once

#include <map>

#include <oneapi/dnnl/dnnl_graph.hpp>

#include "onednn_product.hpp"

namespace bench {

/// The projections as products, and between them the attention that the graph interface makes of its operations.
class graph_attention final : public attention {
  using tensor = dnnl::graph::logical_tensor;
  using op = dnnl::graph::op;

 public:
  explicit graph_attention(problem const& p) : p_(p), queries_(p.decode ? 1 : p.tokens) {
    if (p.kv_heads != 0) throw unavailable("its attention has as many heads of keys as of queries");
    int const d = p.d, rows = p.rows_computed();
    qkv_product_ = std::make_unique<product>(described(rows, d, d, 1), any_layout(d, 3 * d),
                                             described(rows, 3 * d, 3 * d, 1), 3 * d);
    qkv_product_->pack(described(d, 3 * d, 1, d), p.W_qkv.data());
    out_product_ = std::make_unique<product>(described(rows, d, d, 1), any_layout(d, d), described(rows, d, d, 1), d,
                                             p.bias.data());
    out_product_->pack(described(d, d, 1, d), p.W_out.data());
    fuse();
    if (p.decode) fill_cache();
  }

  void forward() override {
    std::size_t const rows = static_cast<std::size_t>(p_.rows_computed()), d = static_cast<std::size_t>(p_.d);
    if (!qkv_.size()) {
      qkv_ = buffer<float>(rows * 3 * d), mixed_ = buffer<float>(rows * d), y_ = buffer<float>(rows * d);
      inputs_.clear();
      for (std::size_t id : fused_inputs_) inputs_.emplace_back(described_.at(id), engine(), address(id));
      outputs_ = {{described_.at(mixed_id), engine(), mixed_.data()}};
    }
    (*qkv_product_)(stream_, p_.decode ? x_.data() : p_.x.data(), nullptr, qkv_.data());
    if (p_.decode) append();
    fused_.execute(stream_, inputs_, outputs_);
    (*out_product_)(stream_, mixed_.data(), nullptr, y_.data());
    stream_.wait();
  }

  float const* output() const override { return y_.data(); }
  std::string notes() const override { return "graph, one partition"; }

 private:
  enum id : std::size_t { q_id, k_id, v_id, scores_id, scale_id, scaled_id, mask_id, masked_id, weights_id, mixed_id };

  /// Describes (batch, heads, rows, columns) by its strides, or dense.
  tensor const& describe(id which, dims const& shape, dims const& strides = {}) {
    auto const f32 = tensor::data_type::f32;
    auto const made =
        strides.empty() ? tensor(which, f32, shape, tensor::layout_type::strided) : tensor(which, f32, shape, strides);
    return described_.insert_or_assign(which, made).first->second;
  }

  void fuse() {
    dnnl::memory::dim const d = p_.d, size = p_.head_dim(), batch = p_.batch, heads = p_.heads, keys = p_.tokens;
    dims const rows{queries_ * 3 * d, size, 3 * d, 1};
    dims const cached{heads * keys * size, keys * size, size, 1};
    dims const scores_shape{batch, heads, queries_, keys};
    tensor const q = describe(q_id, {batch, heads, queries_, size}, rows);
    tensor const k = describe(k_id, {batch, heads, keys, size}, p_.decode ? cached : rows);
    tensor const v = describe(v_id, {batch, heads, keys, size}, p_.decode ? cached : rows);
    tensor const scores = describe(scores_id, scores_shape), scaled = describe(scaled_id, scores_shape);
    tensor const weights = describe(weights_id, scores_shape);
    tensor const mixed = describe(mixed_id, {batch, heads, queries_, size}, {queries_ * d, size, d, 1});

    op first(0, op::kind::MatMul, {q, k}, {scores}, "scores");
    first.set_attr<bool>(op::attr::transpose_b, true);
    op const scale(1, op::kind::Divide, {scores, describe(scale_id, {1})}, {scaled}, "scale");
    bool const masked = !p_.decode && (p_.causal || p_.window != 0 || p_.padding != 0);
    tensor const shown = masked ? describe(masked_id, scores_shape) : scaled;
    op softmax(3, op::kind::SoftMax, {shown}, {weights}, "softmax");
    softmax.set_attr<std::int64_t>(op::attr::axis, -1);
    op const second(4, op::kind::MatMul, {weights, v}, {mixed}, "mix");

    dnnl::graph::graph whole(dnnl::engine::kind::cpu);
    whole.add_op(first);
    whole.add_op(scale);
    if (masked) {
      whole.add_op(op(2, op::kind::Add, {scaled, describe(mask_id, {1, 1, queries_, keys})}, {shown}, "mask"));
      mask_ = buffer<float>(std::size_t(p_.tokens) * p_.tokens);
      for (int query = 0; query < p_.tokens; ++query)
        for (int key = 0; key < p_.tokens; ++key)
          mask_[std::size_t(query) * p_.tokens + key] =
              p_.sees(query, key) ? 0 : -std::numeric_limits<float>::infinity();
    }
    whole.add_op(softmax);
    whole.add_op(second);
    whole.finalize();
    auto const partitions = whole.get_partitions();
    if (partitions.size() != 1 || !partitions[0].is_supported()) throw unavailable("its graph is not one partition");
    std::vector<tensor> inputs;
    for (tensor const& port : partitions[0].get_input_ports()) {
      fused_inputs_.push_back(port.get_id());
      inputs.push_back(described_.at(port.get_id()));
    }
    fused_ = partitions[0].compile(inputs, {mixed}, engine());
  }

  void* address(std::size_t id) {
    switch (id) {
      case q_id:
        return qkv_.data();
      case k_id:
        return p_.decode ? keys_.data() : qkv_.data() + p_.d;
      case v_id:
        return p_.decode ? values_.data() : qkv_.data() + 2 * p_.d;
      case mask_id:
        return mask_.data();
      default:
        return &root_;
    }
  }

  void fill_cache() {
    keys_ = buffer<float>(std::size_t(p_.rows()) * p_.d), values_ = buffer<float>(std::size_t(p_.rows()) * p_.d);
    x_ = buffer<float>(std::size_t(p_.batch) * p_.d);
    static buffer<float> const earlier = keys_and_values(p_);  // the same for every layer
    for (int batch = 0; batch < p_.batch; ++batch) {
      std::copy_n(p_.last_token(batch), p_.d, x_.data() + std::size_t(batch) * p_.d);
      for (int token = 0; token < p_.tokens; ++token)
        store(batch, token, earlier.data() + (std::size_t(batch) * p_.tokens + token) * 2 * p_.d);
    }
  }
  void append() {
    for (int batch = 0; batch < p_.batch; ++batch)
      store(batch, p_.tokens - 1, qkv_.data() + std::size_t(batch) * 3 * p_.d + p_.d);
  }
  /// Stores the keys and the values of one token.
  void store(int batch, int token, float const* from) {
    int const size = p_.head_dim();
    for (int head = 0; head < p_.heads; ++head) {
      std::size_t const at = ((std::size_t(batch) * p_.heads + head) * p_.tokens + token) * size;
      std::copy_n(from + head * size, size, keys_.data() + at);
      std::copy_n(from + p_.d + head * size, size, values_.data() + at);
    }
  }

  problem const& p_;
  dnnl::memory::dim queries_;
  dnnl::stream stream_{engine()};
  std::unique_ptr<product> qkv_product_, out_product_;
  std::map<std::size_t, tensor> described_;
  std::vector<std::size_t> fused_inputs_;
  dnnl::graph::compiled_partition fused_;
  std::vector<dnnl::graph::tensor> inputs_, outputs_;
  float root_ = std::sqrt(static_cast<float>(p_.head_dim()));
  buffer<float> x_, qkv_, mixed_, y_, mask_, keys_, values_;
};

}  // namespace bench
