// expect: HU003 multi_head_attention_wrapper: x has no tokens (batch<3>, d_in<3>); fix: rename<batch, tokens>(x) if batch means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr multi_head_attention_wrapper<d_in<3>, d_out<3>, context_length<3>, heads<3>> layer{};
constexpr tensor<float, batch<3>, d_in<3>> x{};

#ifdef REFUSED
constexpr auto y = layer(x);
#else
constexpr auto y = layer(rename<batch, tokens>(x));
#endif
