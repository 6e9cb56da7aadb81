// expect: HU035 scan<tokens>: the state is not a tensor; fix: tensor<float>{state}

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>>();
constexpr auto add = [](auto const& now, auto const& before) { return now + before; };

#ifdef REFUSED
auto y = scan<tokens>(x, 0.0f, add);
#else
auto y = scan<tokens>(x, tensor<float>{0.0f}, add);
#endif
