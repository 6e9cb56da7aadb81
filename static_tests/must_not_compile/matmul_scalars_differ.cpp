// expect: HU025 matmul: left holds float, right holds double; fix: matmul(left, to<float>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<3>, d_in<3>> x{};
constexpr tensor<double, d_in<3>, d_out<3>> weight{};
constexpr auto as_float = [](auto number) { return static_cast<float>(number); };

#ifdef REFUSED
constexpr auto y = matmul(x, weight);
#else
constexpr auto y = matmul(x, map(weight, as_float));
#endif
