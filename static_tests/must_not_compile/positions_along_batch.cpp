// expect: HU008 operator+:
// expect: right (context_length<6>, d_in<5>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<6>, tokens<6>, d_in<5>>();
constexpr auto positions = zeros<float, context_length<6>, d_in<5>>();

#ifdef REFUSED
auto y = x + positions;
#else
auto y = x + rename<context_length, tokens>(positions);
#endif
