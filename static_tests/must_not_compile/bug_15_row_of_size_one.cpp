// expect: HU004 operator-: left has d_out<1>, right has d_out<8>; fix: rename<d_out, batch>(right) if d_out means batch
// then: axes<batch<8>, d_out<1>>

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto predicted = zeros<float, batch<8>, d_out<1>>();
constexpr auto returns = zeros<float, d_out<8>>();

#ifdef REFUSED
auto error = predicted - returns;
#else
auto error = take<d_out>(predicted, 0) - rename<d_out, batch>(returns);
#endif
