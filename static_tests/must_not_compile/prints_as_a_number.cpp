// expect: HU005 prints_as: (d_in<3>) takes 1 level of braces, with rows of equal length; fix: one level for each axis, all rows of one length
// advice: one level for each axis, all rows of one length

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, d_in<3>> x{{7, 7, 7}};

#ifdef REFUSED
static_assert(prints_as(x, 7));
#else
static_assert(prints_as(x, {7, 7, 7}));
#endif
