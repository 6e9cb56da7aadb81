// expect: HU003 softmax<keys>: x has no keys (tokens<6>); fix: rename<tokens, keys>(k) before the scores of k
// at: k in contract<head_dim>(q, k)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto q = zeros<float, tokens<6>, head_dim<3>>();
constexpr auto k = zeros<float, tokens<6>, head_dim<3>>();

#ifdef REFUSED
auto weights = softmax<keys>(contract<head_dim>(q, k));
#else
auto weights = softmax<keys>(contract<head_dim>(q, rename<tokens, keys>(k)));
#endif
