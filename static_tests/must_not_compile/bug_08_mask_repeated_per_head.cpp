// expect: HU010 masked_fill: sequences<8> was merged from (batch<2>, heads<4>) in x, from (copies<4>, batch<2>) in mask: the same numbers in another order; fix: repeat_interleave<batch, sequences<8>> instead of repeat for mask

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct sequences : headsup::axis<"sequences", N> {};

constexpr auto scores = merge<sequences, batch, heads>(zeros<float, batch<2>, heads<4>, tokens<4>, keys<4>>());
constexpr auto hidden = zeros<bool, batch<2>, tokens<4>, keys<4>>();

#ifdef REFUSED
auto masked = masked_fill(scores, repeat<batch, sequences<8>>(hidden), -1e4f);
#else
auto masked = masked_fill(scores, repeat_interleave<batch, sequences<8>>(hidden), -1e4f);
#endif
