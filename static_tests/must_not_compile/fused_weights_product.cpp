// expect: HU009 fused_projections: d_out<12> is not (heads<2>, head_dim<3>), which has 6 elements; fix: fused_projections<d_in<2>, d_out<12>, heads<2>, head_dim<6>>(numbers)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float numbers[24]{};

#ifdef REFUSED
auto w = foreign::fused_projections<d_in<2>, d_out<12>, heads<2>, head_dim<3>>(numbers);
#else
auto w = foreign::fused_projections<d_in<2>, d_out<12>, heads<2>, head_dim<6>>(numbers);
#endif
