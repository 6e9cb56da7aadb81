// expect: HU033 tensor: (tokens<2>, d_in<3>) cannot be given numbers that lie elsewhere; fix: tensor_view<float const, tokens<2>, d_in<3>>(x).clone()

#include <headsup/headsup.hpp>

#include <vector>

using namespace headsup;

std::vector<float> const loaded{1, 2, 3, 4, 5, 6};

#ifdef REFUSED
tensor<float, tokens<2>, d_in<3>> y = loaded;
#else
tensor<float, tokens<2>, d_in<3>> y = tensor_view<float const, tokens<2>, d_in<3>>(loaded).clone();
#endif
