// expect: HU008 operator+:
// expect: right (context<6>, d_in<5>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<6>, tokens<6>, d_in<5>>();
constexpr auto positions = zeros<float, headsup::context<6>, d_in<5>>();

#ifdef REFUSED
auto y = x + positions;
#else
auto y = x + rename<headsup::context, tokens>(positions);
#endif
