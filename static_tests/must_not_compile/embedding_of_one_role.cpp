// expect: HU002 tensor: two axes of one role in (vocab<5>, vocab<3>); fix: rename<vocab, keys>(one of the two) before they are combined

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto ids = zeros<int, tokens<6>>();
#ifdef REFUSED
embedding<vocab<5>, vocab<3>> layer;
auto y = layer(ids);
#else
embedding<vocab<5>, d_out<3>> layer;
auto y = layer(ids);
#endif
