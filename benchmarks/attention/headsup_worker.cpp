// headsup: all uses of its interface are here. Variant "packed" is the recommended one, "plain" is the unpacked layer,
// "half" keeps weights, keys and values as bfloat16, "computed" also computes products so.
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include <optional>

#include "headsup_in_use.hpp"
#include "worker.hpp"

namespace {

using namespace headsup;

/// The layer with the weights of the problem.
template <class Layer> Layer with_weights(bench::problem const& p) {
  Layer made;
  std::size_t const d = static_cast<std::size_t>(p.d);
  auto const copy = [&](std::size_t which, auto& projection) {
    std::copy_n(p.W_qkv.data() + which * d * d, projection.weight.size(), projection.weight.data());
  };
  copy(0, made.W_query);
  copy(1, made.W_key);
  copy(2, made.W_value);
  std::copy_n(p.W_out.data(), d * d, made.out_proj.weight.data());
  std::copy_n(p.bias.data(), d, made.out_proj.bias.data());
  return made;
}

/// The layer with these weights, packed or not.
template <class Layer> class prepared : public bench::attention {
 public:
  prepared(bench::problem const& p, bench::request const& r) {
    if (r.variant == "packed") packed_.emplace(pack(with_weights<Layer>(p)));
    else plain_.emplace(with_weights<Layer>(p));
  }

 protected:
  std::optional<Layer> plain_;  // one of the two
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
      if (!y_) y_.emplace(headsup_detail::uninitialized);
      this->packed_->into(*y_, x_);
    } else {
      y_.reset();
      y_.emplace((*this->plain_)(x_));
    }
  }

  float const* output() const override { return y_->data(); }

 protected:
  tensor<float, batch<Batch>, tokens<Tokens>, d_in<D>> x_{headsup_detail::uninitialized};
  std::optional<tensor<float, batch<Batch>, tokens<Tokens>, d_out<D>>> y_;
};

/// The same in bfloat16.
template <class Packed, std::size_t D, std::size_t Tokens> class narrow_pass final : public bench::attention {
 public:
  narrow_pass(bench::problem const& p, Packed&& layer) : layer_(std::move(layer)) {
    std::copy_n(p.x.data(), p.x.size(), x_.data());
  }

  void forward() override { layer_.into(y_, x_); }
  float const* output() const override { return y_.data(); }

 private:
  Packed layer_;
  tensor<float, batch<1>, tokens<Tokens>, d_in<D>> x_{headsup_detail::uninitialized};
  tensor<float, batch<1>, tokens<Tokens>, d_out<D>> y_{headsup_detail::uninitialized};
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
    this->y_.emplace(this->packed_ ? (*this->packed_)(this->x_, present_) : (*this->plain_)(this->x_, present_));
  }

 private:
  tensor<bool, batch<1>, tokens<Tokens>> present_;
};

/// Decodes the last token of each sequence; before every call but the first, the cache drops it again.
template <class Layer, std::size_t D, std::size_t Batch, std::size_t Tokens>
class decoding final : public bench::attention {
 public:
  decoding(bench::problem const& p, Layer&& layer) : layer_(std::move(layer)) {
    tensor<float, batch<Batch>, tokens<Tokens - 1>, d_in<D>> before(headsup_detail::uninitialized);
    for (std::size_t i = 0; i < Batch; ++i) {
      std::copy_n(p.x.data() + i * Tokens * D, (Tokens - 1) * D, before.data() + i * (Tokens - 1) * D);
      std::copy_n(p.last_token(static_cast<int>(i)), D, x_.data() + i * D);
    }
    layer_.step(before, cache_);
  }

  void forward() override {
    cache_.drop_newest(cache_.size() - (Tokens - 1));
    if constexpr (requires { layer_.step_into(y_, x_, cache_); }) layer_.step_into(y_, x_, cache_);
    else y_ = layer_.step(x_, cache_);
  }

  float const* output() const override { return y_.data(); }

 private:
  Layer layer_;
  typename Layer::template cache<batch<Batch>> cache_;
  tensor<float, batch<Batch>, tokens<1>, d_in<D>> x_{headsup_detail::uninitialized};
  tensor<float, batch<Batch>, tokens<1>, d_out<D>> y_{headsup_detail::uninitialized};
};

/// The four products of a forward pass without the attention between them: what is left of the whole pass is attention.
template <std::size_t D, std::size_t Tokens> class projections final : public bench::attention {
  using plain = linear<d_in<D>, d_out<D>>;

 public:
  explicit projections(bench::problem const& p)
      : query_(prepared(p.W_qkv.data())),
        key_(prepared(p.W_qkv.data() + D * D)),
        value_(prepared(p.W_qkv.data() + 2 * D * D)),
        out_(prepared(p.W_out.data(), p.bias.data())) {
    std::copy_n(p.x.data(), p.x.size(), x_.data());
  }

  void forward() override {
    query_.into(queries_, x_);
    key_.into(keys_, x_);
    value_.into(values_, x_);
    out_.into(y_, tensor_view<float const, tokens<Tokens>, d_in<D>>(values_.data()));
  }

  float const* output() const override { return y_.data(); }

 private:
  static packed<plain> prepared(float const* weight, float const* bias = nullptr) {
    plain layer;
    std::copy_n(weight, D * D, layer.weight.data());
    if (bias != nullptr) std::copy_n(bias, D, layer.bias.data());
    return pack(layer);
  }

  packed<plain> query_, key_, value_, out_;
  tensor<float, tokens<Tokens>, d_in<D>> x_{headsup_detail::uninitialized};
  tensor<float, tokens<Tokens>, d_out<D>> queries_{headsup_detail::uninitialized}, keys_{headsup_detail::uninitialized},
      values_{headsup_detail::uninitialized}, y_{headsup_detail::uninitialized};
};

