// expect: HU037 cumsum: x holds bool, it takes numbers; fix: to<int>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<bool, tokens<3>> x{{true, false, true}};

#ifdef REFUSED
auto positions = cumsum<tokens>(x);
#else
auto positions = cumsum<tokens>(to<int>(x));
#endif
