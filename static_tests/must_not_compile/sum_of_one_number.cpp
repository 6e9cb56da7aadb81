// expect: HU003 sum<batch, tokens>: x has no axes, it is one number already; fix: x

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto loss = zeros<float>();

#ifdef REFUSED
auto y = sum<batch, tokens>(loss);
#else
auto y = loss;
#endif
