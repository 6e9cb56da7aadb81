// expect: HU048 ones: roles alone have no sizes; fix: ones<float, keys<6>, batch<5>, d_in<4>>()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = ones<keys, batch, d_in>(6, 5, 4);
#else
auto x = ones<float, keys<6>, batch<5>, d_in<4>>();
#endif
