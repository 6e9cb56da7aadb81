// expect: HU051 rename<d_out>: takes two roles; fix: rename<d_out, another_role>(x)
// where: another_role = d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = rename<d_out>(x);
#else
auto y = rename<d_out, d_in>(x);
#endif
