// expect: HU018 embedding: maps vocab<5> to vocab<3>, the same role on both sides; fix: embedding<vocab<5>, d_out<3>>
// templates between: 1

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
