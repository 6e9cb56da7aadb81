// expect: HU033 has_shape: X is no tensor; fix: has_shape<decltype(x), ...> of a tensor x
// templates between: 1
// advice: has_shape<decltype(x), ...> of a tensor x

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto words = zeros<float, tokens<6>, d_in<3>>();
#ifdef REFUSED
static_assert(has_shape<decltype(words.data()[0]), d_in<3>>);
#else
static_assert(has_shape<decltype(take<tokens>(words, 0)), d_in<3>>);
#endif
