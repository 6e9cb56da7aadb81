// PyTorch's C++ library, 1.13 or 2: variant "attention" is its fastest attention in one call, variant "book" the explicit
// MultiHeadAttention of the book, "bfloat16" the first in narrower numbers.
#include <limits>

#include "torch.hpp"
#include "worker.hpp"

namespace {

using namespace bench;
using at::Tensor;

class with_torch : public attention {
 public:
  explicit with_torch(problem const& p) : p_(p) {
    x_ = wrapped(p.x, {p.batch, p.tokens, p.d});
    W_qkv_ = wrapped(p.W_qkv, {3 * p.d, p.d});
    W_out_ = wrapped(p.W_out, {p.d, p.d});
    bias_ = wrapped(p.bias, {p.d});
    if (!p.decode) {
      hidden_ = at::empty({p.tokens, p.tokens}, at::kBool);
      for (int query = 0; query < p.tokens; ++query)
        for (int key = 0; key < p.tokens; ++key)
          hidden_.data_ptr<bool>()[std::size_t(query) * p.tokens + key] = !p.sees(query, key);
    } else {
      Tensor const kv = at::linear(x_, W_qkv_.narrow(0, p.d, 2 * p.d));
      keys_ = heads(kv.narrow(2, 0, p.d), p.tokens).contiguous();
      values_ = heads(kv.narrow(2, p.d, p.d), p.tokens).contiguous();
      x_ = x_.narrow(1, p.tokens - 1, 1).contiguous();
    }
  }

  float const* output() const override { return y_.data_ptr<float>(); }

 protected:
  Tensor heads(Tensor const& t, std::int64_t tokens) const {
    return t.view({p_.batch, tokens, -1, p_.head_dim()}).transpose(1, 2);
  }
  Tensor merged(Tensor const& t) const { return t.transpose(1, 2).reshape({p_.batch, -1, p_.d}); }

  /// Appends the new key and value to the cache.
  void append(Tensor const& k, Tensor const& v) {
    keys_.narrow(2, p_.tokens - 1, 1).copy_(k);
    values_.narrow(2, p_.tokens - 1, 1).copy_(v);
  }

  problem const& p_;
  Tensor x_, W_qkv_, W_out_, bias_, keys_, values_, y_;
  Tensor hidden_;  // whether a query does not see a key
};

/// Listing 3.5 as it is printed: three projections, all scores, a mask over them, softmax, dropout of rate 0.
class book final : public with_torch {
 public:
  explicit book(problem const& p) : with_torch(p) {
    if (p.kv_heads != 0) throw unavailable("the book has as many heads of keys as of queries");
    for (int i = 0; i < 3; ++i) W_.push_back(W_qkv_.narrow(0, i * p.d, p.d));
  }

  void forward() override {
    std::int64_t const tokens = x_.size(1);
    Tensor keys = heads(at::linear(x_, W_[1]), tokens);
    Tensor const queries = heads(at::linear(x_, W_[0]), tokens);
    Tensor values = heads(at::linear(x_, W_[2]), tokens);
    if (p_.decode) {
      append(keys, values);
      keys = keys_, values = values_;
    }
    Tensor scores = at::matmul(queries, keys.transpose(2, 3));
    if (!p_.decode) scores.masked_fill_(hidden_, -std::numeric_limits<float>::infinity());
    Tensor weights = at::softmax(scores / std::sqrt(static_cast<double>(p_.head_dim())), -1);
    weights = at::dropout(weights, 0, false);
    Tensor const mixed = at::matmul(weights, values).transpose(1, 2);
    y_ = at::linear(mixed.contiguous().view({p_.batch, tokens, p_.d}), W_out_, bias_);
  }

 private:
  std::vector<Tensor> W_;
};

/// The same with weights, and what lies between x and the output, as bfloat16: all of it, or attention in floats; the
/// faster is kept.
class in_bfloat16 final : public with_torch {
 public:
  explicit in_bfloat16(problem const& p) : with_torch(p) {
    for (Tensor* each : {&W_qkv_, &W_out_, &bias_}) *each = each->to(at::kBFloat16);
    double best[2];
    for (bool floats : {false, true}) {
      floats_ = floats;
      forward();
      best[floats] = std::min(timed([&] { forward(); }), timed([&] { forward(); }));
    }
    floats_ = best[true] < best[false];
  }

