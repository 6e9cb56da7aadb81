// expect: HU003 contract<head_dim>: left has no head_dim (heads<3>, tokens<6>); fix: a tensor with an axis head_dim
// advice: a tensor with an axis head_dim

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto q = zeros<float, heads<3>, tokens<6>, head_dim<4>>();
constexpr auto k = zeros<float, heads<3>, keys<5>, head_dim<4>>();

#ifdef REFUSED
constexpr auto scores = contract<head_dim>(take<head_dim>(q, 0), take<head_dim>(k, 0));
#else
constexpr auto scores = contract<head_dim>(q, k);
#endif
