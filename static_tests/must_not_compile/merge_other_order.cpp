// expect: HU011 merge: head_dim, heads are not adjacent in that order in (tokens<3>, heads<3>, head_dim<3>); fix: merge<all_heads, heads, head_dim>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, heads<3>, head_dim<3>> x{};

#ifdef REFUSED
constexpr auto y = merge<all_heads, head_dim, heads>(x);
#else
constexpr auto y = merge<all_heads, heads, head_dim>(x);
#endif
