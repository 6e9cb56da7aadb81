// expect: HU003 log_softmax<keys>: x has no keys (tokens<6>, d_in<6>); fix: log_softmax<d_in>(x), or rename<tokens, keys>(k) before the scores of k
// advice: rename<tokens, keys>(k) before the scores of k

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = log_softmax<keys>(x);
#else
auto y = log_softmax<d_in>(x);
#endif
