// expect: HU002 matmul: the result would have tokens twice (tokens<6>, tokens<6>); fix: matmul(left, rename<tokens, keys>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto scores = matmul(x, transpose(x));
#else
auto scores = matmul(x, transpose(rename<tokens, keys>(x)));
#endif
