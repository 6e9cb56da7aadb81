// expect: HU036 mask_future: an offset of 0 puts the last of tokens<5> at key 4, and keys<3> ends at 2; fix: keys<5>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, tokens<5>, keys<3>>();
auto y = mask_future<tokens, keys, aligned_to_end>(x);
#else
constexpr auto x = zeros<float, tokens<5>, keys<5>>();
auto y = mask_future<tokens, keys, aligned_to_end>(x);
#endif
