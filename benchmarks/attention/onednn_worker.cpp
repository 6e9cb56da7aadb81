// oneDNN 2 or 3. By default: matmul primitives, weights in the layout it asks for, one thread each. Variant "attention",
// which needs version 3: its own threads, and its graph interface's fused attention.
#include <map>
#include <string>
#include <unordered_map>

#include <dnnl.hpp>
#if DNNL_VERSION_MAJOR >= 3
#include <oneapi/dnnl/dnnl_graph.hpp>
#endif

#include "blocked.hpp"

namespace {

using namespace bench;
using dims = dnnl::memory::dims;

dnnl::engine const& engine() {
  static dnnl::engine const cpu(dnnl::engine::kind::cpu, 0);
  return cpu;
}

dnnl::memory::desc described(int rows, int columns, int row_stride, int column_stride) {
  return {dims{rows, columns}, dnnl::memory::data_type::f32, dims{row_stride, column_stride}};
}

/// A factor in the layout that the library chooses.
dnnl::memory::desc any_layout(int rows, int columns) {
  return {dims{rows, columns}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::any};
}

dnnl::matmul::primitive_desc matmul_of(dnnl::memory::desc a, dnnl::memory::desc b, dnnl::memory::desc c,
                                       dnnl::memory::desc const* bias) {
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
#if DNNL_VERSION_MAJOR >= 3
  return bias ? dnnl::matmul::primitive_desc(engine(), a, b, *bias, c, attributes)
              : dnnl::matmul::primitive_desc(engine(), a, b, c, attributes);
#else
  return {bias ? dnnl::matmul::desc(a, b, *bias, c) : dnnl::matmul::desc(a, b, c), attributes, engine()};
#endif
}

/// c = a b + bias, prepared once and run on any memory.
class product {
 public:
  product(dnnl::memory::desc a, dnnl::memory::desc b, dnnl::memory::desc c, int columns, float* bias = nullptr) {
    dnnl::memory::desc const bias_desc({1, columns}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::ab);
    desc_ = matmul_of(a, b, c, bias ? &bias_desc : nullptr);
    run_ = dnnl::matmul(desc_);
    scratch_ = buffer<char>(desc_.scratchpad_desc().get_size() + 64);
    arguments_ = {{DNNL_ARG_SRC, dnnl::memory(desc_.src_desc(), engine(), nullptr)},
                  {DNNL_ARG_WEIGHTS, dnnl::memory(desc_.weights_desc(), engine(), nullptr)},
                  {DNNL_ARG_DST, dnnl::memory(desc_.dst_desc(), engine(), nullptr)},
                  {DNNL_ARG_SCRATCHPAD, dnnl::memory(desc_.scratchpad_desc(), engine(), scratch_.data())}};
    if (bias) arguments_.emplace(DNNL_ARG_BIAS, dnnl::memory(bias_desc, engine(), bias));
  }

  /// Reorders the right factor from a plain layout into the layout that the library chose.
  void pack(dnnl::memory::desc const& plain, float const* b) {
    packed_ = buffer<char>(desc_.weights_desc().get_size());
    dnnl::memory from(plain, engine(), const_cast<float*>(b)), to(desc_.weights_desc(), engine(), packed_.data());
    dnnl::stream stream(engine());
    dnnl::reorder(from, to).execute(stream, from, to);
    stream.wait();
    arguments_.at(DNNL_ARG_WEIGHTS).set_data_handle(packed_.data());
  }

  void operator()(dnnl::stream& stream, float const* a, float const* b, float* c) {
    arguments_.at(DNNL_ARG_SRC).set_data_handle(const_cast<float*>(a));
    if (b) arguments_.at(DNNL_ARG_WEIGHTS).set_data_handle(const_cast<float*>(b));
    arguments_.at(DNNL_ARG_DST).set_data_handle(c);
    run_.execute(stream, arguments_);
  }

 private:
  dnnl::matmul::primitive_desc desc_;
  dnnl::matmul run_;
  buffer<char> packed_, scratch_;
  std::unordered_map<int, dnnl::memory> arguments_;
};

class products {
 public:
  static constexpr bool transposed_keys = true;

