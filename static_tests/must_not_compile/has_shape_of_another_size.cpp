// expect: HU033 has_shape: X is (tokens<6>, keys<5>), you wrote (tokens<6>, keys<6>); fix: x with keys<6>, or has_shape<X, tokens<6>, keys<5>>
// templates between: 1
// advice: x with keys<6>
// advice: has_shape<X, tokens<6>, keys<5>>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto scores = zeros<float, tokens<6>, keys<5>>();
#else
constexpr auto scores = zeros<float, tokens<6>, keys<6>>();
#endif
static_assert(has_shape<decltype(scores), tokens<6>, keys<6>>);
