// expect: HU035 scan<tokens>: the step makes int of a state of float; fix: to<float>(result)
// at: to<int>(now + before) in return to<int>(now + before)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<3>, d_in<2>>();

#ifdef REFUSED
auto y =
    scan<tokens>(x, zeros<float, d_in<2>>(), [](auto const& now, auto const& before) { return to<int>(now + before); });
#else
auto y = scan<tokens>(x, zeros<float, d_in<2>>(),
                      [](auto const& now, auto const& before) { return to<float>(to<int>(now + before)); });
#endif
