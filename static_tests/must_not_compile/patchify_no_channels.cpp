// expect: HU003 patchify: x has no channels (height<4>, width<4>); fix: expand<channels<1>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto x = zeros<float, height<4>, width<4>>();

#ifdef REFUSED
auto y = patchify<2>(x);
#else
auto y = patchify<2>(expand<channels<1>>(x));
#endif
