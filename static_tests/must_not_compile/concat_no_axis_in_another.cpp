// expect: HU003 concat<tokens>
// expect: has no tokens (d_out<3>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_out<3>> x{};
constexpr tensor<float, d_out<3>> y{};

#ifdef REFUSED
constexpr auto both = concat<tokens>(x, y);
#else
constexpr auto both = concat<tokens>(x, expand<tokens<1>>(y));
#endif
