// expect: HU003 linear: takes d_in<3>, x is (tokens<6>, d_out<4>); fix: linear<d_out<4>, d_in<3>>, which takes the first and gives the second, or x with d_in<3>
// templates between: 8
// advice: x with d_in<3>

#include <headsup/headsup.hpp>

#include <type_traits>

using namespace headsup;

using outputs = tensor<float, tokens<6>, d_out<4>>;

#ifdef REFUSED
constexpr bool answer = std::is_invocable_v<linear<d_in<3>, d_out<4>>, outputs>;
#else
constexpr bool answer = std::is_invocable_v<linear<d_out<4>, d_in<3>>, outputs>;
#endif
