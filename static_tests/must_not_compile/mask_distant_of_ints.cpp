// expect: HU037 mask_distant: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto counts = ones<int, tokens<6>, keys<6>>();

#ifdef REFUSED
auto hidden = mask_distant<tokens, keys, 3>(counts);
#else
auto hidden = mask_distant<tokens, keys, 3>(to<float>(counts));
#endif
