// expect: HU012 merge:
// expect: already has an axis d_out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mixed = zeros<float, heads<3>, head_dim<5>, d_out<2>>();

#ifdef REFUSED
auto y = merge<d_out, heads, head_dim>(mixed);
#else
auto y = merge<all_heads, heads, head_dim>(mixed);
#endif
