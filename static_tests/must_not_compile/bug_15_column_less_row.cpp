// expect: HU008 operator-: the axes of one side must all be axes of the other, left (batch<8>, d_out<1>), right (tokens<8>); fix: rename<tokens, batch>(right) if tokens means batch, or left with tokens<8>
// advice: left with tokens<8>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto predicted = zeros<float, batch<8>, d_out<1>>();
constexpr auto returns = zeros<float, tokens<8>>();

#ifdef REFUSED
auto error = predicted - returns;
#else
auto error = predicted - rename<tokens, batch>(returns);
#endif
