// expect: HU033 tensor: (tokens<3>, keys<3>) cannot be given x, whose keys<3> is not known to be a triangle; fix: tril<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, tokens<3>, keys<3>>();
decltype(tril<tokens, keys>(x)) y = x;
#else
constexpr auto x = zeros<float, tokens<3>, keys<3>>();
decltype(tril<tokens, keys>(x)) y = tril<tokens, keys>(x);
#endif
