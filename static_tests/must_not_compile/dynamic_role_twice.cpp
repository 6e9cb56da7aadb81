// expect: HU002 tensor: two axes of one role in (tokens<dynamic>, tokens<3>); fix: tensor<float, tokens<dynamic>, keys<3>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
tensor<float, tokens<dynamic>, tokens<3>> x(sized<tokens>(5));
#else
tensor<float, tokens<dynamic>, keys<3>> x(sized<tokens>(5));
#endif
