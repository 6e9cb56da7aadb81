// oneDNN 2 or 3. By default: matmul primitives, weights in the layout it asks for, one thread each. Variant "attention",
// which needs version 3: its graph interface's; "bfloat16": products of such numbers.
#include <map>

#include "onednn_narrow.hpp"
#include "onednn_product.hpp"
#if DNNL_VERSION_MAJOR >= 3
#include "onednn_attention.hpp"
#endif

namespace {

using namespace bench;

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

std::unique_ptr<attention> make(problem const& p, request const& r) {
  if (r.variant == "bfloat16") return std::make_unique<narrow_blocks>(p, r);
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
  return serve<problem>(argc, argv, version, make, [] {
    return kernels{product::implementations(), onednn_instruction_set(dnnl_get_effective_cpu_isa())};
  });
}
