// PyTorch's C++ library: variant "attention" is its fastest attention in one call, variant "book" the explicit
// MultiHeadAttention of the book.
#include <malloc.h>

#include <ATen/ATen.h>
#include <ATen/Parallel.h>
#include <ATen/Version.h>
#include <c10/core/InferenceMode.h>
#include <torch/version.h>

#include <limits>

#include "worker.hpp"

namespace {

using namespace bench;
using at::Tensor;

Tensor wrapped(buffer<float> const& b, at::IntArrayRef shape) { return at::from_blob(b.data(), shape, at::kFloat); }

class with_torch : public attention {
 public:
  explicit with_torch(problem const& p) : p_(p) {
    x_ = wrapped(p.x, {p.batch, p.tokens, p.d});
    W_qkv_ = wrapped(p.W_qkv, {3 * p.d, p.d});
    W_out_ = wrapped(p.W_out, {p.d, p.d});
    bias_ = wrapped(p.bias, {p.d});
    if (p.decode) {
      Tensor const kv = at::linear(x_, W_qkv_.narrow(0, p.d, 2 * p.d));
      keys_ = heads(kv.narrow(2, 0, p.d), p.tokens).contiguous();
      values_ = heads(kv.narrow(2, p.d, p.d), p.tokens).contiguous();
      x_ = x_.narrow(1, p.tokens - 1, 1).contiguous();
    }
  }

  float const* output() const override { return y_.data_ptr<float>(); }

 protected:
  Tensor heads(Tensor const& t, std::int64_t tokens) const {
    return t.view({p_.batch, tokens, p_.heads, p_.head_dim()}).transpose(1, 2);
  }
  Tensor merged(Tensor const& t) const { return t.transpose(1, 2).reshape({p_.batch, -1, p_.d}); }

  /// Appends the new key and value to the cache.
  void append(Tensor const& k, Tensor const& v) {
    keys_.narrow(2, p_.tokens - 1, 1).copy_(k);
    values_.narrow(2, p_.tokens - 1, 1).copy_(v);
  }

  problem const& p_;
  Tensor x_, W_qkv_, W_out_, bias_, keys_, values_, y_;
};

/// Listing 3.5 as it is printed: three projections, all scores, a mask over them, softmax, dropout of rate 0.
class book final : public with_torch {
 public:
  explicit book(problem const& p) : with_torch(p) {
    for (int i = 0; i < 3; ++i) W_.push_back(W_qkv_.narrow(0, i * p.d, p.d));
    mask_ = at::triu(at::ones({p.tokens, p.tokens}), 1).to(at::kBool);
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
    if (!p_.decode) scores.masked_fill_(mask_, -std::numeric_limits<float>::infinity());
    Tensor weights = at::softmax(scores / std::sqrt(static_cast<double>(p_.head_dim())), -1);
    weights = at::dropout(weights, 0, false);
    Tensor const mixed = at::matmul(weights, values).transpose(1, 2);
    y_ = at::linear(mixed.contiguous().view({p_.batch, tokens, p_.d}), W_out_, bias_);
  }

 private:
  std::vector<Tensor> W_;
  Tensor mask_;
};

/// Several ways; the fastest is kept.
class one_call final : public with_torch {
 public:
  explicit one_call(problem const& p) : with_torch(p), no_bias_(at::zeros({3 * p.d})) {
    if (!p.decode) {
      forbidden_ =
          at::triu(at::ones({p.tokens, p.tokens}), 1).to(at::kBool).expand({p.batch, p.heads, p.tokens, p.tokens});
    }
    std::vector<double> times;
    for (way_ = 0; way_ < (p.decode ? 2 : 3); ++way_) {
      forward();
      times.push_back(std::min(timed([&] { forward(); }), timed([&] { forward(); })));
    }
    way_ = static_cast<int>(std::min_element(times.begin(), times.end()) - times.begin());
    y_ = Tensor();
  }

  void forward() override {
    if (way_ == 2) {
      y_ = std::get<0>(at::_native_multi_head_attention(x_, x_, x_, p_.d, p_.heads, W_qkv_, no_bias_, W_out_, bias_,
                                                        forbidden_, false, true, 2));
      return;
    }
    std::int64_t const tokens = x_.size(1);
    std::vector<Tensor> qkv = at::linear(x_, W_qkv_).chunk(3, -1);
    for (Tensor& t : qkv) t = heads(t, tokens);
    if (p_.decode) {
      append(qkv[1], qkv[2]);
      qkv[1] = keys_, qkv[2] = values_;
    }
    if (way_ == 1)
      for (Tensor& t : qkv) t = t.contiguous();
    Tensor const mixed =
        std::get<0>(at::_scaled_dot_product_attention(qkv[0], qkv[1], qkv[2], c10::nullopt, 0, false, !p_.decode));
    y_ = at::linear(merged(mixed), W_out_, bias_);
  }

  std::string notes() const override {
    return way_ == 2   ? "_native_multi_head_attention"
           : way_ == 1 ? "_scaled_dot_product_attention, contiguous heads"
                       : "_scaled_dot_product_attention";
  }

 private:
  Tensor no_bias_, forbidden_;
  int way_ = 0;
};

}  // namespace

int main(int argc, char** argv) {
  // As PyTorch is usually tuned: freed memory is kept, instead of being returned to the system and cleared again.
  mallopt(M_MMAP_THRESHOLD, 1 << 30);
  mallopt(M_TRIM_THRESHOLD, 2147483647);
  mallopt(M_TOP_PAD, 64 << 20);
  return serve(argc, argv, std::string("PyTorch ") + TORCH_VERSION, [](problem const& p, request const& r) {
    static c10::InferenceMode const inference;
    at::set_num_threads(r.threads);
    std::unique_ptr<attention> made;
    if (r.variant == "book") made = std::make_unique<book>(p);
    else made = std::make_unique<one_call>(p);
    return made;
  });
}
