// expect: HU010 split: fused<48> was merged from (heads<4>, parts<3>, head_dim<4>), not from (parts<3>, heads<4>, head_dim<4>); fix: split<fused, heads<4>, parts<3>, head_dim<4>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct fused : headsup::axis<"fused", N> {};
template <std::size_t N> struct parts : headsup::axis<"parts", N> {};

constexpr auto projected =
    assume_factors<fused, heads<4>, parts<3>, head_dim<4>>(zeros<float, batch<2>, tokens<4>, fused<48>>());

#ifdef REFUSED
auto queries = take<parts>(split<fused, parts<3>, heads<4>, head_dim<4>>(projected), 0);
#else
auto queries = take<parts>(split<fused, heads<4>, parts<3>, head_dim<4>>(projected), 0);
#endif
