// expect: HU003 concat<tokens>: first has tokens<3>, another has no tokens (d_out<3>); fix: expand<tokens<1>>(another)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_out<3>> x{};
constexpr tensor<float, d_out<3>> y{};

#ifdef REFUSED
constexpr auto both = concat<tokens>(x, y);
#else
constexpr auto both = concat<tokens>(x, expand<tokens<1>>(y));
#endif
