// expect: HU024 linear: takes d_in<6>, x is (tokens<4>) of int; fix: layer(embedding<vocab<N>, d_in<6>>{}(x)) if these are ids
// where: N = 9

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto ids = zeros<int, tokens<4>>();
constexpr linear<d_in<6>, d_out<2>> layer;

#ifdef REFUSED
auto y = layer(ids);
#else
auto y = layer(embedding<vocab<9>, d_in<6>>{}(ids));
#endif
