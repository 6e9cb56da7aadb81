// expect: HU006 dot: takes two vectors over one axis, got left (d_in<3>) and right (d_out<3>); fix: rename<d_out, d_in>(right) if d_out means d_in

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, d_in<3>> x{};
constexpr tensor<float, d_out<3>> y{};

#ifdef REFUSED
constexpr auto z = dot(x, y);
#else
constexpr auto z = dot(x, rename<d_out, d_in>(y));
#endif
