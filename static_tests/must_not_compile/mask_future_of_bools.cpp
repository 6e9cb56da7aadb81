// expect: HU037 mask_future: x holds bool, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto mask = ones<bool, tokens<6>, keys<6>>();

#ifdef REFUSED
auto hidden = mask_future<tokens, keys>(mask);
#else
auto hidden = mask_future<tokens, keys>(to<float>(mask));
#endif
