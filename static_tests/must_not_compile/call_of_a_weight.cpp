// expect: HU051 tensor: x(...) takes a position for each of (d_in<3>, d_out<2>), got a tensor; fix: matmul(y, x) of x(y), if x is a weight
// advice: matmul(y, x) of x(y), if x is a weight

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto inputs = zeros<float, tokens<5>, d_in<3>>();
constexpr auto W_query = zeros<float, d_in<3>, d_out<2>>();

#ifdef REFUSED
constexpr auto queries = W_query(inputs);
#else
constexpr auto queries = matmul(inputs, W_query);
#endif
