// expect: HU033 tensor: (d_out<2>, d_in<3>) cannot be given numbers that lie elsewhere; fix: tensor_view<float const, d_out<2>, d_in<3>>(x).clone()

#include <headsup/headsup.hpp>

#include <vector>

using namespace headsup;

std::vector<float> const loaded{1, 2, 3, 4, 5, 6};

auto const layer = [] {
  linear<d_in<3>, d_out<2>> made;
#ifdef REFUSED
  made.weight = loaded;
#else
  made.weight = tensor_view<float const, d_out<2>, d_in<3>>(loaded).clone();
#endif
  return made.weight;
}();
