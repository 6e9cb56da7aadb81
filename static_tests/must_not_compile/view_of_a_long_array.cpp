// expect: HU005 tensor_view: (tokens<2>, d_in<3>) takes 6 numbers, the array holds 8; fix: &numbers[0] for its first 6
// advice: &numbers[0] for its first 6

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float numbers[8] = {1, 2, 3, 4, 5, 6, 7, 8};

#ifdef REFUSED
constexpr tensor_view<float const, tokens<2>, d_in<3>> x(numbers);
#else
constexpr tensor_view<float const, tokens<2>, d_in<3>> x(&numbers[0]);
#endif
