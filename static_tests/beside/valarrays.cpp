// prints: 1 2 3 4
// prints: 1.5 3 4 5
// prints: 0 6 24 60
// prints: 4 4 9 16
// prints: 1 1 0 1
// prints: 1 1 1 1
// prints: 7.5 16 2 4
// prints: 1 9
// prints: 2

#include <cmath>
#include <iostream>
#include <numeric>
#include <valarray>

template <class T> T mean(std::valarray<T> const& x) { return x.sum() / static_cast<T>(x.size()); }

void print(std::valarray<double> const& x) {
  for (double each : x) std::cout << each << ' ';
  std::cout << '\n';
}

int main() {
  std::valarray<double> const x{1, 4, 9, 16}, y{2, 2, 3, 4};
  print(sqrt(x));
  print(x / y + 1.0);
  print(x * y - y);
  print(pow(y, 2.0));
  print(abs(y - 3.0));
  std::valarray<double> const unit = exp(log(y)) / y;
  print(unit);
  std::cout << mean(x) << ' ' << x.max() << ' ' << y.min() << ' ' << (x > y).size() << '\n';
  std::valarray<double> const every_second = x[std::slice(0, 2, 2)];
  print(every_second);
  std::valarray<bool> const large = x > 3.0 && y < 4.0;
  std::cout << std::accumulate(begin(large), end(large), 0) << '\n';
}
