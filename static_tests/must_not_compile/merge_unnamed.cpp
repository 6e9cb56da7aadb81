// expect: HU027 merge: names no axis of (tokens<4>, d_out<6>), and there is no default; fix: merge<whole, tokens, d_out>(x)
// where: whole = d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = merge(x);
#else
auto y = merge<d_in, tokens, d_out>(x);
#endif
