// expect: HU043 cross_attention: keys are of another text than the tokens, so none is near a token; fix: leave out sliding_window<3>
// templates between: 1
// advice: leave out sliding_window<3>

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>, sliding_window<3>> layer;
#else
cross_attention<d_in<3>, d_in<7>, d_out<4>, heads<2>> layer;
#endif
