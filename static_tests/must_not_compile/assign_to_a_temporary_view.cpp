// expect: HU038 tensor: (d_in<3>) on the left of = is a temporary, and what is written to it is lost; fix: write to the tensor that it was made from, as in x(0, 0) = 1
// advice: write to the tensor that it was made from, as in x(0, 0) = 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
void use(tensor<float, d_in<3>>& x, tensor<float, d_in<3>>& y) { view(x) = view(y); }
#else
void use(tensor<float, d_in<3>>& x, tensor<float, d_in<3>>& y) { x = y; }
#endif
