// expect: HU008 operator<: the axes of one side must all be axes of the other, left (tokens<6>, d_in<3>), right (tokens<6>, d_out<3>); fix: rename<d_out, d_in>(right) if d_out means d_in
#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto y = ones<float, tokens<6>, d_out<3>>();
#ifdef REFUSED
constexpr auto below = x < y;
#else
constexpr auto below = x < rename<d_out, d_in>(y);
#endif
