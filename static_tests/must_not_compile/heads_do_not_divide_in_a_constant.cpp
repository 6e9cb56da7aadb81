// expect: HU009 multi_head_attention: d_out<4> is not divisible by heads<3>; fix: heads<2>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr multi_head_attention<d_in<4>, d_out<4>, context_length<4>, heads<3>> layer{};
#else
constexpr multi_head_attention<d_in<4>, d_out<4>, context_length<4>, heads<2>> layer{};
#endif
