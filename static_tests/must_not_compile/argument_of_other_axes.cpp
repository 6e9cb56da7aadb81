// expect: HU033 tensor: (tokens<6>, keys<6>) cannot be given (keys<6>, tokens<6>); fix: transpose(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto scores = zeros<float, keys<6>, tokens<6>>();
constexpr float first(tensor<float, tokens<6>, keys<6>> const& weights) { return weights(0, 0); }

#ifdef REFUSED
auto y = first(scores);
#else
auto y = first(transpose(scores));
#endif
