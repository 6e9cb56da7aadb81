// expect: HU003 unpatchify: x has no patches (tokens<4>, pixels<12>); fix: rename<tokens, patches>(x) if tokens means patches

#include <headsup/headsup.hpp>

using namespace headsup;

using namespace headsup::headsup_image;

constexpr auto picture = patchify<2>(zeros<float, channels<3>, height<4>, width<4>>());

#ifdef REFUSED
auto y = unpatchify(rename<patches, tokens>(picture));
#else
auto y = unpatchify(picture);
#endif
