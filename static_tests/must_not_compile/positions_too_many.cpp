// expect: HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<7>, d_in<7>), right (context_length<9>, d_in<7>); fix: rename<context_length, tokens>(slice<context_length<7>>(right, 0)) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<7>, d_in<7>>();
constexpr embedding<context_length<9>, d_in<7>> positions;

#ifdef REFUSED
auto y = x + positions.weight;
#else
auto y = x + rename<context_length, tokens>(slice<context_length<7>>(positions.weight, 0));
#endif
