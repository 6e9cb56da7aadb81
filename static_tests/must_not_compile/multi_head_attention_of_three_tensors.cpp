// expect: HU046 multi_head_attention: takes one tensor, and makes queries, keys and values of it; fix: layer(x)

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention<d_in<4>, d_out<6>, context_length<8>, heads<3>> const mha{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<4>>();

#ifdef REFUSED
auto const y = mha(x, x, x);
#else
auto const y = mha(x);
#endif
