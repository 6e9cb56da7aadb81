// expect: HU015 attend: the weights (tokens<3>, keys<3>) are not known to sum to one over an axis of the values (keys<3>, d_out<3>); fix: softmax<keys>(scores)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<float, keys<3>, d_out<3>> values{};

#ifdef REFUSED
constexpr auto y = attend(scores, values);
#else
constexpr auto y = attend(softmax<keys>(scores), values);
#endif
