// expect: HU014 operator==: first is (tokens<6>, d_in<3>), another is (tokens<6>, d_out<3>); fix: rename<d_out, d_in>(another)
#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto y = zeros<float, tokens<6>, d_out<3>>();
#ifdef REFUSED
constexpr bool same = x == view(y);
#else
constexpr bool same = x == rename<d_out, d_in>(view(y));
#endif
