// expect: HU038 tensor: a large one is copied only by clone(); fix: x.clone()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto second(tensor<float, tokens<1024>, d_in<768>> const& x) { return x; }
#else
auto second(tensor<float, tokens<1024>, d_in<768>> const& x) { return x.clone(); }
#endif
