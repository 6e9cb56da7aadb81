// libxsmm: its small products, generated for each shape, over weights in panels; the team divides the work.
#include <libxsmm.h>

#include "blocked.hpp"

namespace {

using namespace bench;

/// c = a b, or c += a b. libxsmm's matrices are column-major, so a row-major y = x w is y^T = w^T x^T: its first factor
/// is our second, and m counts our columns.
libxsmm_smmfunction kernel(int columns, int rows, int depth, int stride_b, int stride_a, int stride_c, bool add) {
  float const alpha = 1, beta = add ? 1 : 0;
  int const flags = LIBXSMM_GEMM_FLAG_NONE, prefetch = LIBXSMM_GEMM_PREFETCH_NONE;
  libxsmm_smmfunction const made =
      libxsmm_smmdispatch(columns, rows, depth, &stride_b, &stride_a, &stride_c, &alpha, &beta, &flags, &prefetch);
  if (!made) throw unavailable("libxsmm generates no code for these sizes");
  return made;
}

class products {
 public:
  static constexpr bool transposed_keys = true;

  products(problem const& p, int threads)
      : p_(p), threads_(threads), qkv_(packed(p.W_qkv.data(), 3 * p.d)), out_(packed(p.W_out.data(), p.d)) {}

  void shapes(int) {}

  void project(projection which, int thread, matrix x, matrix y) const {
    float const* const w = which == projection::qkv ? qkv_.data() : out_.data();
    bool const biased = which == projection::out;
    part const rows = p_.decode ? part(x.rows, 0, 1) : part(x.rows, thread, threads_, 16);
    part const columns = p_.decode ? part(y.columns, thread, threads_, panel) : part(y.columns, 0, 1);
    for (int row = rows.begin; row < rows.end; row += block) {
      int const height = std::min(block, rows.end - row);
      for (int column = columns.begin; column < columns.end; column += panel) {
        int const width = std::min(panel, columns.end - column);
        float* const to = y.data + std::size_t(row) * y.stride + column;
        if (biased)
          for (int i = 0; i < height; ++i) std::copy_n(p_.bias.data() + column, width, to + std::size_t(i) * y.stride);
        for (int from = 0; from < p_.d; from += depth) {
          int const steps = std::min(depth, p_.d - from);
          kernel(width, height, steps, width, x.stride, y.stride, biased || from > 0)(
              w + std::size_t(column) * p_.d + std::size_t(from) * width, x.data + std::size_t(row) * x.stride + from,
              to);
        }
      }
    }
  }

  void scores(int, matrix q, matrix k, matrix s) const {
    for (int key = 0; key < s.columns; key += panel) {
      int const width = std::min(panel, s.columns - key);
      kernel(width, s.rows, q.columns, k.stride, q.stride, s.stride, false)(k.data + key, q.data, s.data + key);
    }
  }

  void mix(int, matrix s, matrix v, matrix y) const {
    for (int key = 0; key < s.columns; key += depth) {
      int const steps = std::min(depth, s.columns - key);
      kernel(v.columns, s.rows, steps, v.stride, s.stride, y.stride, key > 0)(v.data + std::size_t(key) * v.stride,
                                                                              s.data + key, y.data);
    }
  }

  void step_scores(int thread, matrix q, float const* k, float* s) const {
    matrix const keys{const_cast<float*>(k), q.columns, p_.tokens, p_.tokens};
    scores(thread, q, keys, {s, 1, p_.tokens, p_.tokens});
  }
  void step_mix(int thread, float const* s, float const* v, matrix y) const {
    matrix const values{const_cast<float*>(v), p_.tokens, y.columns, y.columns};
    mix(thread, {const_cast<float*>(s), 1, p_.tokens, p_.tokens}, values, y);
  }

 private:
  static constexpr int panel = 64, depth = 256, block = 128;

  /// Panels of columns of W^T, each with its columns side by side.
  buffer<float> packed(float const* w, int columns) const {
    buffer<float> panels(std::size_t(columns) * p_.d);
    float* at = panels.data();
    for (int column = 0; column < columns; column += panel)
      for (int i = 0; i < p_.d; ++i)
        for (int c = column; c < std::min(column + panel, columns); ++c) *at++ = w[std::size_t(c) * p_.d + i];
    return panels;
  }

  problem const& p_;
  int threads_;
  buffer<float> qkv_, out_;
};

}  // namespace

int main(int argc, char** argv) {
  libxsmm_init();
  std::string const version = std::string("libxsmm ") + LIBXSMM_VERSION + ", " + libxsmm_get_target_arch();
  return serve<problem>(argc, argv, version, [](problem const& p, request const& r) {
    return std::make_unique<blocked<products>>(p, r);
  }, [] {
    int const id = libxsmm_get_target_archid();
    return kernels{libxsmm_get_target_arch(), id >= LIBXSMM_X86_AVX512_CORE ? "avx512"
                                              : id >= LIBXSMM_X86_AVX2      ? "avx2"
                                              : id >= LIBXSMM_X86_AVX       ? "avx"
                                                                            : "baseline"};
  });
}
