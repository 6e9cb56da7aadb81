// expect: HU003 feed_forward: takes d_in<3>, x is (tokens<5>, d_out<3>); fix: rename<d_out, d_in>(x) if d_out means d_in

#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

using namespace headsup;

constexpr feed_forward<d_in<3>, d_ff<12>> layer(torch_generator{123});
constexpr auto x = ones<float, tokens<5>, d_out<3>>();

#ifdef REFUSED
constexpr auto y = layer(x);
#else
constexpr auto y = layer(rename<d_out, d_in>(x));
#endif
