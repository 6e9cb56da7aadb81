// expect: HU071 heat_map: (tokens<3>, keys<3>) takes labels for rows and columns; fix: heat_map(x, rows, columns)
// where: rows = words; columns = words

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<3>, keys<3>>());
constexpr char const* words[] = {"your", "journey", "starts"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, words);
#else
constexpr auto picture = heat_map(weights, words, words);
#endif
