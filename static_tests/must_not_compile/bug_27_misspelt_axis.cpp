// expect: HU003 contract<in_dimm>: left has no in_dimm (d_out<3>, in_dim<4>); fix: contract<in_dim>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct in_dim : headsup::axis<"in_dim", N> {};
template <std::size_t N> struct in_dimm : headsup::axis<"in_dimm", N> {};

constexpr auto weight = zeros<float, d_out<3>, in_dim<4>>();
constexpr auto x = zeros<float, in_dim<4>>();

#ifdef REFUSED
auto y = contract<in_dimm>(weight, x);
#else
auto y = contract<in_dim>(weight, x);
#endif
