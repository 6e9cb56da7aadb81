// expect: HU023 lookup<tokens>: the ids (d_in<2>) and the rows of the table (tokens<6>, d_in<6>) share a role; fix: rename<d_in, tokens>(ids) if d_in means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = lookup<tokens>(x, arange<int, d_in<2>>());
#else
auto y = lookup<tokens>(x, arange<int, tokens<2>>());
#endif
