// expect: HU004 attend: weights has keys<3>, values has keys<4>; fix: slice<keys<3>>(values, 0) if the rest is not meant

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<float, keys<4>, d_out<3>> values{};

#ifdef REFUSED
constexpr auto y = attend(softmax<keys>(scores), values);
#else
constexpr auto y = attend(softmax<keys>(scores), slice<keys<3>>(values, 0));
#endif
