// expect: HU072 window: tokens 2 of the result does not see tokens 0
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

// looks_back<2> elsewhere: itself and the two before it are a window of three.
#ifdef REFUSED
using window = sliding_window<2>;
#else
using window = sliding_window<3>;
#endif
constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<7>, heads<2>, window> layer{torch_generator{1}};

constexpr auto x = laws::numbers<tokens<5>, d_in<3>>(1);
static_assert(laws::hold<laws::window<3, layer, x>()>);
