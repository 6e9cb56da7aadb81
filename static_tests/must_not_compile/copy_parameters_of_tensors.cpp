// expect: HU051 copy_parameters: from is not a layer; fix: two layers of one type
// advice: two layers of one type

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = ones<float, d_in<3>, d_out<2>>();
auto y = x;

#ifdef REFUSED
void copy() { copy_parameters(x, y); }
#else
void copy() { y = x; }
#endif
