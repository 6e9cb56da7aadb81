// expect: HU047 fused_projections: needs the size of heads<dynamic> at compile time, but it is known only at run time; fix: heads<N> with a number
// where: N = 12

#include <headsup/headsup.hpp>

using namespace headsup;

float const numbers[4 * 48] = {};

#ifdef REFUSED
auto const x = foreign::fused_projections<tokens<4>, d_out<48>, heads<dynamic>, head_dim<4>>(numbers);
#else
auto const x = foreign::fused_projections<tokens<4>, d_out<48>, heads<12>, head_dim<4>>(numbers);
#endif
