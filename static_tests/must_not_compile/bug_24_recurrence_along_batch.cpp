// expect: HU029 scan<batch>: the state (batch<2>, d_out<4>) has batch itself, so it cannot be carried from one batch to the next; fix: scan<tokens>(x, state, step)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<4>, d_in<16>>();
constexpr auto start = zeros<float, batch<2>, d_out<4>>();
constexpr linear<d_in<16>, d_out<4>> from_input;
constexpr auto step = [](auto const& now, auto const& before) { return tanh(from_input(now) + before); };

#ifdef REFUSED
auto states = scan<batch>(x, start, step);
#else
auto states = scan<tokens>(x, start, step);
#endif
