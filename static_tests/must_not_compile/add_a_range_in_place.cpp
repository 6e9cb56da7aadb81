// expect: HU003 operator+=: right is neither a tensor nor a number; fix: tensor_view<float const, tokens<6>, keys<5>>(right) if it holds as many floats

#include <headsup/headsup.hpp>

#include <array>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<float, tokens<6>, keys<5>>();
  std::array<float, 30> const numbers{};
#ifdef REFUSED
  x += numbers;
  return x;
#else
  x += tensor_view<float const, tokens<6>, keys<5>>(numbers);
  return x;
#endif
}();
