// expect: HU008 operator*: the axes of one side must all be axes of the other, left (tokens<5>, d_in<3>), right (d_out<2>, d_in<3>); fix: contract<d_in>(left, right) for a product of matrices

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<5>, d_in<3>>();
constexpr auto weight = zeros<float, d_out<2>, d_in<3>>();

#ifdef REFUSED
constexpr auto y = x * weight;
#else
constexpr auto y = contract<d_in>(x, weight);
#endif
