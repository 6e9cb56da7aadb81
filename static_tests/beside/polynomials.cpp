// prints: 0x^0 + 2x^1 + 3x^2
// prints: -1x^0 + -2x^1 + 3x^2 + 6x^3
// prints: 2x^0 + 2x^1 + -3x^2
// prints: 1x^0 + 6x^1 + 12x^2 + 8x^3 125

#include <iostream>
#include <vector>

template <class T> class polynomial {
 public:
  polynomial(std::initializer_list<T> factors) : factors_(factors) {}
  explicit polynomial(std::size_t size) : factors_(size) {}
  std::size_t size() const { return factors_.size(); }
  T& operator[](std::size_t i) { return factors_[i]; }
  T operator[](std::size_t i) const { return i < size() ? factors_[i] : T{}; }
  T operator()(T x) const {
    T sum{};
    for (std::size_t i = size(); i-- > 0;) sum = sum * x + factors_[i];
    return sum;
  }

 private:
  std::vector<T> factors_;
};

template <class T> polynomial<T> operator+(polynomial<T> const& a, polynomial<T> const& b) {
  polynomial<T> result(a.size() > b.size() ? a.size() : b.size());
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = a[i] + b[i];
  return result;
}
template <class T> polynomial<T> operator*(polynomial<T> const& a, polynomial<T> const& b) {
  polynomial<T> result(a.size() + b.size() - 1);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j) result[i + j] += a[i] * b[j];
  return result;
}
template <class T, class N> polynomial<T> operator*(N const& n, polynomial<T> x) {
  for (std::size_t i = 0; i < x.size(); ++i) x[i] *= n;
  return x;
}
template <class A, class B> auto operator-(A const& a, B const& b) -> decltype(a + -1 * b) { return a + -1 * b; }
template <class T> std::ostream& operator<<(std::ostream& out, polynomial<T> const& p) {
  for (std::size_t i = 0; i < p.size(); ++i) out << (i == 0 ? "" : " + ") << p[i] << "x^" << i;
  return out;
}
template <class T> polynomial<T> pow(polynomial<T> const& x, int n) {
  return n == 0 ? polynomial<T>{1} : x * pow(x, n - 1);
}

int main() {
  polynomial<int> const p{1, 2}, q{-1, 0, 3};
  std::cout << p + q << '\n' << p * q << '\n' << p - q << '\n' << pow(p, 3) << ' ' << pow(p, 3)(2) << '\n';
}
