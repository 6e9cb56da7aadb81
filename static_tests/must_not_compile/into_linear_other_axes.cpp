// expect: HU033 into: the result is float (tokens<5>, d_out<4>), out is float (d_out<4>, tokens<5>); fix: tensor<float, tokens<5>, d_out<4>> out

#include <headsup/headsup.hpp>

using namespace headsup;

auto const layer = pack(linear<d_in<3>, d_out<4>>{torch_generator{123}});
constexpr auto x = zeros<float, tokens<5>, d_in<3>>();

#ifdef REFUSED
tensor<float, d_out<4>, tokens<5>> out;
void use() { layer.into(out, x); }
#else
tensor<float, tokens<5>, d_out<4>> out;
void use() { layer.into(out, x); }
#endif
