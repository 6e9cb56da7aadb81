// expect: HU005 prints_as: (tokens<2>, d_in<2>) takes 2 levels of braces, with rows of equal length, and these rows differ; fix: all rows of one length
// advice: all rows of one length

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<2>> x{};

#ifdef REFUSED
static_assert(prints_as(x, {{0, 0}, {0}}));
#else
static_assert(prints_as(x, {{0, 0}, {0, 0}}));
#endif
