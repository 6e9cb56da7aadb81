#include <headsup/layers/seen_keys.hpp>
#include <headsup/ops/fill.hpp>

#include <limits>

using namespace headsup;

constexpr float inf = std::numeric_limits<float>::infinity();
constexpr auto scores = zeros<float, tokens<3>, keys<3>>();
using matrix = tensor<float, tokens<3>, keys<3>>;

// the values: all keys, none that is later, none that is far; and where the tokens are the last ones
static_assert(seen_keys<false>::of(scores) == scores);
static_assert(seen_keys<true>::of(scores) == matrix{{{0, -inf, -inf}, {0, 0, -inf}, {0, 0, 0}}});
static_assert(seen_keys<true, 2>::of(scores) == matrix{{{0, -inf, -inf}, {0, 0, -inf}, {-inf, 0, 0}}});
static_assert(seen_keys<false, 2>::of(scores) == matrix{{{0, 0, -inf}, {0, 0, 0}, {-inf, 0, 0}}});
static_assert(seen_keys<true, 2>::of<aligned_to_end>(zeros<float, tokens<1>, keys<3>>()) ==
              tensor<float, tokens<1>, keys<3>>{{{-inf, 0, 0}}});

// the type: the kernels know it, and nothing else
struct other : seen_keys<true> {};
static_assert(headsup_detail::kernels_know<seen_keys<true, 4>> && !headsup_detail::kernels_know<other>);

// the unit of a window: tokens with the one that looks, or those before it
static_assert(std::is_same_v<seen_keys<true, sees<3>>, seen_keys<true, 3>> &&
              std::is_same_v<seen_keys<true, looks_back<2>>, seen_keys<true, 3>>);
