// expect: HU004 operator-: left has tokens<2>, right has tokens<3>; fix: slice<tokens<2>>(right, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{};
constexpr tensor<float, tokens<3>, d_in<3>> y{};

#ifdef REFUSED
constexpr auto z = x - y;
#else
constexpr auto z = x - slice<tokens<2>>(y, 0);
#endif
