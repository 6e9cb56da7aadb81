// expect: HU062 lookup: the numbers of (tokens<12>) are ids of tokens<12>, it takes ids of context_length<9>; fix: table with context_length<12>
// advice: table with context_length<12>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto positions = arange<int, tokens<12>>();

#ifdef REFUSED
auto y = lookup<context_length>(zeros<float, context_length<9>, d_in<6>>(), positions);
#else
auto y = lookup<context_length>(zeros<float, context_length<12>, d_in<6>>(), positions);
#endif
