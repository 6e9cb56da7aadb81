// expect: HU002 matmul: the result would have tokens twice (tokens<6>, tokens<6>); fix: matmul(left, rename<tokens, keys>(right))
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto scores_of = [](auto const& each) { return matmul(each, transpose(each)); };
auto scores = scores_of(x);
#else
auto scores_of = [](auto const& each) { return matmul(each, transpose(rename<tokens, keys>(each))); };
auto scores = scores_of(x);
#endif
