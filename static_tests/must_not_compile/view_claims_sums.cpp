// expect: HU033 tensor: (tokens<4>, keys<4>) cannot be given x, whose keys<4> is not known to sum to one; fix: a name for softmax<keys>(x), and a view of that, or a name for assume_normalized<keys>(x) if it does, and a view of that
// advice: a name for softmax<keys>(x), and a view of that
// advice: a name for assume_normalized<keys>(x) if it does, and a view of that

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, tokens<4>, keys<4>>();
constexpr tensor_view<float const, tokens<4>, normalized<keys<4>>> v(x);
#else
constexpr auto x = softmax<keys>(zeros<float, tokens<4>, keys<4>>());
constexpr tensor_view<float const, tokens<4>, normalized<keys<4>>> v(x);
#endif
