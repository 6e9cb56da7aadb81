// expect: HU003 max<d_in>: x has no d_in (tokens<3>, keys<3>); fix: max<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> x{};

#ifdef REFUSED
constexpr auto y = headsup::max<d_in>(x);
#else
constexpr auto y = headsup::max<keys>(x);
#endif
