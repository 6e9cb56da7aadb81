// expect: HU047 fused_projections: needs the size of d_out<dynamic> at compile time, but it is known only at run time; fix: d_out<N> with a number
// where: N = 12

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float numbers[24]{};

#ifdef REFUSED
auto w = foreign::fused_projections<d_in<2>, d_out<dynamic>, heads<2>, head_dim<6>>(numbers);
#else
auto w = foreign::fused_projections<d_in<2>, d_out<12>, heads<2>, head_dim<6>>(numbers);
#endif
