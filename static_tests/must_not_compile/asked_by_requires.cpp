// expect: HU003 softmax<heads>: x has no heads (tokens<6>, d_in<3>); fix: softmax<d_in>(x)

#include <headsup/headsup.hpp>

using namespace headsup;

using matrix = tensor<float, tokens<6>, d_in<3>>;

#ifdef REFUSED
constexpr bool answer = requires(matrix x) { softmax<heads>(x); };
#else
constexpr bool answer = requires(matrix x) { softmax<d_in>(x); };
#endif
