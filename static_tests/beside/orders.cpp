// prints: 2: 619
// prints: 2: 355
// prints: 1: 85
// prints: 499 clip

#include <iostream>
#include <map>
#include <string>
#include <vector>

namespace shop {
struct item {
  std::string name;
  int cents;
};

// Orders that are sent together.
class batch {
 public:
  void add(item one) { items_.push_back(std::move(one)); }
  int total() const {
    int sum = 0;
    for (item const& each : items_) sum += each.cents;
    return sum;
  }
  std::size_t size() const { return items_.size(); }

 private:
  std::vector<item> items_;
};

std::vector<batch> split(std::vector<item> const& items, std::size_t each) {
  std::vector<batch> batches;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i % each == 0) batches.push_back(batch{});
    batches.back().add(items[i]);
  }
  return batches;
}
}  // namespace shop

int main() {
  std::vector<shop::item> const items{{"pen", 120}, {"ink", 499}, {"paper", 350}, {"clip", 5}, {"stamp", 85}};
  for (shop::batch const& batch : split(items, 2)) std::cout << batch.size() << ": " << batch.total() << '\n';
  std::map<std::string, int> prices;
  for (auto const& [name, cents] : items) prices[name] = cents;
  std::cout << prices.at("ink") << ' ' << prices.begin()->first << '\n';
}
