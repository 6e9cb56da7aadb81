// expect: HU041 tensor: an argument after the type of its numbers is not an axis; fix: derive it, as in template <std::size_t N> struct frames : headsup::axis<
// templates between: 1
// advice: derive it, as in template <std::size_t N> struct frames : headsup::axis<"frames", N> {}

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
template <std::size_t N> struct frames {};
#else
template <std::size_t N> struct frames : headsup::axis<"frames", N> {};
#endif

tensor<float, frames<6>, d_in<3>> x;
