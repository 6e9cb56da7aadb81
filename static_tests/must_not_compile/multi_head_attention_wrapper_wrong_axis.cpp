// expect: HU024 multi_head_attention_wrapper: takes d_in<3>, x is (tokens<3>, head_dim<3>); fix: rename<head_dim, d_in>(x) if head_dim means d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr multi_head_attention_wrapper<d_in<3>, d_out<3>, context_length<3>, heads<3>> layer{};
constexpr tensor<float, tokens<3>, head_dim<3>> x{};

#ifdef REFUSED
constexpr auto y = layer(x);
#else
constexpr auto y = layer(rename<head_dim, d_in>(x));
#endif
