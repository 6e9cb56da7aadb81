// expect: HU004 operator*: left has d_in<3>, right has d_in<1>; fix: take<d_in>(right, 0) if it is meant for all d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_in<3>> x{};
constexpr tensor<float, tokens<3>, d_in<1>> y{};

#ifdef REFUSED
constexpr auto z = x * y;
#else
constexpr auto z = x * take<d_in>(y, 0);
#endif
