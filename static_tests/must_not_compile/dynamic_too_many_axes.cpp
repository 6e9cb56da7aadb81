// expect: HU001 tensor: has more than 8 axes; fix: merge some that are always used together
// templates between: 1
// advice: merge some that are always used together

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct ninth : headsup::axis<"ninth", N> {};
using eight = tensor<float, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>>;

#ifdef REFUSED
tensor<float, batch<dynamic>, heads<1>, tokens<1>, keys<1>, head_dim<1>, d_in<1>, d_out<1>, vocab<1>, ninth<1>> x(
    sized<batch>(1));
#else
eight x(sized<batch>(1));
#endif
