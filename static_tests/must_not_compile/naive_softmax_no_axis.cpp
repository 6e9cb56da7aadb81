// expect: HU003 naive_softmax<d_in>: x has no d_in (tokens<3>, keys<3>); fix: naive_softmax<keys>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, keys<3>> x{};

#ifdef REFUSED
constexpr auto y = naive_softmax<d_in>(x);
#else
constexpr auto y = naive_softmax<keys>(x);
#endif
