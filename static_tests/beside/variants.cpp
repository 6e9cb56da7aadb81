// prints: circle 3
// prints: square 2
// prints: no line
// prints: 214

#include <iostream>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

struct circle {
  double radius;
};
struct square {
  double side;
};
using shape = std::variant<circle, square>;

template <class... Fs> struct overloaded : Fs... {
  using Fs::operator()...;
};
template <class... Fs> overloaded(Fs...) -> overloaded<Fs...>;

double extent(shape const& s) {
  return std::visit(overloaded{[](circle c) { return 2 * c.radius; }, [](square q) { return q.side; }}, s);
}

std::optional<shape> lookup(std::string const& name) {
  if (name == "circle") return circle{1.5};
  if (name == "square") return square{2};
  return std::nullopt;
}

template <class T> constexpr auto expand(T const& x) {
  if constexpr (std::is_arithmetic_v<T>) return std::vector<T>(2, x);
  else return std::vector<T>{x};
}

int main() {
  for (char const* name : {"circle", "square", "line"})
    if (auto const found = lookup(name)) std::cout << name << ' ' << extent(*found) << '\n';
    else std::cout << "no " << name << '\n';
  std::cout << expand(3).size() << expand(std::string("x")).size() << std::extent_v<int[4]> << '\n';
}
