// expect: HU033 tensor_view: the numbers are constant; fix: float const instead of float in the view
// advice: float const instead of float in the view

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>>();

#ifdef REFUSED
tensor_view<float, tokens<6>> const y = x;
#else
tensor_view<float const, tokens<6>> const y = x;
#endif
