// expect: HU006 matmul: takes vectors or matrices, got left () and right (d_in<3>, d_out<3>); fix: left * right

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float> scale{2};
constexpr tensor<float, d_in<3>, d_out<3>> weight{};

#ifdef REFUSED
constexpr auto y = matmul(scale, weight);
#else
constexpr auto y = scale * weight;
#endif
