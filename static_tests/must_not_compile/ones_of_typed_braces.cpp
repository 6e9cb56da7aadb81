// expect: HU048 ones: sizes alone do not name axes; fix: ones<int, tokens<6>, d_in<3>>()

#include <headsup/headsup.hpp>

using namespace headsup;

#ifdef REFUSED
auto x = ones<int>({6, 3});
#else
auto x = ones<int, tokens<6>, d_in<3>>();
#endif
