// expect: HU027 log_softmax: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: log_softmax<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = log_softmax(x);
#else
auto y = log_softmax<d_in>(x);
#endif
