// prints: 2.0326
// prints: 1 1 0.5

#include <cmath>
#include <cstdio>
#include <functional>

struct generator {
  unsigned state = 42;
  double operator()() { return static_cast<double>((state = state * 1664525 + 1013904223) >> 8) / (1 << 24); }
};

double uniform(generator& draw, double lo, double hi) { return lo + (hi - lo) * draw(); }
double uniform(double lo, double hi) { return (lo + hi) / 2; }
double randn(generator& draw) { return sqrt(-2 * log(draw())) * cos(6.283185307 * draw()); }

double slope(std::function<double(double)> const& f, double x) {
  double const h = 1e-5;
  return (f(x + h) - f(x - h)) / (2 * h);
}

double descend(std::function<double(double)> const& f, double x, double rate, int steps) {
  for (int i = 0; i < steps; ++i) x -= rate * slope(f, x);
  return x;
}

int main() {
  auto const f = [](double x) { return pow(x - 2, 2) + exp(-x * x) + abs(int(x)) * 0.0; };
  std::printf("%.4f\n", descend(f, 5, 0.1, 200));
  generator draw;
  double sum = 0;
  for (int i = 0; i < 1000; ++i) sum += uniform(draw, -1, 1);
  std::printf("%d %d %.1f\n", std::fabs(sum) < 100, std::fabs(randn(draw)) < 6, uniform(0, 1));
}
