// expect: HU071 heat_map: tokens<2> takes 2 labels, rows has 3; fix: remove 1
// advice: remove 1

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

#include <array>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
constexpr std::array<char const*, 3> words{"your", "journey", "starts"};
constexpr std::array<char const*, 2> asking{"with", "one"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, words, words);
#else
constexpr auto picture = heat_map(weights, asking, words);
#endif
