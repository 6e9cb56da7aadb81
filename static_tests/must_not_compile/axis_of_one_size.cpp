// expect: HU001 tensor: pixels is an axis of one size, which no operation can name; fix: template <std::size_t N> struct pixels : headsup::axis<"pixels", N> {}
// templates between: 2
// advice: template <std::size_t N> struct pixels : headsup::axis<"pixels", N> {}

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
struct pixels : axis<"pixels", 4> {};
auto x = zeros<float, tokens<2>, pixels>();
auto y = sum<pixels>(x);
#else
template <std::size_t N> struct pixels : axis<"pixels", N> {};
auto x = zeros<float, tokens<2>, pixels<4>>();
auto y = sum<pixels>(x);
#endif
