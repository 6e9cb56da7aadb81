// expect: HU018 linear: maps d_in<3> to d_in<3>, the same role on both sides; fix: linear<d_in<3>, d_out<3>>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
constexpr linear<d_in<3>, d_in<3>> layer{};
#else
constexpr linear<d_in<3>, d_out<3>> layer{};
#endif
