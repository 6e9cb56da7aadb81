// expect: HU047 reshape: needs the size of head_dim<dynamic> at compile time, but it is known only at run time; fix: head_dim<N> with a number
// where: N = 3

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<6>>();

#ifdef REFUSED
auto const y = reshape<tokens<5>, heads<2>, head_dim<dynamic>>(x);
#else
auto const y = reshape<tokens<5>, heads<2>, head_dim<3>>(x);
#endif
