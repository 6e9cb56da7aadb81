// expect: HU037 attend: weights and values hold bool, it takes numbers; fix: contract<keys>(to<int>(weights), to<int>(values))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<bool, tokens<2>, keys<3>> chosen{{{true, false, false}, {false, false, true}}};
constexpr auto weights = assume_normalized<keys>(chosen);
constexpr auto values = ones<bool, keys<3>, d_out<4>>();

#ifdef REFUSED
auto context = attend(weights, values);
#else
auto context = contract<keys>(to<int>(weights), to<int>(values));
#endif
