// expect: HU003 slice<batch<2>>: x has no batch (context_length<10>, d_in<16>); fix: slice<context_length<2>>(x, first)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto positions = zeros<float, context_length<10>, d_in<16>>();

#ifdef REFUSED
auto y = slice<batch<2>>(positions, 0);
#else
auto y = slice<context_length<2>>(positions, 0);
#endif
