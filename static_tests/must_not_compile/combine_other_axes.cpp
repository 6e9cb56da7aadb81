// expect: HU008 combine: the axes of one side must all be axes of the other, left (tokens<6>, d_in<3>), right (tokens<6>, d_out<3>); fix: rename<d_out, d_in>(right) if d_out means d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto y = ones<float, tokens<6>, d_out<3>>();
constexpr auto larger = [](float a, float b) { return a < b ? b : a; };
#ifdef REFUSED
auto z = combine(x, y, larger);
#else
auto z = combine(x, rename<d_out, d_in>(y), larger);
#endif
