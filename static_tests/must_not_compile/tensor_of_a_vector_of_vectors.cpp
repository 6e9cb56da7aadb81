// expect: HU033 tensor: (batch<2>, tokens<3>) cannot be given a range of objects; fix: one range of all numbers
// advice: one range of all numbers

#include <headsup/headsup.hpp>

#include <vector>

using namespace headsup;

std::vector<std::vector<int>> const rows{{1, 2, 3}, {4, 5, 6}};
std::vector<int> const all{1, 2, 3, 4, 5, 6};

#ifdef REFUSED
tensor<int, batch<2>, tokens<3>> ids(rows);
#else
tensor<int, batch<2>, tokens<3>> ids = tensor_view<int const, batch<2>, tokens<3>>(all).clone();
#endif
