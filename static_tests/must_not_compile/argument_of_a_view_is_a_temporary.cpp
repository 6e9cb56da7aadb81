// expect: HU038 view: the numbers of (tokens<6>, d_in<6>) belong to a temporary and are destroyed with it; fix: give it a name first, and view that
// advice: give it a name first, and view that

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr float first(tensor_view<float const, tokens<6>, d_in<6>> v) { return v(0, 0); }
auto y = first(x * 2);
#else
constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr float first(tensor_view<float const, tokens<6>, d_in<6>> v) { return v(0, 0); }
auto y = first(x);
#endif
