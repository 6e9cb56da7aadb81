// OpenBLAS: sgemm and sgemv on one thread each; the team divides the work, which beats the library's own threads.
#include <cblas.h>

#include "blocked.hpp"

namespace {

using namespace bench;

class products {
 public:
  static constexpr bool transposed_keys = false;

  products(problem const& p, int threads) : p_(p), threads_(threads) { openblas_set_num_threads(1); }

  void shapes(int) {}

  void project(projection which, int thread, matrix x, matrix y) const {
    float const* const w = which == projection::qkv ? p_.W_qkv.data() : p_.W_out.data();
    bool const biased = which == projection::out;
    if (p_.decode && x.rows < 4) {  // where sgemv once for each row is the faster
      part const mine(y.columns, thread, threads_, 16);
      for (int row = 0; row < x.rows; ++row) {
        float* const out = y.data + std::size_t(row) * y.stride + mine.begin;
        if (biased) std::copy_n(p_.bias.data() + mine.begin, mine.size(), out);
        cblas_sgemv(CblasRowMajor, CblasNoTrans, mine.size(), x.columns, 1, w + std::size_t(mine.begin) * x.columns,
                    x.columns, x.data + std::size_t(row) * x.stride, 1, biased ? 1 : 0, out, 1);
      }
      return;
    }
    part const rows = p_.decode ? part(x.rows, 0, 1) : part(x.rows, thread, threads_, 16);
    part const columns = p_.decode ? part(y.columns, thread, threads_, 16) : part(y.columns, 0, 1);
    float* const out = y.data + std::size_t(rows.begin) * y.stride + columns.begin;
    if (biased)
      for (int i = 0; i < rows.size(); ++i)
        std::copy_n(p_.bias.data() + columns.begin, columns.size(), out + std::size_t(i) * y.stride);
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, rows.size(), columns.size(), x.columns, 1,
                x.data + std::size_t(rows.begin) * x.stride, x.stride, w + std::size_t(columns.begin) * x.columns,
                x.columns, biased ? 1 : 0, out, y.stride);
  }

  void scores(int, matrix q, matrix k, matrix s) const {
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasTrans, q.rows, k.rows, q.columns, 1, q.data, q.stride, k.data,
                k.stride, 0, s.data, s.stride);
  }

  void mix(int, matrix s, matrix v, matrix y) const {
    cblas_sgemm(CblasRowMajor, CblasNoTrans, CblasNoTrans, s.rows, v.columns, s.columns, 1, s.data, s.stride, v.data,
                v.stride, 0, y.data, y.stride);
  }

  void step_scores(int, matrix q, float const* k, float* s) const {
    cblas_sgemv(CblasRowMajor, CblasNoTrans, p_.tokens, q.columns, 1, k, q.columns, q.data, 1, 0, s, 1);
  }
  void step_mix(int, float const* s, float const* v, matrix y) const {
    cblas_sgemv(CblasRowMajor, CblasTrans, p_.tokens, y.columns, 1, v, y.columns, s, 1, 0, y.data, 1);
  }

 private:
  problem const& p_;
  int threads_;
};

}  // namespace

int main(int argc, char** argv) {
  return serve<problem>(argc, argv, openblas_get_config(), [](problem const& p, request const& r) {
    return std::make_unique<blocked<products>>(p, r);
  }, [] { return openblas_kernels(openblas_get_corename()); });
}
