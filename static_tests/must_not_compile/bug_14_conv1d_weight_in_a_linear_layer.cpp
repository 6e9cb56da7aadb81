// expect: HU033 tensor: (d_out<16>, d_in<16>) cannot be given (d_in<16>, d_out<16>); fix: transpose(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr float numbers[16 * 16]{};
constexpr auto c_proj = foreign::conv1d_weight<d_in<16>, d_out<16>>(numbers);

linear<d_in<16>, d_out<16>, bias::no> layer;

#ifdef REFUSED
void load() { layer.weight = c_proj; }
#else
void load() { layer.weight = transpose(c_proj); }
#endif
