// expect: HU065 tensor: (tokens<6>) is not one number; fix: x(5) for one of them, or mean<tokens>(x), or sum<tokens>(x)
// advice: x(5) for one of them
// then 2: float(mean<tokens>(mean<d_in>(x)))
// then 3: float(sum<tokens>(mean<d_in>(x)))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();

#ifdef REFUSED
float y = mean<d_in>(x);
#else
float y = mean<d_in>(x)(0);
#endif
