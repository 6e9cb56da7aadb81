#include <headsup/kernels/order.hpp>

#include <limits>

using namespace headsup;

constexpr float not_a_number = std::numeric_limits<float>::quiet_NaN();

// which comes first
static_assert(headsup_kernels::descending{}(2, 1) && !headsup_kernels::descending{}(1, 2) && !headsup_kernels::descending{}(1, 1));
static_assert(headsup_kernels::ascending{}(1, 2) && !headsup_kernels::ascending{}(2, 1) && !headsup_kernels::ascending{}(1, 1));
static_assert(headsup_kernels::descending{}(not_a_number, 1.0f) && !headsup_kernels::descending{}(1.0f, not_a_number));
static_assert(headsup_kernels::ascending{}(not_a_number, 1.0f) && !headsup_kernels::ascending{}(1.0f, not_a_number));
static_assert(!headsup_kernels::descending{}(not_a_number, not_a_number) && !headsup_kernels::ascending{}(not_a_number, not_a_number));

// the position: of equals the first, in steps of one and of more
constexpr int mixed[] = {3, 7, -2, 7, 5, -2};
static_assert(headsup_kernels::first_position(mixed, 1, 6, headsup_kernels::descending{}) == 1);
static_assert(headsup_kernels::first_position(mixed, 1, 6, headsup_kernels::ascending{}) == 2);
static_assert(headsup_kernels::first_position(mixed, 2, 3, headsup_kernels::descending{}) == 2);
static_assert(headsup_kernels::first_position(mixed, 1, 1, headsup_kernels::descending{}) == 0);

// the first that is not a number, wherever it stands
constexpr float odd[] = {1, not_a_number, 9, not_a_number};
static_assert(headsup_kernels::first_position(odd, 1, 4, headsup_kernels::descending{}) == 1);
static_assert(headsup_kernels::first_position(odd, 1, 4, headsup_kernels::ascending{}) == 1);

// the largest: every count of them, equals in their order, apart in the output as in the input
constexpr bool takes(std::size_t k, int const (&values)[6], int const (&positions)[6]) {
  int found[12]{};
  int places[12]{};
  headsup_kernels::largest(found, places, 2, k, mixed, 1, 6);
  for (std::size_t i = 0; i < k; ++i)
    if (found[2 * i] != values[i] || places[2 * i] != positions[i] || found[2 * i + 1] != 0) return false;
  return k == 6 || found[2 * k] == 0;
}
static_assert(takes(1, {7}, {1}) && takes(2, {7, 7}, {1, 3}) && takes(3, {7, 7, 5}, {1, 3, 4}));
static_assert(takes(5, {7, 7, 5, 3, -2}, {1, 3, 4, 0, 2}) && takes(6, {7, 7, 5, 3, -2, -2}, {1, 3, 4, 0, 2, 5}));

static_assert([] {
  float values[3]{};
  int positions[3]{};
  headsup_kernels::largest(values, positions, 1, 3, odd, 1, 4);
  return values[0] != values[0] && values[1] != values[1] && values[2] == 9 && positions[0] == 1 && positions[1] == 3 &&
         positions[2] == 2;
}());
