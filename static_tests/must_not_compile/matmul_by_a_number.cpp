// expect: HU006 matmul: takes vectors or matrices, got left (d_in<3>, d_out<3>) and right (); fix: left * right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto weight = zeros<float, d_in<3>, d_out<3>>();
constexpr tensor<float> scale{2};

#ifdef REFUSED
auto y = matmul(weight, scale);
#else
auto y = weight * scale;
#endif