  products(problem const& p, int threads) : p_(p), threads_(threads), each_(static_cast<std::size_t>(threads)) {
    int const rows = p.rows_computed();
    for (int thread = 0; thread < threads; ++thread) {
      part const mine(p.decode ? p.d : rows, thread, threads, 16);
      for (projection which : {projection::qkv, projection::out}) {
        int const columns = which == projection::qkv ? 3 * p.d : p.d, factor = columns / p.d;
        int const n = p.decode ? mine.size() * factor : columns, m = p.decode ? rows : mine.size();
        int const first = p.decode ? mine.begin * factor : 0;
        int const stride = !p.decode && which == projection::qkv ? padded(columns) : columns;
        if (m == 0 || n == 0) continue;
        auto& slot = each_[static_cast<std::size_t>(thread)].projections[which == projection::out];
        slot = std::make_unique<product>(described(m, p.d, p.d, 1), any_layout(p.d, n), described(m, n, stride, 1), n,
                                         which == projection::out ? p.bias.data() + first : nullptr);
        float const* const w = which == projection::qkv ? p.W_qkv.data() : p.W_out.data();
        slot->pack(described(p.d, n, 1, p.d), w + std::size_t(first) * p.d);
      }
      if (p.decode) {
        int const size = p.head_dim();
        each_[static_cast<std::size_t>(thread)].step = {
            std::make_unique<product>(described(1, size, size, 1), described(size, p.tokens, p.tokens, 1),
                                      described(1, p.tokens, p.tokens, 1), p.tokens),
            std::make_unique<product>(described(1, p.tokens, p.tokens, 1), described(p.tokens, size, size, 1),
                                      described(1, size, size, 1), size)};
      }
    }
  }

  void shapes(int block) {
    int const size = p_.head_dim(), stride = padded(3 * p_.d), s = padded(p_.tokens);
    for (thread_state& each : each_) {
      each.blocks.clear();
      for (int begin = 0; begin < p_.tokens; begin += block) {
        int const rows = std::min(block, p_.tokens - begin), visible = begin + rows;
        each.blocks.emplace(
            visible, pair{std::make_unique<product>(described(rows, size, stride, 1), described(size, visible, s, 1),
                                                    described(rows, visible, s, 1), visible),
                          std::make_unique<product>(described(rows, visible, s, 1), described(visible, size, stride, 1),
                                                    described(rows, size, p_.d, 1), size)});
      }
    }
  }

  void project(projection which, int thread, matrix x, matrix y) {
    auto& state = each_[static_cast<std::size_t>(thread)];
    auto& slot = state.projections[which == projection::out];
    if (!slot) return;
    if (p_.decode) {
      part const mine(p_.d, thread, threads_, 16);
      (*slot)(state.stream, x.data, nullptr, y.data + mine.begin * (y.columns / p_.d));
    } else {
      part const mine(x.rows, thread, threads_, 16);
      (*slot)(state.stream, x.data + std::size_t(mine.begin) * x.stride, nullptr,
              y.data + std::size_t(mine.begin) * y.stride);
    }
  }

  void scores(int thread, matrix q, matrix k, matrix s) {
    auto& state = each_[static_cast<std::size_t>(thread)];
    (*state.blocks.at(s.columns).scores)(state.stream, q.data, k.data, s.data);
  }
  void mix(int thread, matrix s, matrix v, matrix y) {
    auto& state = each_[static_cast<std::size_t>(thread)];
    (*state.blocks.at(s.columns).mix)(state.stream, s.data, v.data, y.data);
  }
  void step_scores(int thread, matrix q, float const* k, float* s) {
    auto& state = each_[static_cast<std::size_t>(thread)];
    (*state.step.scores)(state.stream, q.data, k, s);
  }
  void step_mix(int thread, float const* s, float const* v, matrix y) {
    auto& state = each_[static_cast<std::size_t>(thread)];
    (*state.step.mix)(state.stream, s, v, y.data);
  }

 private:
  struct pair {
    std::unique_ptr<product> scores, mix;
  };
  struct thread_state {
    dnnl::stream stream{engine()};
    std::unique_ptr<product> projections[2];
    pair step;
    std::map<int, pair> blocks;  // by the number of visible keys
  };

  problem const& p_;
  int threads_;
  std::vector<thread_state> each_;
};

#if DNNL_VERSION_MAJOR >= 3
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
#endif

std::unique_ptr<attention> make(problem const& p, request const& r) {
  if (r.variant != "attention") return std::make_unique<blocked<products>>(p, r);
#if DNNL_VERSION_MAJOR >= 3
  return std::make_unique<graph_attention>(p);
#else
  throw unavailable("its graph interface, which has attention, came with version 3");
#endif
}

}  // namespace

int main(int argc, char** argv) {
  dnnl_version_t const* const v = dnnl_version();
  std::string const version =
      "oneDNN " + std::to_string(v->major) + "." + std::to_string(v->minor) + "." + std::to_string(v->patch);
  return serve(argc, argv, version, make);
}
