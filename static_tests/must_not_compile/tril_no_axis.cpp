// expect: HU003 tril<tokens, keys>: x has no tokens (context_length<3>, keys<3>); fix: rename<context_length, tokens>(x) if context_length means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, context_length<3>, keys<3>> scores{};

#ifdef REFUSED
constexpr auto z = tril<tokens, keys>(scores);
#else
constexpr auto z = tril<tokens, keys>(rename<context_length, tokens>(scores));
#endif
