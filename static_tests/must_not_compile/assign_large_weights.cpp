// expect: HU038 tensor: a large one is copied only by clone(); fix: x.clone()
// templates between: 6

#include <headsup/headsup.hpp>

using namespace headsup;

using weights = decltype(softmax<keys>(zeros<float, tokens<128>, keys<129>>()));

#ifdef REFUSED
void use(weights& y, weights const& x) { y = x; }
#else
void use(weights& y, weights const& x) { y = x.clone(); }
#endif
