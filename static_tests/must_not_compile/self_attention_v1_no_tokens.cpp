// expect: HU003 self_attention_v1: x has no tokens (batch<3>, d_in<3>); fix: rename<batch, tokens>(x) if batch means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr self_attention_v1<d_in<3>, d_out<3>> layer{};
constexpr tensor<float, batch<3>, d_in<3>> x{};

#ifdef REFUSED
constexpr auto y = layer(x);
#else
constexpr auto y = layer(rename<batch, tokens>(x));
#endif
