// expect: HU033 tensor: (tokens<dynamic>, keys<dynamic>) cannot be given x, whose keys<6> is not known to sum to one; fix: forget_size<keys>(forget_size<tokens>(softmax<keys>(x))), or forget_size<keys>(forget_size<tokens>(assume_normalized<keys>(x))) if it does
// then 2: axes<tokens<dynamic>, normalized<keys<dynamic>>>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, tokens<6>, keys<6>>();
tensor<float, tokens<dynamic>, normalized<keys<dynamic>>> y(x);
#else
constexpr auto x = zeros<float, tokens<6>, keys<6>>();
tensor<float, tokens<dynamic>, normalized<keys<dynamic>>> y(softmax<keys>(x));
#endif
