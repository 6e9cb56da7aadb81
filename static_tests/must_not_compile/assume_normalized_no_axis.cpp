// expect: HU003 assume_normalized<keys>: x has no keys (tokens<6>, d_in<6>); fix: assume_normalized<tokens>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = assume_normalized<keys>(x);
#else
auto y = assume_normalized<tokens>(x);
#endif
