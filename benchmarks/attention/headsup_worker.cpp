// headsup: all uses of its interface are here. Variant "packed" is the recommended one, "plain" is the unpacked layer.
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>

#include <optional>

#include "worker.hpp"

namespace {

using namespace headsup;

/// The layer with the weights of the problem, packed or not, and the threads that it may use.
template <class Layer> class prepared : public bench::attention {
 public:
  prepared(bench::problem const& p, bench::request const& r) : threads_(static_cast<std::size_t>(r.threads)) {
    std::size_t const d = static_cast<std::size_t>(p.d);
    auto const copy = [&](std::size_t which, auto& projection) {
      std::copy_n(p.W_qkv.data() + which * d * d, projection.weight.size(), projection.weight.data());
    };
    copy(0, plain_.W_query);
    copy(1, plain_.W_key);
    copy(2, plain_.W_value);
    std::copy_n(p.W_out.data(), d * d, plain_.out_proj.weight.data());
    std::copy_n(p.bias.data(), d, plain_.out_proj.bias.data());
    if (r.variant == "packed") packed_.emplace(pack(plain_));
  }

 protected:
  worker_threads threads_;
  Layer plain_;
  std::optional<packed<Layer>> packed_;
};

template <std::size_t D, std::size_t Heads, std::size_t Tokens, class... Options>
using layer = multi_head_attention<d_in<D>, d_out<D>, context_length<Tokens>, heads<Heads>, Options...>;

template <std::size_t D, std::size_t Heads, std::size_t Batch, std::size_t Tokens, class... Options>
class forward_pass : public prepared<layer<D, Heads, Tokens, Options...>> {
 public:
  forward_pass(bench::problem const& p, bench::request const& r) : forward_pass::prepared(p, r) {
    std::copy_n(p.x.data(), p.x.size(), x_.data());
  }

  void forward() override {
    if (this->packed_) {
      if (!y_) y_.emplace(uninitialized);
      this->packed_->into(*y_, x_);
    } else {
      y_.reset();
      y_.emplace(this->plain_(x_));
    }
  }

  float const* output() const override { return y_->data(); }

 protected:
  tensor<float, batch<Batch>, tokens<Tokens>, d_in<D>> x_{uninitialized};
  std::optional<tensor<float, batch<Batch>, tokens<Tokens>, d_out<D>>> y_;
};

/// The same for a text after padding.
template <std::size_t D, std::size_t Heads, std::size_t Tokens>
class padded_pass final : public forward_pass<D, Heads, 1, Tokens> {
 public:
  padded_pass(bench::problem const& p, bench::request const& r) : forward_pass<D, Heads, 1, Tokens>(p, r) {
    for (std::size_t i = 0; i < Tokens; ++i) present_.data()[i] = static_cast<int>(i) >= p.padding;
  }

  void forward() override {
    this->y_.reset();
    this->y_.emplace(this->packed_ ? (*this->packed_)(this->x_, present_) : this->plain_(this->x_, present_));
  }

 private:
  tensor<bool, batch<1>, tokens<Tokens>> present_;
};

/// Decodes the last token; before every call but the first, the cache drops it again.
template <std::size_t D, std::size_t Heads, std::size_t Tokens>
class decoding final : public prepared<layer<D, Heads, Tokens>> {
 public:
  decoding(bench::problem const& p, bench::request const& r) : decoding::prepared(p, r) {
    tensor<float, batch<1>, tokens<Tokens - 1>, d_in<D>> before(uninitialized);
    std::copy_n(p.x.data(), before.size(), before.data());
    this->plain_.step(before, cache_);
    std::copy_n(p.last_token(0), D, x_.data());
  }

  void forward() override {
    cache_.drop_newest(cache_.size() - (Tokens - 1));
    if (this->packed_) this->packed_->step_into(y_, x_, cache_);
    else y_ = this->plain_.step(x_, cache_);
  }

  float const* output() const override { return y_.data(); }

 private:
  typename layer<D, Heads, Tokens>::template cache<batch<1>> cache_;
  tensor<float, batch<1>, tokens<1>, d_in<D>> x_{uninitialized};
  tensor<float, batch<1>, tokens<1>, d_out<D>> y_{uninitialized};
};

/// The sizes are part of the types, so each problem is one instantiation.
template <std::size_t D, std::size_t Heads, std::size_t Batch, std::size_t Tokens>
bool make_if(std::unique_ptr<bench::attention>& made, bench::problem const& p, bench::request const& r) {
  if (p.d != int(D) || p.heads != int(Heads) || p.batch != int(Batch) || p.tokens != int(Tokens)) return false;
  made = std::make_unique<forward_pass<D, Heads, Batch, Tokens>>(p, r);
  return true;
}

std::unique_ptr<bench::attention> make(bench::problem const& p, bench::request const& r) {
  if (p.decode && p.d == 768 && p.heads == 12 && p.batch == 1 && p.tokens == 1024)
    return std::make_unique<decoding<768, 12, 1024>>(p, r);
  if (p.window + p.padding + p.kv_heads != 0) {
    if (p.d != 768 || p.heads != 12 || p.batch != 1 || p.tokens != 1024)
      throw bench::unavailable("not compiled for these sizes");
    if (p.window == 256) return std::make_unique<forward_pass<768, 12, 1, 1024, sliding_window<256>>>(p, r);
    if (p.kv_heads == 4) return std::make_unique<forward_pass<768, 12, 1, 1024, kv_heads<4>>>(p, r);
    return std::make_unique<padded_pass<768, 12, 1024>>(p, r);
  }
  std::unique_ptr<bench::attention> made;
  bool const known = make_if<768, 12, 1, 1024>(made, p, r) || make_if<1024, 16, 1, 1024>(made, p, r) ||
                     make_if<1280, 20, 1, 1024>(made, p, r) || make_if<1600, 25, 1, 1024>(made, p, r) ||
                     make_if<768, 12, 1, 128>(made, p, r) || make_if<768, 12, 1, 64>(made, p, r) ||
                     make_if<768, 12, 1, 256>(made, p, r) || make_if<768, 12, 1, 512>(made, p, r) ||
                     make_if<768, 12, 1, 2048>(made, p, r) || make_if<768, 12, 1, 4096>(made, p, r) ||
                     make_if<768, 12, 2, 256>(made, p, r) || make_if<768, 12, 4, 256>(made, p, r) ||
                     make_if<768, 12, 8, 256>(made, p, r);
  if (!known || p.decode) throw bench::unavailable("not compiled for these sizes");
  return made;
}

}  // namespace

int main(int argc, char** argv) { return bench::serve(argc, argv, COMPILED_BY, make); }
