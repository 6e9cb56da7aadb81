// expect: HU038 tensor: (d_in<3>, tokens<6>) on the left of = is a temporary, and what is written to it is lost; fix: write to the tensor that it was made from, as in x(0, 0) = 1
// advice: write to the tensor that it was made from, as in x(0, 0) = 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto flip(tensor<float, tokens<6>, d_in<3>> const& x, tensor<float, d_in<3>, tokens<6>> const& other) {
#ifdef REFUSED
  transpose(x) = other;
  return other;
#else
  auto y = transpose(x);
  y = other;
  return y;
#endif
}
