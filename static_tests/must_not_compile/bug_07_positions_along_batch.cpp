// expect: HU003 slice<batch<2>>: x has no batch (context_length<10>, d_in<16>)
// expect: fix: slice<context_length<2>>(x, 0)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<16>>();
constexpr auto positions = zeros<float, context_length<10>, d_in<16>>();

#ifdef REFUSED
auto y = x + slice<batch<2>>(positions, 0);
#else
auto y = x + rename<context_length, tokens>(slice<context_length<4>>(positions, 0));
#endif
