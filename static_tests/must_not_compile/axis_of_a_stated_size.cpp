// expect: HU001 tensor: frames<4> is an axis of size 6, because its declaration states a size; fix: template <std::size_t N> struct frames : headsup::axis<"frames", N> {}
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
template <std::size_t N> struct frames : headsup::axis<"frames", 6> {};
#else
template <std::size_t N> struct frames : headsup::axis<"frames", N> {};
#endif

tensor<float, frames<4>, d_in<3>> x;
