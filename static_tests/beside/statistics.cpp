// prints: 1.752 0.01197 1.90
// prints: -1.206 0.530 -0.018 -0.658 1.353
// prints: 4.000

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

double sum(std::vector<double> const& v) {
  double total = 0;
  for (double x : v) total += x;
  return total;
}

double mean(std::vector<double> const& v) { return sum(v) / static_cast<double>(v.size()); }

double var(std::vector<double> const& v) {
  double const middle = mean(v);
  double squares = 0;
  for (double x : v) squares += pow(x - middle, 2);
  return squares / static_cast<double>(v.size() - 1);
}

double max(std::vector<double> const& v) { return *std::max_element(v.begin(), v.end()); }

std::vector<double> normalize(std::vector<double> v) {
  double const middle = mean(v);
  double const deviation = sqrt(var(v));
  for (double& x : v) x = (x - middle) / deviation;
  return v;
}

int main() {
  std::vector<double> const heights{1.62, 1.81, 1.75, 1.68, 1.9};
  std::printf("%.3f %.5f %.2f\n", mean(heights), var(heights), max(heights));
  for (double x : normalize(heights)) std::printf("%.3f ", x);
  std::printf("\n%.3f\n", exp(mean({log(2.0), log(8.0)})));
}
