// expect: HU037 mask_future: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto counts = ones<int, tokens<6>, keys<6>>();

#ifdef REFUSED
auto hidden = mask_future<tokens, keys>(counts);
#else
auto hidden = mask_future<tokens, keys>(to<float>(counts));
#endif
