// expect: HU003 contract<head_dim>: left has head_dim<4>, right has no head_dim (keys<dynamic>, d_out<4>); fix: keys instead of values, or rename<d_out, head_dim>(right) if d_out means head_dim
// advice: keys instead of values

#include <headsup/headsup.hpp>

using namespace headsup;

auto const q = zeros<float, tokens<dynamic>, head_dim<4>>(sized<tokens>(5));
auto const v = zeros<float, keys<dynamic>, d_out<4>>(sized<keys>(5));

#ifdef REFUSED
auto const y = contract<head_dim>(q, v);
#else
auto const y = contract<head_dim>(q, rename<d_out, head_dim>(v));
#endif
