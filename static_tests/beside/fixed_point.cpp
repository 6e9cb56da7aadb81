// prints: 1745.25 850.50 313.0 212.62

#include <cstdint>
#include <iostream>

namespace money {
class amount {
 public:
  constexpr explicit amount(std::int64_t cents = 0) : cents_(cents) {}
  constexpr std::int64_t cents() const { return cents_; }
  friend constexpr bool operator==(amount, amount) = default;
  friend constexpr auto operator<=>(amount, amount) = default;

 private:
  std::int64_t cents_;
};
constexpr amount operator+(amount a, amount b) { return amount(a.cents() + b.cents()); }
constexpr amount operator-(amount a) { return amount(-a.cents()); }
constexpr amount operator*(amount a, double factor) {
  return amount(static_cast<std::int64_t>(static_cast<double>(a.cents()) * factor));
}
constexpr amount& operator*=(amount& a, double factor) { return a = a * factor; }
constexpr amount operator/(amount a, int parts) { return amount(a.cents() / parts); }
// Found by their arguments.
constexpr amount abs(amount a) { return a < amount(0) ? -a : a; }
constexpr amount max(amount a, amount b) { return a < b ? b : a; }
constexpr amount round(amount a) { return amount((a.cents() + 50) / 100 * 100); }
template <class... Amounts> constexpr amount sum(Amounts... all) { return (amount() + ... + all); }
constexpr amount split(amount a, int parts) { return a / parts; }
std::ostream& operator<<(std::ostream& out, amount a) { return out << a.cents() / 100 << '.' << a.cents() % 100; }
}  // namespace money

int main() {
  money::amount const rent(85050), food(31275);
  static_assert(abs(-money::amount(7)) == money::amount(7));
  money::amount all = sum(rent, food, money::amount(25));
  all *= 1.5;
  std::cout << all << ' ' << max(rent, food) << ' ' << round(food) << ' ' << split(rent, 4) << '\n';
}
