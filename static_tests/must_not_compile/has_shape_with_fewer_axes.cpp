// expect: HU033 has_shape: X is (tokens<6>), you wrote (tokens<6>, keys<5>); fix: x with keys<5>, or has_shape<X, tokens<6>>
// templates between: 1
// advice: x with keys<5>
// advice: has_shape<X, tokens<6>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
constexpr auto weights = sum<keys>(scores);
#else
constexpr auto weights = softmax<keys>(scores);
#endif
static_assert(has_shape<decltype(weights), tokens<6>, keys<5>>);
