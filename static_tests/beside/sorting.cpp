// prints: 0 1 2 3 4 5 7 8 9 fig pear 4b

#include <algorithm>
#include <concepts>
#include <iostream>
#include <iterator>
#include <string>
#include <vector>

template <class T> concept Ordered = requires(T const& a, T const& b) {
  { a < b } -> std::convertible_to<bool>;
};

template <Ordered T> std::size_t split(std::vector<T>& all, std::size_t first, std::size_t last) {
  T const pivot = all[last - 1];
  std::size_t middle = first;
  for (std::size_t i = first; i + 1 < last; ++i)
    if (all[i] < pivot) std::swap(all[i], all[middle++]);
  std::swap(all[middle], all[last - 1]);
  return middle;
}
template <Ordered T> void quick_sort(std::vector<T>& all, std::size_t first, std::size_t last) {
  if (last - first < 2) return;
  std::size_t const middle = split(all, first, last);
  quick_sort(all, first, middle);
  quick_sort(all, middle + 1, last);
}
template <Ordered T> std::vector<T> merge(std::vector<T> const& a, std::vector<T> const& b) {
  std::vector<T> result;
  std::merge(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  return result;
}
template <Ordered T> std::vector<T> topk(std::vector<T> all, int k) {
  quick_sort(all, 0, all.size());
  return {all.end() - k, all.end()};
}
template <Ordered T> T max(T a, T b) { return a < b ? b : a; }

int main() {
  std::vector<int> numbers{5, 2, 9, 1, 7, 3};
  quick_sort(numbers, 0, numbers.size());
  for (int n : merge(numbers, {0, 4, 8})) std::cout << n << ' ';
  for (auto const& word : topk(std::vector<std::string>{"pear", "fig", "apple"}, 2)) std::cout << word << ' ';
  std::cout << max(3, 4) << ::max(std::string("a"), std::string("b")) << '\n';
}
