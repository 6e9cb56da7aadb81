// expect: HU051 split<d_out>: takes one role and one axis with its size or more; fix: split<d_out, slower<N>, faster<M>>(x)
// where: slower<N> = heads<2>; faster<M> = head_dim<3>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<4>, d_out<6>>();

#ifdef REFUSED
auto y = split<d_out>(x);
#else
auto y = split<d_out, heads<2>, head_dim<3>>(x);
#endif
