// prints: 4.000 2.613 0.000 1.082 0.000 1.082 0.000 2.613
// prints: 5.0 2.000+1.000i -7.0+24.0i 1.609
// prints: 25.000 0.927 1
// prints: 3.854 -27.035 1.001

#include <cmath>
#include <complex>
#include <cstdio>
#include <vector>

using complex = std::complex<double>;

std::vector<complex> transform(std::vector<complex> const& x) {
  std::size_t const n = x.size();
  if (n == 1) return x;
  std::vector<complex> even, odd, result(n);
  for (std::size_t i = 0; i < n; ++i) (i % 2 == 0 ? even : odd).push_back(x[i]);
  even = transform(even);
  odd = transform(odd);
  for (std::size_t k = 0; k < n / 2; ++k) {
    double const angle = -2 * std::acos(-1.0) * static_cast<double>(k) / static_cast<double>(n);
    complex const turned = exp(complex(0, angle)) * odd[k];
    result[k] = even[k] + turned;
    result[k + n / 2] = even[k] - turned;
  }
  return result;
}

int main() {
  using namespace std::complex_literals;
  for (complex const& z : transform({1, 1, 1, 1, 0, 0, 0, 0})) std::printf("%.3f ", abs(z));
  complex const z = 3.0 + 4i;
  complex const root = sqrt(z), power = pow(z, 2), logarithm = log(z);
  std::printf("\n%.1f %.3f%+.3fi %.1f%+.1fi %.3f\n", abs(z), root.real(), root.imag(), power.real(), power.imag(),
              logarithm.real());
  std::printf("%.3f %.3f %d\n", norm(z), arg(z), z * conj(z) == 25.0 + 0i);
  std::printf("%.3f %.3f %.3f\n", sin(z).real(), cos(z).real(), tanh(z).real());
}
