// expect: HU016 multi_head_attention: the input has tokens<4>, the layer supports context_length<3>; fix: slice<tokens<3>>(x, 0), or a layer with context_length<4>
// then 2: axes<tokens<4>, d_out<3>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr multi_head_attention<d_in<3>, d_out<3>, context_length<3>, heads<3>> layer{};
constexpr tensor<float, tokens<4>, d_in<3>> x{};

#ifdef REFUSED
constexpr auto y = layer(x);
#else
constexpr auto y = layer(slice<tokens<3>>(x, 0));
#endif
