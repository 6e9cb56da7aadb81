// expect: HU029 operator+: left (batch<2>, d_in<4>) was pooled over tokens or taken at one, and would be given to each of tokens<6> of right; fix: pool left over d_in instead of tokens, or expand<tokens<6>>(left) if each may depend on the others
// advice: expand<tokens<6>>(left) if each may depend on the others
// advice: pool left over d_in instead of tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, batch<2>, tokens<6>, d_in<4>>();
constexpr auto weight = ones<float, d_in<4>, d_out<4>>();
constexpr auto last = rename<d_out, d_in>(matmul(take<tokens, -1>(x), weight));

#ifdef REFUSED
auto shifted = last + x;
#else
auto shifted = expand<tokens<6>>(last) + x;
#endif
