// expect: HU010 split: (halves<2>, head_dim<3>, heads<2>) would deal the features of d_out<12> out to the heads in turn; fix: split<d_out, halves<2>, heads<2>, head_dim<3>>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto queries_and_gates = zeros<float, tokens<5>, d_out<12>>();

#ifdef REFUSED
auto y = split<d_out, halves<2>, head_dim<3>, heads<2>>(queries_and_gates);
#else
auto y = split<d_out, halves<2>, heads<2>, head_dim<3>>(queries_and_gates);
#endif
