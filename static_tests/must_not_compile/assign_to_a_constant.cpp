// expect: HU033 tensor: (tokens<6>, d_in<3>) on the left of = is const; fix: auto without const
// advice: auto without const

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto next = ones<float, tokens<6>, d_in<3>>();

auto const x = [] {
#ifdef REFUSED
  auto const result = zeros<float, tokens<6>, d_in<3>>();
#else
  auto result = zeros<float, tokens<6>, d_in<3>>();
#endif
  result = next;
  return result;
}();
