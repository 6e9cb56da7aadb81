// prints: 0 7 0.5744
// prints: 0.1402 0.6285 0.2312
// prints: 1 0.4644 0.4621

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <vector>

// A network of its own, with the names that such programs use.
using numbers = std::vector<double>;

template <class... Xs> auto relu(Xs const&... xs) { return (0.0 + ... + (xs > 0 ? xs : 0)); }
double sigmoid(double x) { return 1 / (1 + exp(-x)); }
template <class Container> Container softmax(Container x) {
  double const largest = *std::max_element(x.begin(), x.end());
  double sum = 0;
  for (auto& each : x) sum += each = exp(each - largest);
  for (auto& each : x) each /= sum;
  return x;
}
int argmax(numbers const& x) { return static_cast<int>(std::max_element(x.begin(), x.end()) - x.begin()); }
double cross_entropy(numbers const& probabilities, int target) {
  return -log(probabilities[static_cast<std::size_t>(target)]);
}

struct linear {
  double weight, bias;
  double operator()(double x) const { return weight * x + bias; }
};

int main() {
  auto const layer = [weight = 0.5, bias = -1.0](double x) { return weight * x + bias; };
  std::printf("%g %g %.4f\n", relu(-3.0), relu(2, 5.0, -1), sigmoid(0.3));
  numbers const outputs = softmax(numbers{layer(1), layer(4), layer(2)});
  for (double each : outputs) std::printf("%.4f ", each);
  std::printf("\n%d %.4f %.4f\n", argmax(outputs), cross_entropy(outputs, 1), tanh(layer(3)));
}
