// expect: HU003 operator&&: left is neither a tensor nor a number; fix: tensor_view<float const, tokens<6>, keys<5>>(left) if it holds as many floats

#include <headsup/headsup.hpp>

#include <array>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
constexpr std::array<float, 30> numbers{};
#ifdef REFUSED
auto y = numbers && x;
#else
auto y = tensor_view<float const, tokens<6>, keys<5>>(numbers) && x;
#endif
