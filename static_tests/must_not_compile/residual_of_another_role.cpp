// expect: HU008 operator+: the axes of one side must all be axes of the other, left (batch<2>, tokens<5>, d_in<6>), right (batch<2>, tokens<5>, d_out<6>); fix: rename<d_out, d_in>(right) if d_out means d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<6>>();
constexpr multi_head_attention<d_in<6>, d_out<6>, context_length<8>, heads<3>> mha;

#ifdef REFUSED
auto y = x + mha(x);
#else
auto y = x + rename<d_out, d_in>(mha(x));
#endif
