// headsup's GPT-2: variant "packed" in floats, "half" with weights, keys and values as bfloat16, "computed" also
// computes products so.
#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/serving.hpp>

#include "headsup_in_use.hpp"
#include "model.hpp"
#include "worker.hpp"

namespace {

using namespace headsup;

using gpt2_model = gpt2::model<gpt2::small>;

void copy(float const* from, auto& to) { std::copy_n(from, to.size(), to.data()); }
void copy(bench::weights const& from, auto& to) {
  copy(from.weight.data(), to.weight);
  copy(from.bias.data(), to.bias);
}

/// The model with the weights of the problem.
std::unique_ptr<gpt2_model> with_weights(bench::model_problem const& p) {
  auto made = std::make_unique<gpt2_model>();
  copy(p.word_rows.data(), made->tok_emb.weight);
  copy(p.position_rows.data(), made->pos_emb.weight);
  copy(p.final_norm, made->final_norm);
  for (std::size_t i = 0; i < p.blocks.size(); ++i) {
    bench::model_block const& from = p.blocks[i];
    auto& to = made->trf_blocks[i];
    std::size_t const d = static_cast<std::size_t>(p.d);
    std::size_t part = 0;
    for (auto* each : {&to.att.W_query, &to.att.W_key, &to.att.W_value}) {
      copy(from.qkv.weight.data() + part * d * d, each->weight);
      copy(from.qkv.bias.data() + part++ * d, each->bias);
    }
    copy(from.out, to.att.out_proj);
    copy(from.norm1, to.norm1);
    copy(from.norm2, to.norm2);
    copy(from.up, to.ff.up);
    copy(from.down, to.ff.down);
  }
  return made;
}

/// A prompt, or one token more than those in the caches; before every call but the first, these drop it again.
template <class Packed, std::size_t Before, std::size_t New> class writing final : public bench::attention {
 public:
  writing(bench::model_problem const& p, Packed&& model) : model_(std::move(model)) {
    std::copy_n(p.ids.data() + Before, New, ids_.data());
    if constexpr (Before != 0) {
      tensor<int, ids_of<vocab<50257>, tokens<Before>>> before;
      std::copy_n(p.ids.data(), Before, before.data());
      logits_ = model_.next(before, past_);
    }
  }

  void forward() override {
    for (auto& each : past_) each.drop_newest(each.size() - Before);
    logits_ = model_.next(ids_, past_);
  }

  float const* output() const override { return logits_.data(); }

 private:
  Packed model_;
  typename Packed::template caches<> past_{};
  tensor<int, ids_of<vocab<50257>, tokens<New>>> ids_;
  tensor<float, vocab<50257>> logits_;
};

using made = std::unique_ptr<bench::attention>;

template <class Packed> made writes(bench::model_problem const& p, Packed&& model) {
  if (p.d != 768 || p.heads != 12 || p.batch != 1 || p.tokens != (p.decode ? 513 : 512))
    throw bench::unavailable("not compiled for these sizes");
  if (p.decode) return std::make_unique<writing<Packed, 512, 1>>(p, std::move(model));
  return std::make_unique<writing<Packed, 0, 512>>(p, std::move(model));
}

made make(bench::model_problem const& p, bench::request const& r) {
  static worker_threads const threads(static_cast<std::size_t>(r.threads));
  auto const plain = with_weights(p);
  if (r.variant == "half") return writes(p, pack<bfloat16, bfloat16>(*plain));
  if (r.variant == "computed") return writes(p, pack<computed_in<bfloat16>, computed_in<bfloat16>>(*plain));
  return writes(p, pack(*plain));
}

}  // namespace

int main(int argc, char** argv) {
  return bench::serve<bench::model_problem>(argc, argv, COMPILED_BY, make, bench::headsup_in_use);
}