  void forward() override {
    std::vector<Tensor> qkv = at::linear(x_.to(at::kBFloat16), W_qkv_).split(p_.d, -1);
    for (Tensor& t : qkv) t = heads(floats_ ? t.to(at::kFloat) : t, p_.tokens);
    Tensor const mixed = merged(fused_attention(qkv[0], qkv[1], qkv[2], {}, true)).to(at::kBFloat16);
    y_ = at::linear(mixed, W_out_, bias_).to(at::kFloat);
  }

  std::string notes() const override { return floats_ ? "attention in floats" : "all in bfloat16"; }

 private:
  bool floats_ = false;
};

/// Several ways; the fastest is kept.
class one_call final : public with_torch {
 public:
  explicit one_call(problem const& p) : with_torch(p), kv_features_(p.kv_heads == 0 ? p.d : p.kv_heads * p.head_dim()) {
    if (p.kv_heads != 0)
      W_qkv_ = at::cat(
          {W_qkv_.narrow(0, 0, p.d), W_qkv_.narrow(0, p.d, kv_features_), W_qkv_.narrow(0, 2 * p.d, kv_features_)});
    // One that is only causal needs no mask in memory.
    if (!p.decode && (p.window != 0 || p.padding != 0))
      added_ = at::zeros({p.tokens, p.tokens}).masked_fill_(hidden_, -std::numeric_limits<float>::infinity());

    std::vector<way> ways{{"scaled_dot_product_attention", [this] { return by_heads(false, false); }},
                          {"scaled_dot_product_attention, contiguous heads", [this] { return by_heads(true, false); }}};
#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 5)
    if (p.kv_heads != 0)
      ways.push_back({"scaled_dot_product_attention, enable_gqa", [this] { return by_heads(false, true); }});
#endif
    if (!p.decode && p.kv_heads == 0) ways.push_back({"_native_multi_head_attention", [this] { return by_layer(); }});

    double best = 0;
    for (way const& each : ways) {
      each.run();
      double const time = std::min(timed([&] { each.run(); }), timed([&] { each.run(); }));
      if (best == 0 || time < best) best = time, fastest_ = each;
    }
  }

  void forward() override { y_ = fastest_.run(); }

  std::string notes() const override { return fastest_.name; }

 private:
  struct way {
    std::string name;
    std::function<Tensor()> run;
  };

  Tensor by_heads(bool contiguous, bool grouped) {
    std::int64_t const tokens = x_.size(1);
    std::vector<Tensor> qkv = at::linear(x_, W_qkv_).split_with_sizes({p_.d, kv_features_, kv_features_}, -1);
    for (Tensor& t : qkv) t = heads(t, tokens);
    if (p_.decode) {
      append(qkv[1], qkv[2]);
      qkv[1] = keys_, qkv[2] = values_;
    }
    if (p_.kv_heads != 0 && !grouped)
      for (int i : {1, 2}) qkv[i] = qkv[i].repeat_interleave(p_.sharing(), 1);
    if (contiguous)
      for (Tensor& t : qkv) t = t.contiguous();
    bool const causal = p_.causal && !p_.decode && !added_.defined();
#if TORCH_VERSION_MAJOR > 2 || (TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR >= 5)
    if (grouped)
      return at::linear(merged(at::scaled_dot_product_attention(qkv[0], qkv[1], qkv[2], {}, 0, causal, {}, true)),
                        W_out_, bias_);
#endif
    return at::linear(merged(fused_attention(qkv[0], qkv[1], qkv[2], added_, causal)), W_out_, bias_);
  }

  Tensor by_layer() {
    Tensor const hidden = hidden_.expand({p_.batch, p_.heads, p_.tokens, p_.tokens});
    return std::get<0>(at::_native_multi_head_attention(x_, x_, x_, p_.d, p_.heads, W_qkv_, no_bias_, W_out_, bias_,
                                                        hidden, false, true, 2));
  }

  std::int64_t kv_features_;
  Tensor added_;  // minus infinity where a query does not see a key
  Tensor no_bias_ = at::zeros({3 * p_.d});
  way fastest_;
};

}  // namespace

int main(int argc, char** argv) {
  keep_freed_memory();
  auto const make = [](problem const& p, request const& r) {
    static c10::InferenceMode const inference;
    at::set_num_threads(r.threads);
    std::unique_ptr<attention> made;
    if (r.variant == "bfloat16") made = std::make_unique<in_bfloat16>(p);
    else if (r.variant == "book") made = std::make_unique<book>(p);
    else made = std::make_unique<one_call>(p);
    return made;
  };
  return serve<problem>(argc, argv, torch_version, make, torch_in_use);
}
