// expect: HU004 operator*
// expect: left has d_in<3>, right has d_in<1>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_in<3>> x{};
constexpr tensor<float, tokens<3>, d_in<1>> y{};

#ifdef REFUSED
constexpr auto z = x * y;
#else
constexpr auto z = x * take<d_in>(y, 0);
#endif
