// expect: HU037 sum: x holds bool, it takes numbers; fix: to<int>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<bool, tokens<3>> present{{true, false, true}};

#ifdef REFUSED
auto count = sum<tokens>(present);
#else
auto count = sum<tokens>(to<int>(present));
#endif
