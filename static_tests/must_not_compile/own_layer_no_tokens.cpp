// expect: HU003 echo: x has no tokens (keys<6>, d_in<3>); fix: rename<keys, tokens>(x) if keys means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

struct echo : attention_layer<echo, headsup_rule::sequence_layer<"echo", d_in<3>>, one_head<d_out<2>>, seen_keys<false>> {
  linear<d_in<3>, d_out<2>> W_query, W_key, W_value;
};

constexpr echo layer;
constexpr auto x = zeros<float, keys<6>, d_in<3>>();

#ifdef REFUSED
constexpr auto y = layer(x);
#else
constexpr auto y = layer(rename<keys, tokens>(x));
#endif
