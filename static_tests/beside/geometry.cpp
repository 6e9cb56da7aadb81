// prints: (4, 2, 6)(2, -2, 2)(2, 4, 4)
// prints: 11 5 (0.6, 0, 0.8) (-8, -2, 6) (3, 0, 4)
// prints: 748 1

#include <cmath>
#include <iostream>

template <class T> struct vec {
  T x, y, z;
};
template <class T> vec<T> operator+(vec<T> a, vec<T> b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
template <class T> vec<T> operator-(vec<T> a, vec<T> b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
template <class T> vec<T> operator*(T s, vec<T> a) { return {s * a.x, s * a.y, s * a.z}; }
template <class T> bool operator<(vec<T> a, vec<T> b) { return a.x < b.x; }
template <class T> std::ostream& operator<<(std::ostream& out, vec<T> const& a) {
  return out << "(" << a.x << ", " << a.y << ", " << a.z << ")";
}
template <class T> T dot(vec<T> const& a, vec<T> const& b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
template <class T> T norm(vec<T> const& a) { return sqrt(dot(a, a)); }
template <class T> vec<T> normalize(vec<T> const& a) { return T(1) / norm(a) * a; }
template <class T> vec<T> outer(vec<T> const& a, vec<T> const& b) {
  return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
template <class T> vec<T> max(vec<T> const& a, vec<T> const& b) { return a < b ? b : a; }

int main() {
  vec<double> const a{3, 0, 4}, b{1, 2, 2};
  std::cout << a + b << a - b << 2.0 * b << '\n';
  std::cout << dot(a, b) << ' ' << norm(a) << ' ' << normalize(a) << ' ' << outer(a, b) << ' ' << max(a, b) << '\n';
  double const angle = acos(dot(a, b) / (norm(a) * norm(b)));
  std::cout << round(angle * 1000) << ' ' << tanh(0.0) + cos(0.0) + sin(0.0) << '\n';
}
