// expect: HU071 heat_map: keys<3> takes 3 labels, columns has 4; fix: remove 1
// templates between: 1
// advice: remove 1

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
constexpr char const* asking[] = {"with", "one"};

#ifdef REFUSED
constexpr auto picture = heat_map(weights, asking, {"your", "journey", "starts", "with"});
#else
constexpr auto picture = heat_map(weights, asking, {"your", "journey", "starts"});
#endif
