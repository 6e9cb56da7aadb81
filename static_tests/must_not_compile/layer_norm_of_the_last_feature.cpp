// expect: HU003 layer_norm<d_in>: x has no d_in (tokens<6>); fix: a tensor with an axis d_in
// advice: a tensor with an axis d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
constexpr auto y = layer_norm<d_in>(take<d_in>(x, -1));
#else
constexpr auto y = layer_norm<d_in>(take<tokens>(x, -1));
#endif
