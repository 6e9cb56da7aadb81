// expect: HU007 linear: the result would have d_out twice, x is (d_out<3>, d_in<3>); fix: rename<d_out, another_role>(x)
// where: another_role = tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr linear<d_in<3>, d_out<3>> layer{};
constexpr tensor<float, d_out<3>, d_in<3>> x{};

#ifdef REFUSED
constexpr auto y = layer(x);
#else
constexpr auto y = layer(rename<d_out, tokens>(x));
#endif
