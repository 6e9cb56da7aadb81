// expect: HU024 linear: takes d_in<6>, x is (d_in<5>, tokens<6>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr linear<d_in<6>, d_out<4>> layer;
constexpr auto x = zeros<float, d_in<5>, tokens<6>>();

#ifdef REFUSED
auto y = layer(x);
#else
auto y = layer(rename<tokens, d_in>(rename<d_in, keys>(x)));
#endif
