// prints: 0.000 0.841 0.909 0.141 -0.757 0.031 5.0 4

#include <cmath>
#include <cstdio>
#include <map>
#include <vector>

template <class T> T clamp(T x, T lo, T hi) { return x < lo ? lo : x > hi ? hi : x; }
template <class T> T abs(T x) { return x < 0 ? -x : x; }
template <class T> T mix(T a, T b, T t) { return a + t * (b - a); }

class curve {
 public:
  void add(double x, double y) { points_[x] = y; }
  double operator()(double x) const {
    auto const after = points_.lower_bound(x);
    if (after == points_.begin()) return after->second;
    if (after == points_.end()) return points_.rbegin()->second;
    auto const before = std::prev(after);
    return mix(before->second, after->second, (x - before->first) / (after->first - before->first));
  }

 private:
  std::map<double, double> points_;
};

template <class F> std::vector<double> map(F const& f, double lo, double hi, int n) {
  std::vector<double> result;
  for (int i = 0; i <= n; ++i) result.push_back(f(mix(lo, hi, double(i) / n)));
  return result;
}

int main() {
  curve wave;
  for (int i = 0; i <= 8; ++i) wave.add(i, sin(i * 0.5));
  double worst = 0;
  for (int i = 0; i < 80; ++i) worst = std::fmax(worst, abs(wave(i * 0.1) - sin(i * 0.05)));
  for (double y : map(wave, 0, 8, 4)) std::printf("%.3f ", y);
  std::printf("%.3f %.1f %d\n", worst, clamp(7.5, 0.0, 5.0), abs(-4));
}
