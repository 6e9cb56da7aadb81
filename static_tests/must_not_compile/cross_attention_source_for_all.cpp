// expect: HU004 cross_attention: x has batch<2>, source has batch<1>; fix: expand<batch<2>>(take<batch>(source, 0)) if it is meant for all batch

#include <headsup/headsup.hpp>

using namespace headsup;

cross_attention<d_in<3>, d_in<5>, d_out<4>, heads<2>> const cross{torch_generator{123}};
constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<3>>();
constexpr auto source = zeros<float, batch<1>, keys<7>, d_in<5>>();

#ifdef REFUSED
auto y = cross(x, source);
#else
auto y = cross(x, expand<batch<2>>(take<batch>(source, 0)));
#endif
