// expect: HU025 attend: weights holds float, values holds double; fix: to<float>(values)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> scores{};
constexpr tensor<double, keys<3>, d_out<3>> values{};
constexpr auto as_float = [](auto number) { return static_cast<float>(number); };

#ifdef REFUSED
constexpr auto y = attend(softmax<keys>(scores), values);
#else
constexpr auto y = attend(softmax<keys>(scores), map(values, as_float));
#endif
