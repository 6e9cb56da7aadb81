// expect: HU001 tensor: argument 2 is not an axis; fix: derive it from headsup::axis, as tokens is
// templates between: 1
// advice: derive it from headsup::axis, as tokens is

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
template <std::size_t N> struct frames {};
#else
template <std::size_t N> struct frames : headsup::axis<"frames", N> {};
#endif

tensor<float, frames<6>, d_in<3>> x;
