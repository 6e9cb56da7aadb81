// expect: HU037 mean: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<int, tokens<3>> lengths{{3, 2, 5}};

#ifdef REFUSED
auto length = mean<tokens>(lengths);
#else
auto length = mean<tokens>(to<float>(lengths));
#endif
