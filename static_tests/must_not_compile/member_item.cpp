// expect: HU054 item: is written in another way; fix: x(), or x(0) with a position for each axis
// templates between: 1
// advice: x(0) with a position for each axis
// advice: x()

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>>();

#ifdef REFUSED
float y = mean<tokens>(x).item();
#else
float y = mean<tokens>(x)();
#endif
