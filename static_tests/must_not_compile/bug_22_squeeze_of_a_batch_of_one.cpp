// expect: HU027 squeeze: names no axis of (batch<1>, d_out<8>, height<1>), and there is no default; fix: squeeze<height>(x)

#include <headsup/headsup.hpp>

using namespace headsup;
using namespace headsup::headsup_image;

constexpr auto features = zeros<float, batch<1>, d_out<8>, height<1>>();

#ifdef REFUSED
auto centred = squeeze(features) - mean<batch>(squeeze(features));
#else
auto centred = squeeze<height>(features) - mean<batch>(squeeze<height>(features));
#endif