using made = std::unique_ptr<bench::attention>;

/// The sizes are part of the types, so each problem is one instantiation. A problem that is none of those of the
/// coordinator is refused.
template <std::size_t D, std::size_t Heads, std::size_t Tokens> bool is(bench::problem const& p) {
  return p.d == int(D) && p.heads == int(Heads) && p.tokens == int(Tokens);
}

template <std::size_t D, std::size_t Heads, std::size_t Batch, std::size_t Tokens>
bool make_if(made& rival, bench::problem const& p, bench::request const& r) {
  if (!is<D, Heads, Tokens>(p) || p.batch != int(Batch)) return false;
  rival = std::make_unique<forward_pass<D, Heads, Batch, Tokens>>(p, r);
  return true;
}

template <std::size_t Tokens, class Number> made make_narrow(bench::problem const& p) {
  auto packs = pack<bfloat16, Number>(with_weights<layer<768, 12, Tokens>>(p));
  return std::make_unique<narrow_pass<decltype(packs), 768, Tokens>>(p, std::move(packs));
}
template <std::size_t Tokens> made make_narrow(bench::problem const& p, bench::request const& r) {
  return r.variant == "half" ? make_narrow<Tokens, bfloat16>(p) : make_narrow<Tokens, computed_in<bfloat16>>(p);
}

made make_forward(bench::problem const& p, bench::request const& r) {
  made rival;
  if (r.variant == "half" || r.variant == "computed")
    return is<768, 12, 128>(p) ? make_narrow<128>(p, r) : is<768, 12, 1024>(p) ? make_narrow<1024>(p, r) : nullptr;
  static_cast<void>(make_if<768, 12, 1, 1024>(rival, p, r) || make_if<1024, 16, 1, 1024>(rival, p, r) ||
                    make_if<1280, 20, 1, 1024>(rival, p, r) || make_if<1600, 25, 1, 1024>(rival, p, r) ||
                    make_if<768, 12, 1, 64>(rival, p, r) || make_if<768, 12, 1, 128>(rival, p, r) ||
                    make_if<768, 12, 1, 256>(rival, p, r) || make_if<768, 12, 1, 512>(rival, p, r) ||
                    make_if<768, 12, 1, 2048>(rival, p, r) || make_if<768, 12, 1, 4096>(rival, p, r) ||
                    make_if<768, 12, 2, 256>(rival, p, r) || make_if<768, 12, 4, 256>(rival, p, r) ||
                    make_if<768, 12, 8, 256>(rival, p, r));
  return rival;
}

template <std::size_t D, std::size_t Batch, std::size_t Tokens, class Layer>
made decode_with(bench::problem const& p, Layer&& layer) {
  return std::make_unique<decoding<Layer, D, Batch, Tokens>>(p, std::move(layer));
}

template <std::size_t Batch> made make_decoding(bench::problem const& p, bench::request const& r) {
  auto plain = with_weights<layer<768, 12, 1024>>(p);
  if (r.variant == "packed") return decode_with<768, Batch, 1024>(p, pack(plain));
  if (r.variant == "half") return decode_with<768, Batch, 1024>(p, pack<bfloat16, bfloat16>(plain));
  return decode_with<768, Batch, 1024>(p, std::move(plain));
}

made make_decoding(bench::problem const& p, bench::request const& r) {
  if (!is<768, 12, 1024>(p)) return nullptr;
  switch (p.batch) {
    case 1:
      return make_decoding<1>(p, r);
    case 2:
      return make_decoding<2>(p, r);
    case 4:
      return make_decoding<4>(p, r);
    case 8:
      return make_decoding<8>(p, r);
    default:
      return nullptr;
  }
}

made make_projections(bench::problem const& p) {
  if (p.batch != 1) return nullptr;
  if (is<768, 12, 128>(p)) return std::make_unique<projections<768, 128>>(p);
  if (is<768, 12, 1024>(p)) return std::make_unique<projections<768, 1024>>(p);
  if (is<1024, 16, 1024>(p)) return std::make_unique<projections<1024, 1024>>(p);
  if (is<1280, 20, 1024>(p)) return std::make_unique<projections<1280, 1024>>(p);
  if (is<1600, 25, 1024>(p)) return std::make_unique<projections<1600, 1024>>(p);
  return nullptr;
}

made make_masked(bench::problem const& p, bench::request const& r) {
  if (!is<768, 12, 1024>(p) || p.batch != 1) return nullptr;
  if (!p.causal) return std::make_unique<forward_pass<768, 12, 1, 1024, bidirectional>>(p, r);
  if (p.window == 256) return std::make_unique<forward_pass<768, 12, 1, 1024, sliding_window<256>>>(p, r);
  if (p.kv_heads == 4) return std::make_unique<forward_pass<768, 12, 1, 1024, kv_heads<4>>>(p, r);
  if (p.padding != 0) return std::make_unique<padded_pass<768, 12, 1024>>(p, r);
  return nullptr;
}

made make(bench::problem const& p, bench::request const& r) {
  static worker_threads const threads(static_cast<std::size_t>(r.threads));
  bool const masked = !p.causal || p.window + p.padding + p.kv_heads != 0;
  made rival = p.decode        ? make_decoding(p, r)
               : p.window == 1 ? make_projections(p)
               : masked        ? make_masked(p, r)
                               : make_forward(p, r);
  if (!rival) throw bench::unavailable("not compiled for these sizes");
  return rival;
}

}  // namespace

int main(int argc, char** argv) {
  return bench::serve<bench::problem>(argc, argv, COMPILED_BY, make, bench::headsup_in_use);
}
