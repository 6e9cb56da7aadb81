// prints: 25 253 253 1

#include <compare>
#include <cstdio>

// Quantities with literals of their own.
struct metres {
  double count;
  friend constexpr auto operator<=>(metres, metres) = default;
};
struct seconds {
  double count;
};
struct speed {
  double count;
};
constexpr metres operator""_m(long double n) { return {static_cast<double>(n)}; }
constexpr metres operator""_km(long double n) { return {static_cast<double>(n) * 1000}; }
constexpr seconds operator""_s(unsigned long long n) { return {static_cast<double>(n)}; }
constexpr speed operator/(metres m, seconds s) { return {m.count / s.count}; }
constexpr metres operator*(speed v, seconds s) { return {v.count * s.count}; }
constexpr metres operator+(metres a, metres b) { return {a.count + b.count}; }
constexpr metres operator-(metres a) { return {-a.count}; }
constexpr bool operator!(speed v) { return v.count == 0; }
constexpr metres& operator+=(metres& a, metres b) { return a = a + b; }
constexpr metres max(metres a, metres b) { return a < b ? b : a; }

int main() {
  constexpr auto v = 1.5_km / 60_s;
  static_assert(v * 2_s == 50.0_m && !(speed{}));
  metres way = 3.0_m;
  way += 0.25_km;
  std::printf("%g %g %g %d\n", v.count, way.count, max(way, -way).count, way > 200.0_m && way <= 253.0_m);
}
