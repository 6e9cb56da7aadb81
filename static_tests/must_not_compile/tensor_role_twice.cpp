// expect: HU002 tensor: two axes of one role in (tokens<6>, tokens<6>); fix: tensor<float, tokens<6>, keys<6>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<6>, tokens<6>> scores;
#else
tensor<float, tokens<6>, keys<6>> scores;
#endif
