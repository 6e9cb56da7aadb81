// expect: HU051 heat_map: takes (x, rows, columns), got 4 operands; fix: heat_map(x, rows, columns)

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
constexpr char const* words[] = {"your", "journey", "starts"};
constexpr char const* asking[] = {"with", "one"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, asking, words, words);
#else
constexpr auto picture = heat_map(weights, asking, words);
#endif
