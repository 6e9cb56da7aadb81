// expect: HU003 triu<tokens, keys>: x has no keys (tokens<3>, context_length<3>); fix: rename<context_length, keys>(x) if context_length means keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, context_length<3>> scores{};

#ifdef REFUSED
constexpr auto z = triu<tokens, keys>(scores);
#else
constexpr auto z = triu<tokens, keys>(rename<context_length, keys>(scores));
#endif
