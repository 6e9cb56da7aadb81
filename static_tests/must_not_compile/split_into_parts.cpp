// expect: HU009 split: d_out<6> is not (queries<2>, key_vectors<2>, values<2>), which has 8 elements; fix: chunk<d_out, 3>(x) instead

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct queries : axis<"queries", N> {};
template <std::size_t N> struct key_vectors : axis<"key_vectors", N> {};
template <std::size_t N> struct values : axis<"values", N> {};

constexpr auto all = zeros<float, tokens<5>, d_out<6>>();

#ifdef REFUSED
constexpr auto three = split<d_out, queries<2>, key_vectors<2>, values<2>>(all);
#else
constexpr auto three = chunk<d_out, 3>(all);
#endif
