// expect: HU003 merge<all_heads, heads, d_out>: x has no d_out (tokens<3>, heads<3>, head_dim<3>); fix: merge<all_heads, heads, head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, heads<3>, head_dim<3>> x{};

#ifdef REFUSED
constexpr auto y = merge<all_heads, heads, d_out>(x);
#else
constexpr auto y = merge<all_heads, heads, head_dim>(x);
#endif
