// expect: HU003 heat_map: x is not a tensor; fix: a tensor
// advice: a tensor

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
constexpr linear<d_in<3>, d_out<2>> layer;

#ifdef REFUSED
constexpr auto picture = heat_map(layer);
#else
constexpr auto picture = heat_map(weights);
#endif
