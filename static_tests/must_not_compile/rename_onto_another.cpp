// expect: HU002 rename: (tokens<6>, d_in<6>) already has an axis d_in; fix: rename<d_in, another_role>(x) first
// where: another_role = head_dim

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = rename<tokens, d_in>(x);
#else
auto y = rename<tokens, d_in>(rename<d_in, head_dim>(x));
#endif
