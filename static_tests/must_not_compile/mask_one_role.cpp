// expect: HU026 mask_future: tokens is both the query and the key; fix: mask_future<tokens, keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};

#ifdef REFUSED
constexpr auto z = mask_future<tokens, tokens>(scores);
#else
constexpr auto z = mask_future<tokens, keys>(scores);
#endif
