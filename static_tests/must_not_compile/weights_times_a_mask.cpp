// expect: HU025 operator*: left holds float, right holds bool; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weights = softmax<keys>(zeros<float, heads<3>, tokens<4>, keys<5>>());
constexpr tensor<bool, heads<3>> kept{{true, false, true}};

#ifdef REFUSED
auto y = weights * kept;
#else
auto y = weights * to<float>(kept);
#endif
