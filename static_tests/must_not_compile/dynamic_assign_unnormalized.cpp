// expect: HU033 tensor: (tokens<dynamic>, keys<dynamic>) cannot be given (tokens<6>, keys<6>); fix

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, tokens<6>, keys<6>>();
tensor<float, tokens<dynamic>, normalized<keys<dynamic>>> y(x);
#else
constexpr auto x = zeros<float, tokens<6>, keys<6>>();
tensor<float, tokens<dynamic>, normalized<keys<dynamic>>> y(softmax<keys>(x));
#endif
