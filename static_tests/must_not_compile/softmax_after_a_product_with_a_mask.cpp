// expect: HU015 softmax<keys>: the zeros of a triangle along keys<6> hide nothing, because e to the power 0 is 1; fix: softmax<keys>(mask_future<tokens, keys>(scores))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = ones<float, batch<2>, tokens<6>, keys<6>>();
constexpr auto mask = tril<tokens, keys>(ones<float, tokens<6>, keys<6>>());
#ifdef REFUSED
auto weights = softmax<keys>(scores * mask);
#else
auto weights = softmax<keys>(mask_future<tokens, keys>(scores));
#endif
