// expect: HU003 mean<d_in>: x has no d_in (tokens<3>, keys<3>); fix: mean<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> x{};

#ifdef REFUSED
constexpr auto y = mean<d_in>(x);
#else
constexpr auto y = mean<keys>(x);
#endif
