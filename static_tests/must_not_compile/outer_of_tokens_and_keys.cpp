// expect: HU002 outer: the result would have tokens twice, left is (tokens<6>), right (tokens<6>, keys<5>); fix: rename<tokens, another_role>(right), or left * right for products of corresponding numbers
// advice: left * right for products of corresponding numbers
// where: another_role = positions
// then: outer(x, rename<tokens, positions>(y))

#include <headsup/headsup.hpp>

using namespace headsup;

template <std::size_t N> struct positions : headsup::axis<"positions", N> {};
constexpr auto x = zeros<float, tokens<6>>();
constexpr auto y = zeros<float, tokens<6>, keys<5>>();

#ifdef REFUSED
constexpr auto products = outer(x, y);
#else
constexpr auto products = x * y;
#endif
