// expect: HU071 heat_map: draws one or two axes, got (batch<2>, heads<5>, tokens<3>, keys<3>); fix: take<heads, 0>(take<batch, 0>(x))

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, batch<2>, heads<5>, tokens<3>, keys<3>>());
constexpr char const* words[] = {"your", "journey", "starts"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, words, words);
#else
constexpr auto picture = heat_map(take<heads, 0>(take<batch, 0>(weights)), words, words);
#endif
