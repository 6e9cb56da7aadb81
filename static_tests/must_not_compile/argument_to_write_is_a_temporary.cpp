// expect: HU038 view: the numbers of (tokens<6>, d_in<6>) belong to a temporary and are destroyed with it; fix: give it a name first, and view that
// advice: give it a name first, and view that

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr float raise(tensor_view<float, tokens<6>, d_in<6>> v) { return v(0, 0) += 1; }

#ifdef REFUSED
auto y = raise(x * 2);
#else
auto doubled = x * 2;
auto y = raise(doubled);
#endif
