// expect: HU003 cosine<d_out>
// expect: (tokens<3>, d_in<3>)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_in<3>> x{};
constexpr tensor<float, d_in<3>> y{};

#ifdef REFUSED
constexpr auto z = cosine<d_out>(x, y);
#else
constexpr auto z = cosine<d_in>(x, y);
#endif
