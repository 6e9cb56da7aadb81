// expect: HU064 multi_head_attention: present says which of (batch<2>, tokens<5>) are no padding, and is over (tokens<5>, keys<5>); fix: layer(x), which hides later tokens itself unless it is bidirectional

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention<d_in<4>, d_out<6>, context_length<8>, heads<3>> const mha{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<4>>();
constexpr auto earlier = tril<tokens, keys>(ones<bool, tokens<5>, keys<5>>());

#ifdef REFUSED
auto const y = mha(x, earlier);
#else
auto const y = mha(x);
#endif
