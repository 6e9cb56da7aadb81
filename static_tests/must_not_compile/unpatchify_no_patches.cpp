// expect: HU003 unpatchify<patches>: x has no patches (tokens<4>, pixels<12>)

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto picture = patchify<2>(zeros<float, channels<3>, height<4>, width<4>>());

#ifdef REFUSED
auto y = unpatchify(rename<patches, tokens>(picture));
#else
auto y = unpatchify(picture);
#endif
