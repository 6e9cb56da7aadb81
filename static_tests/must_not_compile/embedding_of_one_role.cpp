// expect: HU002 tensor: two axes of one role in (vocab<5>, vocab<3>); fix: tensor<float, vocab<5>, another_role<3>>
// templates between: 1
// advice: tensor<float, vocab<5>, another_role<3>>

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
