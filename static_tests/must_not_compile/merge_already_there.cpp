// expect: HU012 merge: (heads<3>, head_dim<5>, d_out<2>) already has an axis d_out; fix: rename<d_out, another_role>(x) first
// where: another_role = vocab

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mixed = zeros<float, heads<3>, head_dim<5>, d_out<2>>();

#ifdef REFUSED
auto y = merge<d_out, heads, head_dim>(mixed);
#else
auto y = merge<d_out, heads, head_dim>(rename<d_out, vocab>(mixed));
#endif
