// expect: HU003 attend: takes tensors, got something else; fix: tensors, as in attend(weights, values)
// advice: tensors, as in attend(weights, values)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<float, keys<3>, d_out<5>> values{};

#ifdef REFUSED
auto y = attend(0.5f, values);
#else
auto y = attend(softmax<keys>(scores), values);
#endif
