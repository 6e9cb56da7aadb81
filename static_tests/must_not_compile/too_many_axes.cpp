// expect: HU001 tensor: has more than 8 axes; fix: merge some that are always used together
// templates between: 1
// advice: merge some that are always used together

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct extra : headsup::axis<"extra", N> {};

#ifdef REFUSED
tensor<float, batch<1>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<2>, d_out<1>, vocab<2>, extra<1>> x;
#else
tensor<float, batch<1>, heads<2>, tokens<1>, keys<2>, head_dim<1>, d_in<2>, d_out<1>, vocab<2>> x;
#endif
