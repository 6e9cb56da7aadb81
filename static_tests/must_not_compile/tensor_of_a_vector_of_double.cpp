// expect: HU033 tensor: (tokens<2>, d_in<3>) cannot be given numbers that lie elsewhere; fix: to<float>(tensor_view<double const, tokens<2>, d_in<3>>(x))

#include <headsup/headsup.hpp>

#include <vector>

using namespace headsup;

std::vector<double> const loaded{1, 2, 3, 4, 5, 6};

#ifdef REFUSED
tensor<float, tokens<2>, d_in<3>> y = loaded;
#else
tensor<float, tokens<2>, d_in<3>> y = to<float>(tensor_view<double const, tokens<2>, d_in<3>>(loaded));
#endif
