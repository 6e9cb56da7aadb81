// expect: HU008 operator/
// expect: left (tokens<3>, keys<3>), right (heads<3>)
// expect: rename

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<float, heads<3>> totals{{1, 1, 1}};

#ifdef REFUSED
constexpr auto z = scores / totals;
#else
constexpr auto z = scores / rename<heads, tokens>(totals);
#endif
