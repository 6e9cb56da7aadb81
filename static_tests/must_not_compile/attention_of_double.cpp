// expect: HU037 multi_head_attention: x holds double, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<double, tokens<3>, d_in<5>>();
constexpr multi_head_attention<d_in<5>, d_out<4>, context_length<3>, heads<2>> layer;

#ifdef REFUSED
auto y = layer(x);
#else
auto y = layer(to<float>(x));
#endif
