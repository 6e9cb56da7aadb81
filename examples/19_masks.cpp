// What a token may look at: nothing later, nothing far away, no padding. Masks are applied one after the other, or
// combined with && first.
// g++ -std=c++20 -Iinclude examples/19_masks.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <limits>

using namespace headsup;

constexpr float never = -std::numeric_limits<float>::infinity();

// Two texts of five tokens; the second ends in two tokens of padding. All scores are equal, so weights are shared out.
constexpr auto scores = zeros<float, batch<2>, tokens<5>, keys<5>>();
constexpr tensor<int, batch<2>, tokens<5>> ids{{{7, 3, 5, 2, 9}, {4, 8, 6, 0, 0}}};
// It is as a key that padding must not be seen. The type says what the mask is true for: keys that stay, and not those
// that it hides.
constexpr tensor<bool, batch<2>, keeps<keys<5>>> present = rename<tokens, keys>(ids != 0);

// One after the other: a token sees itself and the two before it, if they are no padding. Of a window one says what it
// counts: sees<3> tokens with the one that looks, or looks_back<2> before it.
constexpr auto window = mask_distant<tokens, keys, sees<3>>(mask_future<tokens, keys>(scores));
constexpr auto weights = softmax<keys>(masked_fill(window, !present, never));
static_assert(prints_as(take<batch>(weights, 0), {{1, 0, 0, 0, 0},
                                                  {0.5000, 0.5000, 0, 0, 0},
                                                  {0.3333, 0.3333, 0.3333, 0, 0},
                                                  {0, 0.3333, 0.3333, 0.3333, 0},
                                                  {0, 0, 0.3333, 0.3333, 0.3333}}));
static_assert(take<tokens>(take<batch>(weights, 1), 4) == tensor<float, keys<5>>{{0, 0, 1, 0, 0}});

// Combined first: masks that are true where a token may look. They meet at their keys: one is about (tokens, keys), the
// other about (batch, keys), and both together about all three.
constexpr auto all = ones<bool, tokens<5>, keys<5>>();
constexpr auto may_see = tril<tokens, keys>(all) && triu<tokens, keys, -2>(all) && present;
static_assert(has_shape<decltype(may_see), batch<2>, tokens<5>, keys<5>>);
static_assert(softmax<keys>(masked_fill(scores, !may_see, never)) == weights);

// A mask the wrong way round is refused, in the words of the compiler: masked_fill hides where it is true.
static_assert(!can_fill<decltype(scores), decltype(tril<tokens, keys>(all))>);
static_assert(!can_fill<decltype(scores), decltype(may_see)> && can_fill<decltype(scores), decltype(!may_see)>);

int main() { print(weights); }
