// expect: HU027 chunk: names no axis of (tokens<5>, d_out<6>), and there is no default; fix: chunk<d_out, 2>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_out<6>>();

#ifdef REFUSED
auto parts = chunk(x, 2);
#else
auto parts = chunk<d_out, 2>(x);
#endif
