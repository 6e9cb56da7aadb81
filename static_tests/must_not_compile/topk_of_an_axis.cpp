// expect: HU051 topk<vocab, best<2>>: takes a number there, and no axis; fix: topk<vocab, 2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct best : axis<"best", N> {};
constexpr auto logits = zeros<float, vocab<5>>();

#ifdef REFUSED
auto y = topk<vocab, best<2>>(logits).values;
#else
auto y = topk<vocab, 2>(logits).values;
#endif
