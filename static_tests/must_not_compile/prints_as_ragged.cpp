// expect: HU005
// expect: (tokens<2>, d_in<2>) takes 2 levels of braces
// advice: all rows of one length

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<2>> x{};

#ifdef REFUSED
static_assert(prints_as(x, {{0, 0}, {0}}));
#else
static_assert(prints_as(x, {{0, 0}, {0, 0}}));
#endif
