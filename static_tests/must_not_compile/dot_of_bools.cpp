// expect: HU037 dot: left and right hold bool, it takes numbers; fix: dot(to<int>(left), to<int>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto seen = ones<bool, keys<5>>();
constexpr tensor<bool, keys<5>> present{{true, true, true, false, false}};

#ifdef REFUSED
auto both = dot(seen, present);
#else
auto both = dot(to<int>(seen), to<int>(present));
#endif
