// expect: HU033 operator==: left is (tokens<6>, d_in<3>), right is (tokens<6>, d_out<3>); fix: rename<d_out, d_in>(right) if d_out means d_in
#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto y = zeros<float, tokens<6>, d_out<3>>();
#ifdef REFUSED
constexpr bool same = x == view(y);
#else
constexpr bool same = x == rename<d_out, d_in>(view(y));
#endif
