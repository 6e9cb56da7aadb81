// expect: HU038 tensor: a large one is copied only by clone(); fix: x.clone()
// templates between: 3

#include <headsup/headsup.hpp>

using namespace headsup;

using embedded = tensor<float, tokens<1024>, d_in<768>>;

#ifdef REFUSED
void use(embedded& y, embedded const& x) { y = x; }
#else
void use(embedded& y, embedded const& x) { y = x.clone(); }
#endif
