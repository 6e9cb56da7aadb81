// prints: -7 is below 0 by 7
// prints: 6 0.5 1.5 2.5
// prints: 9 9 9
// prints: 3 1 2

#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

template <class... Parts> [[noreturn]] void reject(Parts const&... parts) {
  std::ostringstream text;
  (text << ... << parts);
  throw std::invalid_argument(text.str());
}
template <class Number> char const* sign_of(Number n) { return n < 0 ? "-" : n > 0 ? "+" : ""; }
template <class Number> Number distance_of(Number const& n) { return n < 0 ? -n : n; }
double checked(double x) {
  if (x < 0) reject(sign_of(x), distance_of(x), " is below 0 by ", distance_of(x));
  return x;
}

struct perceptron {
  std::vector<double> weights;
  double bias = 0;
};
template <class Model, class F> void for_each_parameter(Model& model, F f) {
  for (auto& each : model.weights) f(each);
  f(model.bias);
}
template <class... Models> std::size_t count_parameters(Models const&... models) {
  return (0 + ... + (models.weights.size() + 1));
}
template <class From, class To> void copy_parameters(From const& from, To& to) {
  to.weights.assign(from.weights.begin(), from.weights.end());
  to.bias = from.bias;
}

using cache = std::vector<int>;
template <class Caches, class F> void for_each_cache(Caches&& caches, F f) {
  for (auto& each : caches) f(each);
}
int from_the_start(int position, int size) { return position < 0 ? position + size : position; }

int main() {
  try {
    std::cout << checked(1) + checked(-7) << '\n';
  } catch (std::invalid_argument const& e) {
    std::cout << e.what() << '\n';
  }
  perceptron a{{0.5, 1.5}, 2.5}, b;
  std::cout << count_parameters(a, perceptron{{1, 2}});
  for_each_parameter(a, [](double p) { std::cout << ' ' << p; });
  std::cout << '\n';
  copy_parameters(perceptron{{9, 9}, 9}, b);
  for_each_parameter(b, [](double p) { std::cout << p << ' '; });
  std::cout << '\n';
  cache const all{1, 2, 3};
  std::cout << all[static_cast<std::size_t>(from_the_start(-1, 3))];
  for_each_cache(std::vector{cache{1}, cache{2}}, [](cache const& each) { std::cout << ' ' << each[0]; });
  std::cout << '\n';
}
