// expect: HU001 tensor: bfloat16 stores numbers and does not compute; fix: float, and pack<bfloat16>(layer)
// templates between: 1
// advice: float, and pack<bfloat16>(layer)

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<bfloat16, tokens<2>, d_in<3>> x;
#else
tensor<float, tokens<2>, d_in<3>> x;
#endif
