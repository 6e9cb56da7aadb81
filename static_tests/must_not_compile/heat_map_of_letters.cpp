// expect: HU071 heat_map: rows is no list of labels; fix: char const* rows[2]
// advice: char const* rows[2]

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
constexpr char const* words[] = {"your", "journey", "starts"};
constexpr char const* asking[] = {"with", "one"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, "with one", words);
#else
constexpr auto picture = heat_map(weights, asking, words);
#endif
