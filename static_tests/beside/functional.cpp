// prints: 1.5 0.5 2 0.5 2.5 4.5 1 3
// prints: 4 5 9 6
// prints: 3 4 8 9 14 23 25 31
// prints: 9 3 6
// prints: 3 1 3
// prints: 9 3 12
// prints: 3 1 4
// prints: 12 4 16
// prints: 42

#include <functional>
#include <iostream>
#include <vector>

template <class T, class F> auto map(std::vector<T> const& all, F f) {
  std::vector<decltype(f(all[0]))> result;
  for (T const& each : all) result.push_back(f(each));
  return result;
}
template <class T, class F> std::vector<T> where(std::vector<T> const& all, F keep) {
  std::vector<T> result;
  for (T const& each : all)
    if (keep(each)) result.push_back(each);
  return result;
}
template <class T, class State, class F> std::vector<State> scan(std::vector<T> const& all, State state, F f) {
  std::vector<State> result;
  for (T const& each : all) result.push_back(state = f(state, each));
  return result;
}
template <class T> std::vector<T> take(std::vector<T> all, std::size_t n) {
  all.resize(n);
  return all;
}
template <class T> std::vector<T> gather(std::vector<T> const& all, std::vector<std::size_t> const& places) {
  return map(places, [&](std::size_t place) { return all[place]; });
}
template <class A, class B, class F> auto outer(A const& a, B const& b, F f) {
  return map(a, [&](auto x) { return map(b, [&](auto y) { return f(x, y); }); });
}
template <class X, class Y, class F> auto combine(X const& x, Y const& y, F f) { return f(x, y); }
template <class T> std::vector<T> concat(std::vector<T> a, std::vector<T> const& b) {
  a.insert(a.end(), b.begin(), b.end());
  return a;
}
template <class T> void print(std::vector<T> const& all) {
  for (T const& each : all) std::cout << each << ' ';
  std::cout << '\n';
}

int main() {
  std::vector<int> const numbers{3, 1, 4, 1, 5, 9, 2, 6};
  print(map(numbers, [](int n) { return n * 0.5; }));
  print(where(numbers, [](int n) { return n > 3; }));
  print(scan(numbers, 0, std::plus<int>{}));
  print(gather(numbers, {5, 0, 7}));
  print(concat(take(numbers, 2), take(numbers, 1)));
  for (auto const& row : outer(take(numbers, 3), take(numbers, 3), std::multiplies<int>{})) print(row);
  std::cout << combine(6, 7, std::multiplies<int>{}) << '\n';
}
