// expect: HU024 linear: takes all_heads<12>, x is (batch<2>, heads<4>, tokens<6>, head_dim<3>); fix: merge<all_heads, heads, head_dim>(transpose<heads, tokens>(x))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto context = zeros<float, batch<2>, heads<4>, tokens<6>, head_dim<3>>();
constexpr linear<all_heads<12>, d_out<7>> project;

#ifdef REFUSED
auto y = project(context);
#else
auto y = project(merge<all_heads, heads, head_dim>(transpose<heads, tokens>(context)));
#endif
