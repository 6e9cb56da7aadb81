// expect: HU033 operator*=: left (tokens<6>, keys<6>) is known to sum to one, or to be a triangle, and the result is not; fix: auto result = left * right
#include <headsup/headsup.hpp>

using namespace headsup;

auto const scaled = [] {
  auto weights = softmax<keys>(zeros<float, tokens<6>, keys<6>>());
#ifdef REFUSED
  weights *= 2;
  return weights;
#else
  auto result = weights * 2;
  return result;
#endif
}();
