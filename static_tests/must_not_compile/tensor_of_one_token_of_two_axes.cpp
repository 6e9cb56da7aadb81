// expect: HU005 tensor literal: (batch<1>, tokens<1>) takes 2 levels of braces, with rows of equal length; fix: {{{number}}}
// advice: {{{number}}}

#include <headsup/headsup.hpp>

using namespace headsup;

inline constexpr int next = 3;

#ifdef REFUSED
tensor<int, batch<1>, tokens<1>> const x{{next}};
#else
tensor<int, batch<1>, tokens<1>> const x{{{next}}};
#endif
