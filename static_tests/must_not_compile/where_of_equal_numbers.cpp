// expect: HU003 where: mask is not a tensor; fix: x - y == 0 if it is x == y, or mask ? left : right
// advice: x - y == 0 if it is x == y
// advice: mask ? left : right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<int, tokens<3>> x{7, 2, 5};
constexpr tensor<int, tokens<3>> y{7, 3, 5};

#ifdef REFUSED
constexpr auto kept = where(x == y, x, 0);
#else
constexpr auto kept = where(x - y == 0, x, 0);
static_assert(kept == tensor<int, tokens<3>>{7, 0, 5});
#endif
