#include <headsup/layers/elements.hpp>

#include <array>
#include <span>
#include <vector>

namespace elements = headsup::headsup_elements;

// how many there are, as far as the type says
static_assert(elements::fixed_count<int[3]> == 3 && elements::fixed_count<int const[4]> == 4);
static_assert(elements::fixed_count<std::array<int, 5>> == 5 && elements::fixed_count<std::array<int, 6> const> == 6);
static_assert(elements::fixed_count<std::span<int, 7>> == 7);
static_assert(elements::fixed_count<std::vector<int>> == headsup::dynamic);
static_assert(elements::fixed_count<std::span<int>> == headsup::dynamic);

// how many there are
inline constexpr int three[3]{};
static_assert(elements::count(three) == 3);
static_assert([] {
  std::array<int, 5> five{};
  std::span<int> const some(five.data(), 2);
  return elements::count(five) == 5 && elements::count(some) == 2;
}());
