// expect: HU033 has_shape: X is (batch<2>, tokens<6>), you wrote (batch<2>); fix: x without tokens<6>, or has_shape<X, batch<2>, tokens<6>>
// templates between: 1
// advice: x without tokens<6>
// advice: has_shape<X, batch<2>, tokens<6>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto words = zeros<float, batch<2>, tokens<6>, d_in<3>>();
#ifdef REFUSED
constexpr auto lengths = sum<d_in>(words);
#else
constexpr auto lengths = sum<tokens>(sum<d_in>(words));
#endif
static_assert(has_shape<decltype(lengths), batch<2>>);
