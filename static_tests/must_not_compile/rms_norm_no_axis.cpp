// expect: HU003 rms_norm<d_out>: x has no d_out (tokens<3>, d_in<3>); fix: rms_norm<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_in<3>> x{};

#ifdef REFUSED
constexpr auto y = rms_norm<d_out>(x);
#else
constexpr auto y = rms_norm<d_in>(x);
#endif
