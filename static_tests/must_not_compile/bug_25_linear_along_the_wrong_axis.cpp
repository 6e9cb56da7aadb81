// expect: HU003 linear: takes tokens<4>, x is (batch<2>, channels<4>, d_in<4>); fix: rename<d_in, tokens>(x) if d_in means tokens, or linear made for d_in<4>
// then: mixes_tokens(rename<d_in, tokens>(x))
// then 2: axes<batch<2>, headsup_image::channels<4>, d_out<4>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, headsup_image::channels<4>, d_in<4>>();
constexpr linear<tokens<4>, d_out<4>> mixes_tokens;
constexpr linear<d_in<4>, d_out<4>> mixes_features;

#ifdef REFUSED
auto y = mixes_tokens(x);
#else
auto y = mixes_features(x);
#endif
