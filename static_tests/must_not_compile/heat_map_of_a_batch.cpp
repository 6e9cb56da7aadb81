// expect: HU071 heat_map: draws one or two axes, got (batch<2>, tokens<2>, keys<3>); fix: take<batch, 0>(x)
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, batch<2>, tokens<2>, keys<3>>());

#ifdef REFUSED
constexpr auto picture = heat_map(weights, {"with", "one"}, {"your", "journey", "starts"});
#else
constexpr auto picture = heat_map(take<batch, 0>(weights), {"with", "one"}, {"your", "journey", "starts"});
#endif
