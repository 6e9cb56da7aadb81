// expect: HU010 operator*: head_dim<4> was merged from (halves<2>, pairs<2>) in left, from (pairs<2>, copies<2>) in right: the same numbers in another order; fix: repeat<pairs, head_dim<4>> instead of repeat_interleave for right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries =
    assume_factors<head_dim, halves<2>, pairs<2>>(zeros<float, heads<4>, tokens<4>, head_dim<4>>());
constexpr auto angles = zeros<float, tokens<4>, pairs<2>>();

#ifdef REFUSED
constexpr auto table = repeat_interleave<pairs, head_dim<4>>(angles);
auto turned = queries * cos(table) + rotate_half<head_dim>(queries) * sin(table);
#else
constexpr auto table = repeat<pairs, head_dim<4>>(angles);
auto turned = queries * cos(table) + rotate_half<head_dim>(queries) * sin(table);
#endif
