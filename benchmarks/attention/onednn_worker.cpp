// oneDNN: matmul primitives, weights in the layout it asks for, one thread each. Version 2.6 has no attention of its
// own: its graph interface came later.
#include <map>
#include <string>
#include <unordered_map>

#include <dnnl.hpp>

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

/// c = a b + bias, prepared once and run on any memory, by one thread.
class product {
 public:
  product(dnnl::memory::desc a, dnnl::memory::desc b, dnnl::memory::desc c, float* bias = nullptr) {
    dnnl::primitive_attr attributes;
    attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
    dnnl::memory::desc const bias_desc({1, c.dims()[1]}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::ab);
    desc_ = {bias ? dnnl::matmul::desc(a, b, bias_desc, c) : dnnl::matmul::desc(a, b, c), attributes, engine()};
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
      part const mine = rows == 1 ? part(p.d, thread, threads, 16) : part(rows, thread, threads, 16);
      for (projection which : {projection::qkv, projection::out}) {
        int const columns = which == projection::qkv ? 3 * p.d : p.d, factor = columns / p.d;
        int const n = rows == 1 ? mine.size() * factor : columns, m = rows == 1 ? 1 : mine.size();
        int const first = rows == 1 ? mine.begin * factor : 0;
        int const stride = rows > 1 && which == projection::qkv ? padded(columns) : columns;
        if (m == 0 || n == 0) continue;
        dnnl::memory::desc const any({p.d, n}, dnnl::memory::data_type::f32, dnnl::memory::format_tag::any);
        auto& slot = each_[static_cast<std::size_t>(thread)].projections[which == projection::out];
        slot = std::make_unique<product>(described(m, p.d, p.d, 1), any, described(m, n, stride, 1),
                                         which == projection::out ? p.bias.data() + first : nullptr);
        float const* const w = which == projection::qkv ? p.W_qkv.data() : p.W_out.data();
        slot->pack(described(p.d, n, 1, p.d), w + std::size_t(first) * p.d);
      }
      if (p.decode) {
        int const size = p.head_dim();
        each_[static_cast<std::size_t>(thread)].step = {
            std::make_unique<product>(described(1, size, size, 1), described(size, p.tokens, p.tokens, 1),
                                      described(1, p.tokens, p.tokens, 1)),
            std::make_unique<product>(described(1, p.tokens, p.tokens, 1), described(p.tokens, size, size, 1),
                                      described(1, size, size, 1))};
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
                                                    described(rows, visible, s, 1)),
                          std::make_unique<product>(described(rows, visible, s, 1), described(visible, size, stride, 1),
                                                    described(rows, size, p_.d, 1))});
      }
    }
  }

  void project(projection which, int thread, matrix x, matrix y) {
    auto& state = each_[static_cast<std::size_t>(thread)];
    auto& slot = state.projections[which == projection::out];
    if (!slot) return;
    if (x.rows == 1) {
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

}  // namespace

int main(int argc, char** argv) {
  dnnl_version_t const* const v = dnnl_version();
  std::string const version =
      "oneDNN " + std::to_string(v->major) + "." + std::to_string(v->minor) + "." + std::to_string(v->patch);
  return serve(argc, argv, version,
               [](problem const& p, request const& r) { return std::make_unique<blocked<products>>(p, r); });
}
