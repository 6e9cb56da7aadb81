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
constexpr auto present = rename<tokens, keys>(ids != 0);  // it is as a key that padding must not be seen

// One after the other: a token sees itself and the two before it, if they are no padding.
constexpr auto window = mask_distant<tokens, keys, 3>(mask_future<tokens, keys>(scores));
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

// A causal mask the wrong way round is still refused, in the words of the compiler.
static_assert(!can_fill<decltype(scores), decltype(tril<tokens, keys>(all))>);

int main() { print(weights); }
