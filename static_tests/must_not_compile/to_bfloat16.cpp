// expect: HU041 to<bfloat16>: bfloat16 stores numbers and does not compute; fix: to<float>(x), and pack<bfloat16>(layer)
// advice: to<float>(x), and pack<bfloat16>(layer)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<double, tokens<5>, d_in<3>>();

#ifdef REFUSED
auto y = to<bfloat16>(x);
#else
auto y = to<float>(x);
#endif
