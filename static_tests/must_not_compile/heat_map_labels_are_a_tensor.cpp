// expect: HU071 heat_map: (tokens<2>, keys<3>) takes labels for rows and columns; fix: heat_map(x, rows, columns)
// where: rows = words; columns = others

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
constexpr char const* words[] = {"your", "journey"};
constexpr char const* others[] = {"starts", "with", "one"};

#ifdef REFUSED
constexpr auto scores = zeros<float, batch<4>, tokens<2>, keys<3>>();
constexpr auto picture = heat_map(weights, scores);
#else
constexpr auto picture = heat_map(weights, words, others);
#endif
