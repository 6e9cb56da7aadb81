// Writes the logits of a whole GPT-2 in double precision to a file: model_reference SIZES FILE, where SIZES are those of
// a worker.
#include <fstream>

#include "in_double.hpp"
#include "model.hpp"

namespace {

using namespace bench;
using rows_of_numbers = std::vector<double>;

rows_of_numbers times(rows_of_numbers const& x, int n, weights const& w, int in) {
  rows_of_numbers const wide = widened(w.weight);
  int const out = static_cast<int>(wide.size()) / in;
  rows_of_numbers y(std::size_t(n) * out);
  products(x.data(), n, wide.data(), out, in, in, in, y.data(), out);
  for (std::size_t i = 0; i < y.size(); ++i) y[i] += w.bias[i % out];
  return y;
}

rows_of_numbers normalized(rows_of_numbers const& x, int d, weights const& w) {
  rows_of_numbers y(x.size());
  for (std::size_t row = 0; row < x.size(); row += d) {
    double mean = 0, variance = 0;
    for (int i = 0; i < d; ++i) mean += x[row + i] / d;
    for (int i = 0; i < d; ++i) variance += (x[row + i] - mean) * (x[row + i] - mean) / d;
    for (int i = 0; i < d; ++i) y[row + i] = (x[row + i] - mean) / std::sqrt(variance + 1e-5) * w.weight[i] + w.bias[i];
  }
  return y;
}

rows_of_numbers attention(rows_of_numbers const& qkv, model_problem const& p) {
  int const d = p.d, size = p.head_dim();
  rows_of_numbers mixed(std::size_t(p.tokens) * d), scores(p.tokens);
  for (int head = 0; head < p.heads; ++head)
    for (int i = 0; i < p.tokens; ++i) {
      double const* const q = qkv.data() + std::size_t(i) * 3 * d + head * size;
      double const* const k = qkv.data() + d + head * size;
      products(q, 1, k, i + 1, size, 3 * d, 3 * d, scores.data(), p.tokens);
      double const largest = *std::max_element(scores.begin(), scores.begin() + i + 1);
      double* const to = mixed.data() + std::size_t(i) * d + head * size;
      double sum = 0;
      for (int j = 0; j <= i; ++j) {
        double const weight = std::exp((scores[j] - largest) / std::sqrt(double(size)));
        sum += weight;
        for (int f = 0; f < size; ++f) to[f] += weight * k[std::size_t(j) * 3 * d + d + f];
      }
      for (int f = 0; f < size; ++f) to[f] /= sum;
    }
  return mixed;
}

rows_of_numbers logits(model_problem const& p) {
  int const d = p.d, n = p.tokens;
  rows_of_numbers x(std::size_t(n) * d);
  for (int i = 0; i < n; ++i)
    for (int f = 0; f < d; ++f)
      x[std::size_t(i) * d + f] =
          double(p.word_rows[std::size_t(p.ids[i]) * d + f]) + p.position_rows[std::size_t(i) * d + f];
  auto const add = [&](rows_of_numbers const& more) {
    for (std::size_t i = 0; i < x.size(); ++i) x[i] += more[i];
  };
  for (model_block const& block : p.blocks) {
    add(times(attention(times(normalized(x, d, block.norm1), n, block.qkv, d), p), n, block.out, d));
    rows_of_numbers hidden = times(normalized(x, d, block.norm2), n, block.up, d);
    for (double& h : hidden) h *= (1 + std::tanh(std::sqrt(2 / std::acos(-1.0)) * (h + 0.044715 * h * h * h))) / 2;
    add(times(hidden, n, block.down, 4 * d));
  }
  rows_of_numbers const last = normalized({x.end() - d, x.end()}, d, p.final_norm), words = widened(p.word_rows);
  rows_of_numbers y(p.outputs());
  products(last.data(), 1, words.data(), p.words, d, d, d, y.data(), p.words);
  return y;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) return 2;
  rows_of_numbers const y = logits(model_problem(sizes_from(argv + 1)));
  std::ofstream file(argv[6], std::ios::binary);
  file.write(reinterpret_cast<char const*>(y.data()), std::streamsize(y.size() * sizeof(double)));
  return file.good() ? 0 : 1;
}
