// expect: HU019 future_mask: an offset of 4 puts the last of tokens<2> at key 5, and keys<5> ends at 4; fix: future_mask<tokens<2>, keys<5>, 3>
// templates between: 1

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
future_mask<tokens<2>, keys<5>, 4> mask;
#else
future_mask<tokens<2>, keys<5>, 3> mask;
#endif
