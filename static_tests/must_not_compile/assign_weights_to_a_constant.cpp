// expect: HU033 tensor: (tokens<2>, keys<3>) on the left of = is const; fix: auto without const
// advice: auto without const

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto next = softmax<keys>(ones<float, tokens<2>, keys<3>>());

auto const x = [] {
#ifdef REFUSED
  auto const result = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
#else
  auto result = softmax<keys>(zeros<float, tokens<2>, keys<3>>());
#endif
  result = next;
  return result;
}();
