// prints: 21 1594323 2.71828
// prints: 2 3 5 7 11 13 17 19 23 29 31 37

#include <cstdint>
#include <iostream>
#include <vector>

namespace math {
std::uint64_t gcd(std::uint64_t a, std::uint64_t b) { return b == 0 ? a : gcd(b, a % b); }
std::uint64_t power(std::uint64_t base, unsigned exponent) {
  std::uint64_t result = 1;
  for (; exponent > 0; exponent /= 2, base *= base)
    if (exponent % 2 == 1) result *= base;
  return result;
}
namespace detail {
bool divides(std::uint64_t d, std::uint64_t n) { return n % d == 0; }
}  // namespace detail
std::vector<std::uint64_t> primes(std::uint64_t most) {
  std::vector<std::uint64_t> found;
  for (std::uint64_t n = 2; n <= most; ++n) {
    bool prime = true;
    for (std::uint64_t p : found) prime = prime && !detail::divides(p, n);
    if (prime) found.push_back(n);
  }
  return found;
}
double exp(int terms) {
  double sum = 0, term = 1;
  for (int i = 1; i <= terms; ++i) sum += term, term /= i;
  return sum;
}
}  // namespace math

int main() {
  std::cout << math::gcd(252, 105) << ' ' << math::power(3, 13) << ' ' << math::exp(12) << '\n';
  for (std::uint64_t p : math::primes(40)) std::cout << p << ' ';
  std::cout << '\n';
}
