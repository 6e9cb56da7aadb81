// expect: HU033 tensor: (tokens<6>, d_in<6>) cannot be given x, whose d_in<6> is not known to sum to one; fix: softmax<d_in>(x), or assume_normalized<d_in>(x) if it does
// then 2: assume_normalized<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
tensor<float, tokens<6>, normalized<d_in<6>>> y = x;
#else
tensor<float, tokens<6>, normalized<d_in<6>>> y = softmax<d_in>(x);
#endif
