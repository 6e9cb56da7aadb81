// prints: 9 3
// prints: 0.50 0.75
// prints: loud

#include <cstdio>
#include <vector>

namespace detail {
template <class T> T largest(std::vector<T> const& all) {
  T result = all.front();
  for (T const& each : all) result = each > result ? each : result;
  return result;
}
constexpr int version = 3;
}  // namespace detail

namespace kernels {
double box(double x) { return x < 1 ? 0.5 : 0; }
double triangle(double x) { return x < 1 ? 1 - x : 0; }
}  // namespace kernels

namespace program {
struct options {
  bool quiet = false;
};
}  // namespace program

namespace parallel {
int workers() { return 2; }
}  // namespace parallel

int main() {
  std::printf("%d %d\n", detail::largest(std::vector{3, 9, 4}), detail::version);
  std::printf("%.2f %.2f\n", kernels::box(0.25), kernels::triangle(0.25));
  std::puts(program::options{}.quiet ? "quiet" : "loud");
  return parallel::workers() - 2;
}
