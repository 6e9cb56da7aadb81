// expect: HU067 tensor: a large one is copied only by clone(); fix: x.clone()

#include <headsup/headsup.hpp>

using namespace headsup;

using weights = decltype(softmax<keys>(zeros<float, tokens<128>, keys<129>>()));

#ifdef REFUSED
auto second(weights const& x) { return x; }
#else
auto second(weights const& x) { return x.clone(); }
#endif
