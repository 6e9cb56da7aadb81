// expect: HU037 multi_head_attention: present holds int, it takes bool; fix: to<bool>(present)
// advice: to<bool>(present)

#include <headsup/headsup.hpp>

using namespace headsup;

multi_head_attention<d_in<8>, d_out<8>, context_length<6>, heads<2>> const layer{};
constexpr auto x = zeros<float, batch<2>, tokens<5>, d_in<8>>();
constexpr auto ids = ones<int, batch<2>, tokens<5>>();

#ifdef REFUSED
auto const y = layer(x, ids);
#else
auto const y = layer(x, ids != 0);
#endif
