// expect: HU025 operator/=: left holds bool, right holds float; fix: auto result = to<float>(left) / right
#include <headsup/headsup.hpp>

using namespace headsup;

auto const changed = [] {
  auto x = zeros<bool, tokens<6>>();
  auto const y = ones<float, tokens<6>>();
#ifdef REFUSED
  x /= y;
  return x;
#else
  auto result = to<float>(x) / y;
  return result;
#endif
}();
