// expect: HU027 softmax: names no axis of (tokens<6>, d_in<6>), and there is no default; fix: softmax<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();

#ifdef REFUSED
auto y = softmax(x);
#else
auto y = softmax<d_in>(x);
#endif
