// expect: HU038 tensor: (d_in<3>) on the left of = is a temporary, and what is written to it is lost; fix: write to the tensor that it was made from, as in x(0, 0) = 1
// advice: write to the tensor that it was made from, as in x(0, 0) = 1

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto row = zeros<float, d_in<3>>();

#ifdef REFUSED
tensor<float, tokens<6>, d_in<3>> with_row(tensor<float, tokens<6>, d_in<3>> x) {
  take<tokens>(x, 2) = row;
  return x;
}
#else
tensor<float, tokens<6>, d_in<3>> with_row(tensor<float, tokens<6>, d_in<3>> x) {
  for (int i = 0; i < 3; ++i) x(2, i) = row(i);
  return x;
}
#endif
