// expect: HU071 heat_map: (keys<3>) is one row, rows has 3; fix: heat_map(x, columns)

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, keys<3>>());
constexpr char const* words[] = {"your", "journey", "starts"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, words, words);
#else
constexpr auto picture = heat_map(weights, words);
#endif
