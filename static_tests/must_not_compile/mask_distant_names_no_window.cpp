// expect: HU051 mask_distant: names no window of one key or more; fix: mask_distant<tokens, keys, 3>(x), where each query sees 3 keys
// advice: mask_distant<tokens, keys, 3>(x), where each query sees 3 keys

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<7>, keys<7>>();

#ifdef REFUSED
constexpr auto masked = mask_distant<tokens, keys>(scores);
#else
constexpr auto masked = mask_distant<tokens, keys, 3>(scores);
#endif
