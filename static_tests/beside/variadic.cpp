// prints: 6.5 ab 3 9 2.5 seven 7.5 3 3 15 3

#include <iostream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

template <class... Xs> auto sum(Xs const&... xs) { return (xs + ...); }
template <class... Xs> auto mean(Xs const&... xs) { return sum(xs...) / static_cast<double>(sizeof...(Xs)); }
template <class X> X max(X x) { return x; }
template <class X, class... Xs> X max(X x, Xs... xs) {
  X const rest = max(xs...);
  return x < rest ? rest : x;
}
template <class... Xs> auto stack(Xs&&... xs) { return std::make_tuple(std::forward<Xs>(xs)...); }
template <std::size_t I, class Tuple> decltype(auto) select(Tuple&& all) {
  return std::get<I>(std::forward<Tuple>(all));
}
template <class To, class From> To to(From const& from) { return static_cast<To>(from); }
template <std::size_t I, class... Xs> auto take(std::tuple<Xs...> const& all) { return std::get<I>(all); }
template <class T, class... Xs> std::vector<T> pack(Xs const&... xs) { return {static_cast<T>(xs)...}; }
template <class F, class... Xs> auto repeat(int times, F f, Xs const&... xs) {
  for (int i = 1; i < times; ++i) f(xs...);
  return f(xs...);
}
template <class... Xs> void print(Xs&&... xs) { ((std::cout << xs << ' '), ...); }

int main() {
  print(sum(1, 2, 3.5), sum(std::string("a"), "b"), mean(1, 2, 6), max(3, 9, 4), max(2.5));
  auto const all = stack(7, "seven", 7.5);
  print(select<1>(all), take<2>(all), to<int>(3.9), pack<long>(1, 2.5, 'a').size());
  print(repeat(3, [n = 0](int by) mutable { return n += by; }, 5));
  print(3);
  std::cout << '\n';
}
