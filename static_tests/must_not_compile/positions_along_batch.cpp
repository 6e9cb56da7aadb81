// expect: HU008 operator+: the axes of one side must all be axes of the other, left (batch<6>, tokens<6>, d_in<5>), right (context_length<6>, d_in<5>); fix: rename<context_length, tokens>(right) if context_length means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<6>, tokens<6>, d_in<5>>();
constexpr auto positions = zeros<float, context_length<6>, d_in<5>>();

#ifdef REFUSED
auto y = x + positions;
#else
auto y = x + rename<context_length, tokens>(positions);
#endif
