// expect: HU002 tensor: two axes of one role in (tokens<3>, tokens<3>); fix: tensor<float, tokens<3>, keys<3>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr tensor<float, tokens<3>, tokens<3>> scores{};
#else
constexpr tensor<float, tokens<3>, keys<3>> scores{};
#endif
