// prints: 0 7 9 20 20 11 4

#include <iostream>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

using edge = std::pair<int, int>;
using graph = std::vector<std::vector<edge>>;

constexpr int far = std::numeric_limits<int>::max();

std::vector<int> expand(graph const& roads, int start) {
  std::vector<int> way(roads.size(), far);
  std::priority_queue<edge, std::vector<edge>, std::greater<>> next;
  way[static_cast<std::size_t>(start)] = 0;
  next.push({0, start});
  while (!next.empty()) {
    auto const [length, from] = next.top();
    next.pop();
    if (length > way[static_cast<std::size_t>(from)]) continue;
    for (auto const& [to, weight] : roads[static_cast<std::size_t>(from)])
      if (int const longer = length + weight; longer < way[static_cast<std::size_t>(to)])
        way[static_cast<std::size_t>(to)] = longer, next.push({longer, to});
  }
  return way;
}

int argmin(std::vector<int> const& all) {
  int best = 0;
  for (int i = 1; i < static_cast<int>(all.size()); ++i)
    if (all[static_cast<std::size_t>(i)] < all[static_cast<std::size_t>(best)]) best = i;
  return best;
}

int main() {
  graph const roads{{{1, 7}, {2, 9}, {5, 14}}, {{0, 7}, {2, 10}, {3, 15}}, {{0, 9}, {1, 10}, {3, 11}, {5, 2}},
                    {{1, 15}, {2, 11}, {4, 6}}, {{3, 6}, {5, 9}}, {{0, 14}, {2, 2}, {4, 9}}};
  for (int length : expand(roads, 0)) std::cout << length << ' ';
  std::cout << argmin(expand(roads, 4)) << '\n';
}
