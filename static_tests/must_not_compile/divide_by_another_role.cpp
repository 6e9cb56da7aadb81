// expect: HU008 operator/: the axes of one side must all be axes of the other, left (tokens<3>, keys<3>), right (heads<3>); fix: rename<heads, tokens>(right) if heads means tokens

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<float, heads<3>> totals{{1, 1, 1}};

#ifdef REFUSED
constexpr auto z = scores / totals;
#else
constexpr auto z = scores / rename<heads, tokens>(totals);
#endif
