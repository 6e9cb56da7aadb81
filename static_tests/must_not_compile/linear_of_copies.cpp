// expect: HU024 linear: takes heads<6>, x is (tokens<5>, heads<6>), where heads was merged from (kv_heads<2>, copies<3>); fix: forget_factors<heads>(x) if the layer takes that order

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr linear<heads<6>, d_out<4>, bias::no> layer{torch_generator{123}};
constexpr auto x = zeros<float, tokens<5>, kv_heads<2>>();

#ifdef REFUSED
constexpr auto y = layer(repeat_interleave<kv_heads, heads<6>>(x));
#else
constexpr auto y = layer(forget_factors<heads>(repeat_interleave<kv_heads, heads<6>>(x)));
#endif
