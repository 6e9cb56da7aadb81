// prints: 4 16 36 64 100 220 6
// prints: Grace 85
// prints: Alan 41
// prints: Ada 36
// prints: 10 3
// prints: 3

#include <algorithm>
#include <iostream>
#include <numeric>
#include <ranges>
#include <string>
#include <vector>

struct person {
  std::string name;
  int age;
};

template <std::ranges::input_range R> auto sum(R&& range) {
  std::ranges::range_value_t<R> total{};
  for (auto&& each : range) total += each;
  return total;
}

int main() {
  std::vector<int> numbers(10);
  std::iota(numbers.begin(), numbers.end(), 1);
  auto squares = numbers | std::views::filter([](int n) { return n % 2 == 0; }) |
                 std::views::transform([](int n) { return n * n; });
  for (int n : squares) std::cout << n << ' ';
  std::cout << sum(squares) << ' ' << sum(numbers | std::views::take(3)) << '\n';

  std::vector<person> people{{"Ada", 36}, {"Alan", 41}, {"Grace", 85}};
  std::ranges::sort(people, std::greater{}, &person::age);
  for (auto const& [name, age] : people) std::cout << name << ' ' << age << '\n';
  std::cout << std::ranges::max(numbers) << ' ' << std::ranges::count_if(numbers, [](int n) { return n > 7; }) << '\n';
  std::string const text = "one two three";
  int words = 0;
  for ([[maybe_unused]] auto word : text | std::views::split(' ')) ++words;
  std::cout << words << '\n';
}
