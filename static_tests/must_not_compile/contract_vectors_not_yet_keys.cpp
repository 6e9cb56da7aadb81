// expect: HU003 contract<keys>: left has keys<6>, right has no keys (tokens<6>, d_in<3>); fix: rename<tokens, keys>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto inputs = zeros<float, tokens<6>, d_in<3>>();
constexpr tensor<float, tokens<6>, keys<6>> weights = softmax<keys>(zeros<float, tokens<6>, keys<6>>());

#ifdef REFUSED
auto context_vectors = contract<keys>(weights, inputs);
#else
auto context_vectors = contract<keys>(weights, rename<tokens, keys>(inputs));
#endif
