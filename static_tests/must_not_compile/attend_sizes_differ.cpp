// expect: HU004 attend: left has keys<3>, right has keys<4>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<float, keys<4>, d_out<3>> values{};

#ifdef REFUSED
constexpr auto y = attend(softmax<keys>(scores), values);
#else
constexpr auto y = attend(softmax<keys>(scores), slice<keys<3>>(values, 0));
#endif
