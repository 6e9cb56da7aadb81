// Eigen: products of its Maps, each on one thread.
#define EIGEN_DONT_PARALLELIZE
#include <Eigen/Core>

#include "blocked.hpp"

namespace {

using namespace bench;

using rows_first = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using map = Eigen::Map<rows_first, 0, Eigen::OuterStride<>>;
using constant_map = Eigen::Map<rows_first const, 0, Eigen::OuterStride<>>;
using row = Eigen::Map<Eigen::RowVectorXf>;
using constant_row = Eigen::Map<Eigen::RowVectorXf const>;

map mapped(matrix m) { return {m.data, m.rows, m.columns, Eigen::OuterStride<>(m.stride)}; }

class products {
 public:
  static constexpr bool transposed_keys = false;

  products(problem const& p, int threads) : p_(p), threads_(threads) {}

  void shapes(int) {}

  void project(projection which, int thread, matrix x, matrix y) const {
    int const d = x.columns;
    float const* const w = which == projection::qkv ? p_.W_qkv.data() : p_.W_out.data();
    bool const biased = which == projection::out;
    if (p_.decode) {
      part const mine(y.columns, thread, threads_, 16);
      auto out = mapped(y).middleCols(mine.begin, mine.size());
      constant_map const weights(w + std::size_t(mine.begin) * d, mine.size(), d, Eigen::OuterStride<>(d));
      for (int row = 0; row < x.rows; ++row)
        out.row(row).transpose().noalias() = weights * mapped(x).row(row).transpose();
      if (biased) out.rowwise() += constant_row(p_.bias.data() + mine.begin, mine.size());
      return;
    }
    part const mine(y.rows, thread, threads_, 16);
    auto out = mapped(y).middleRows(mine.begin, mine.size());
    out.noalias() = mapped(x).middleRows(mine.begin, mine.size()) *
                    constant_map(w, y.columns, d, Eigen::OuterStride<>(d)).transpose();
    if (biased) out.rowwise() += constant_row(p_.bias.data(), d);
  }

  void scores(int, matrix q, matrix k, matrix s) const { mapped(s).noalias() = mapped(q) * mapped(k).transpose(); }
  void mix(int, matrix s, matrix v, matrix y) const { mapped(y).noalias() = mapped(s) * mapped(v); }

  void step_scores(int, matrix q, float const* k, float* s) const {
    row(s, p_.tokens).transpose().noalias() =
        constant_map(k, p_.tokens, q.columns, Eigen::OuterStride<>(q.columns)) * row(q.data, q.columns).transpose();
  }
  void step_mix(int, float const* s, float const* v, matrix y) const {
    row(y.data, y.columns).noalias() =
        constant_row(s, p_.tokens) * constant_map(v, p_.tokens, y.columns, Eigen::OuterStride<>(y.columns));
  }

 private:
  problem const& p_;
  int threads_;
};

/// Eigen's own list does not tell AVX2 from AVX.
kernels kernels_in_use() {
  std::string const list = Eigen::SimdInstructionSetsInUse();
#if defined(EIGEN_VECTORIZE_AVX512)
  return {list, "avx512"};
#elif defined(EIGEN_VECTORIZE_AVX2) && defined(EIGEN_VECTORIZE_FMA)
  return {"AVX2, FMA, " + list, "avx2"};
#elif defined(EIGEN_VECTORIZE_AVX)
  return {list, "avx"};
#else
  return {list, "baseline"};
#endif
}

}  // namespace

int main(int argc, char** argv) {
  std::string const version = "Eigen " + std::to_string(EIGEN_WORLD_VERSION) + "." +
                              std::to_string(EIGEN_MAJOR_VERSION) + "." + std::to_string(EIGEN_MINOR_VERSION) + ", " +
                              Eigen::SimdInstructionSetsInUse();
  return serve<problem>(argc, argv, version, [](problem const& p, request const& r) {
    return std::make_unique<blocked<products>>(p, r);
  }, kernels_in_use);
}
