// expect: HU003 cosine<d_out>: left has no d_out (tokens<3>, d_in<3>); fix: cosine<d_in>(left, right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_in<3>> x{};
constexpr tensor<float, d_in<3>> y{};

#ifdef REFUSED
constexpr auto z = cosine<d_out>(x, y);
#else
constexpr auto z = cosine<d_in>(x, y);
#endif
