#include <headsup/axes/roles.hpp>
#include <headsup/tensor/numbers.hpp>

#include <type_traits>

using namespace headsup;

template <class List, braces_for For = braces_for::tensor> using numbers_of = headsup_detail::numbers<float, List, For>;

// the type: sizes that the type knows take no space, and only what is printed remembers that it was read
static_assert(sizeof(numbers_of<axes<d_in<3>>>) == 3 * sizeof(float));
static_assert(std::is_empty_v<headsup_detail::remember<braces_for::tensor>> &&
              !std::is_empty_v<headsup_detail::remember<braces_for::printing>>);

// whole numbers, no more than there are dynamic axes, are sizes without their roles
using some = axes<tokens<dynamic>, d_in<3>, keys<dynamic>>;
static_assert(are_sizes<some, int> && are_sizes<some, int, long> && are_sizes<some>);
static_assert(!are_sizes<some, int, int, int> && !are_sizes<some, float> && !are_sizes<axes<d_in<3>>, int>);

// the values: numbers of one axis, in braces of any depth, in row-major order
constexpr numbers_of<axes<d_in<3>>> row(1, 2.5, 3.0f);
static_assert(row.memory_.data()[0] == 1 && row.memory_.data()[1] == 2.5f && row.memory_.data()[2] == 3);
static_assert([] {
  float copies[4]{};
  int const parts[2][2] = {{1, 2}, {3, 4}};
  return headsup_detail::copy_to(copies, parts) == copies + 4 && copies[0] == 1 && copies[1] == 2 && copies[3] == 4;
}());
static_assert(numbers_of<axes<d_in<2>>, braces_for::printing>(1, 2).was_read);

// sizes that only the run time knows are those of the braces
static_assert(numbers_of<axes<tokens<dynamic>>>(1.5, 2, 3).size() == 3);

// what it refuses: one number alone
static_assert(std::is_constructible_v<numbers_of<axes<d_in<3>>>, int, int, int> &&
              !std::is_convertible_v<float, numbers_of<axes<d_in<1>>>>);
