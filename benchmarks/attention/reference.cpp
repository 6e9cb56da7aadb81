// Writes the results in double precision to a file: reference SIZES FILE, where SIZES are those of a worker.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <limits>
#include <vector>

#include "in_double.hpp"

namespace {

using namespace bench;
std::vector<double> forward(problem const& p) {
  int const d = p.d, size = p.head_dim(), n = p.rows();
  std::vector<double> const x = widened(p.x), w = widened(p.W_qkv), out = widened(p.W_out);
  std::vector<double> qkv(std::size_t(n) * 3 * d), mixed(std::size_t(n) * d), y(std::size_t(n) * d);
  products(x.data(), n, w.data(), 3 * d, d, d, d, qkv.data(), 3 * d);

  constexpr int block = 64;
  std::vector<double> scores(std::size_t(block) * p.tokens);
  for (int batch = 0; batch < p.batch; ++batch)
    for (int head = 0; head < p.heads; ++head)
      for (int begin = p.decode ? p.tokens - 1 : 0; begin < p.tokens; begin += block) {
        int const rows = std::min(block, p.tokens - begin);
        double const* const q = qkv.data() + std::size_t(batch) * p.tokens * 3 * d + head * size;
        double const* const k = q + d + (head / p.sharing() - head) * size;
        products(q + std::size_t(begin) * 3 * d, rows, k, p.visible(begin + rows - 1), size, 3 * d, 3 * d,
                 scores.data(), p.tokens);
        for (int i = 0; i < rows; ++i) {
          double* const s = scores.data() + std::size_t(i) * p.tokens;
          int const visible = p.visible(begin + i);
          for (int j = 0; j < visible; ++j)
            if (!p.sees(begin + i, j)) s[j] = -std::numeric_limits<double>::infinity();
          double const largest = *std::max_element(s, s + visible);
          double* const target = mixed.data() + (std::size_t(batch) * p.tokens + begin + i) * d + head * size;
          double sum = 0;
          for (int j = 0; j < visible; ++j) {
            double const weight = std::exp((s[j] - largest) / std::sqrt(double(size)));
            sum += weight;
            for (int f = 0; f < size; ++f) target[f] += weight * k[std::size_t(j) * 3 * d + d + f];
          }
          for (int f = 0; f < size; ++f) target[f] /= sum;
        }
      }

  products(mixed.data(), n, out.data(), d, d, d, d, y.data(), d);
  for (std::size_t i = 0; i < y.size(); ++i) y[i] += p.bias[i % d];
  return y;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 7) return 2;
  sizes const s = sizes_from(argv + 1);
  std::vector<double> const y = forward(problem(s));
  std::ofstream file(argv[6], std::ios::binary);
  auto const write = [&](std::size_t first, std::size_t size) {
    file.write(reinterpret_cast<char const*>(y.data() + first), std::streamsize(size * sizeof(double)));
  };
  if (!s.decode) write(0, y.size());
  else
    for (int sequence = 0; sequence < s.batch; ++sequence)
      write((std::size_t(sequence + 1) * s.tokens - 1) * s.d, std::size_t(s.d));
  return file.good() ? 0 : 1;
}
