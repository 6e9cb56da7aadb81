// expect: HU071 heat_map: keys<3> takes 3 labels, columns has 2; fix: add 1
// advice: add 1

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
constexpr char const* words[] = {"your", "journey", "starts"};
constexpr char const* asking[] = {"with", "one"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, asking, asking);
#else
constexpr auto picture = heat_map(weights, asking, words);
#endif
