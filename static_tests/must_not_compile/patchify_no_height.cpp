// expect: HU003 patchify: x has no height (channels<3>, tokens<4>, width<4>); fix: rename<tokens, height>(x) if tokens means height

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto x = zeros<float, channels<3>, tokens<4>, width<4>>();

#ifdef REFUSED
auto y = patchify<2>(x);
#else
auto y = patchify<2>(rename<tokens, height>(x));
#endif
