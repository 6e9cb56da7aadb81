// expect: HU033 tensor: (tokens<2>, d_in<3>) cannot be given an array of double; fix: an array of float
// advice: an array of float

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr double numbers[2][3] = {{1, 2, 3}, {4, 5, 6}};
#else
constexpr float numbers[2][3] = {{1, 2, 3}, {4, 5, 6}};
#endif
tensor<float, tokens<2>, d_in<3>> y(numbers);
