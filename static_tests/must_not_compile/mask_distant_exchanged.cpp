// expect: HU026 mask_distant: keys cannot be the queries of a mask; fix: mask_distant<tokens, keys, 3>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<6>>();

#ifdef REFUSED
auto y = mask_distant<keys, tokens, 3>(scores);
#else
auto y = mask_distant<tokens, keys, 3>(scores);
#endif
