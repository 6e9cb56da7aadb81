// expect: HU008 operator*: the axes of one side must all be axes of the other, left (tokens<6>, d_in<2>), right (d_in<2>, keys<6>); fix: contract<d_in>(left, right) for a product of matrices

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto q = zeros<float, tokens<6>, d_in<2>>();
constexpr auto k = zeros<float, keys<6>, d_in<2>>();

#ifdef REFUSED
constexpr auto scores = q * transpose(k);
#else
constexpr auto scores = matmul(q, transpose(k));
#endif
