// prints: 89 1 44 2
// prints: 1639
// prints: 4 4

#include <algorithm>
#include <array>
#include <iostream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

// Templates that take everything, as headers of helpers have them.
template <class Container> auto sum(Container const& all) {
  typename Container::value_type total{};
  for (auto const& each : all) total = total + each;
  return total;
}
template <class Container> auto max(Container const& all) { return *std::max_element(std::begin(all), std::end(all)); }
template <class Container> auto mean(Container const& all) { return double(sum(all)) / double(std::size(all)); }
template <class A, class B> auto dot(A const& a, B const& b) {
  typename A::value_type total{};
  auto y = std::begin(b);
  for (auto const& x : a) total += x * *y++;
  return total;
}
template <class A, class B> bool found_in(A const& all, B const& one) {
  return std::find(std::begin(all), std::end(all), one) != std::end(all);
}
template <class A, class B> A difference(A const& a, B const& b) {
  A result;
  for (auto const& each : a)
    if (!found_in(b, each)) result.insert(std::end(result), each);
  return result;
}
template <class A> A concat(A a, A const& b) {
  for (auto const& each : b) a.insert(std::end(a), each);
  return a;
}
template <class... Xs> auto where(bool condition, Xs... xs) { return condition ? sizeof...(xs) : 0; }
template <class A> A rename(A a, char const*) { return a; }
template <class A> auto flatten(A const& nested) {
  typename A::value_type result;
  for (auto const& each : nested) result.insert(result.end(), each.begin(), each.end());
  return result;
}
template <class A, class F> void for_each_pair(A const& a, F f) {
  for (auto at = std::begin(a); std::next(at) != std::end(a); ++at) f(*at, *std::next(at));
}

int main() {
  std::vector<int> const a{3, 1, 4}, b{1, 5, 9};
  std::array<double, 2> const c{0.5, 1.5};
  std::cout << sum(a) << max(b) << ' ' << mean(c) << ' ' << dot(a, b) << ' ' << where(true, 1, 2) << '\n';
  std::cout << difference(std::set<std::string>{"x", "y"}, std::vector<std::string>{"y"}).size() << concat(a, b).size()
            << rename(a, "b").size() << flatten(std::vector{a, b, a}).size() << '\n';
  for_each_pair(b, [](int x, int y) { std::cout << y - x << ' '; });
  std::cout << '\n';
}
