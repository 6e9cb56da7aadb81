// expect: HU001 full: the type of its numbers comes first; fix: full<float, tokens<6>, d_in<3>>(number)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float number = 0.5f;
#ifdef REFUSED
auto x = full<tokens<6>, d_in<3>>(number);
#else
auto x = full<float, tokens<6>, d_in<3>>(number);
#endif
