// expect: HU033 tensor: (batch<2>, channels<3>, height<4>, width<4>) cannot be given (batch<2>, channels<3>, width<4>, height<4>); fix: transpose<width, height>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto permuted = transpose<height, width>(zeros<float, batch<2>, channels<3>, height<4>, width<4>>());

#ifdef REFUSED
tensor<float, batch<2>, channels<3>, height<4>, width<4>> picture = permuted;
#else
tensor<float, batch<2>, channels<3>, height<4>, width<4>> picture = transpose<width, height>(permuted);
#endif
