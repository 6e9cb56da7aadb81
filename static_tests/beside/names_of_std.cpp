// prints: 7 1.5 9 10
// prints: 2.7183 2.3026 1.4142 1.4142 0.5205 0.4621 1.3818
// prints: 3 2.5000 3.0000 -2.0000
// prints: 108 42
// prints: 1 4 8 9 15 16 20 23 42 40 2 6 5.0000

#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <string>
#include <vector>

using namespace std;

int main() {
  vector<int> numbers{4, 8, 15, 16, 23, 42};
  cout << max(3, 7) << ' ' << min(2.5, 1.5) << ' ' << max({4, 9, 2}) << ' ' << clamp(12, 0, 10) << '\n';
  cout << fixed << setprecision(4) << exp(1.0) << ' ' << log(10.0f) << ' ' << sqrt(2.0) << ' ' << pow(2, 0.5) << ' '
       << erf(0.5) << ' ' << tanh(0.5) << ' ' << sin(1.0) + cos(1.0) << '\n';
  cout << abs(-3) << ' ' << abs(-2.5) << ' ' << round(2.5) << ' ' << floor(-1.5) << '\n';
  cout << accumulate(numbers.begin(), numbers.end(), 0) << ' ' << *max_element(numbers.begin(), numbers.end()) << '\n';
  vector<int> more{1, 9, 20}, all(9);
  merge(numbers.begin(), numbers.end(), more.begin(), more.end(), all.begin());
  for (int each : all) cout << each << ' ';
  copy(more.begin(), more.end(), all.begin());
  transform(all.begin(), all.end(), all.begin(), [](int n) { return 2 * n; });
  cout << all[2] << ' ' << to_string(all[0]) << ' ' << gcd(12, 18) << ' ' << hypot(3.0, 4.0) << '\n';
}
