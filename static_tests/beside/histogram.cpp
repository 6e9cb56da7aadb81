// prints: 8 8 5 6 13 8 16 21 27 40 4 4 2 6

#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

template <std::size_t N> class histogram {
 public:
  histogram(double lo, double hi) : lo_(lo), hi_(hi) {}
  void add(double x) {
    int const place = static_cast<int>(floor((x - lo_) / (hi_ - lo_) * N));
    if (0 <= place && place < static_cast<int>(N)) ++counts_[static_cast<std::size_t>(place)];
  }
  std::array<int, N> const& counts() const { return counts_; }

 private:
  double lo_, hi_;
  std::array<int, N> counts_{};
};

template <std::size_t N> std::array<int, N> cumsum(std::array<int, N> all) {
  for (std::size_t i = 1; i < N; ++i) all[i] += all[i - 1];
  return all;
}
template <std::size_t N> std::size_t argmax(std::array<int, N> const& all) {
  std::size_t best = 0;
  for (std::size_t i = 1; i < N; ++i)
    if (all[i] > all[best]) best = i;
  return best;
}
template <class T, std::size_t N> std::array<T, N> zeros() { return {}; }
template <int N> std::array<int, N> arange() {
  std::array<int, N> result;
  for (int i = 0; i < N; ++i) result[static_cast<std::size_t>(i)] = i;
  return result;
}
template <class T> std::vector<T> ones(std::size_t n) { return std::vector<T>(n, T{1}); }

int main() {
  histogram<5> heights(0, 10);
  for (int i = 0; i < 40; ++i) heights.add(5 + 4.5 * sin(i * 0.7));
  for (int n : heights.counts()) std::printf("%d ", n);
  for (int n : cumsum(heights.counts())) std::printf("%d ", n);
  std::printf("%zu %zu %d %zu\n", argmax(heights.counts()), zeros<int, 4>().size(), arange<3>()[2],
              ones<double>(6).size());
}
