// expect: HU072 who_sees_whom: the result has no tokens (batch<2>, d_in<3>)
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr auto summed = [](auto const& x) { return sum<tokens>(x); };

constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);
#ifdef REFUSED
constexpr auto table = laws::who_sees_whom<tokens>(summed, x);
#else
constexpr auto table = laws::who_sees_whom<batch, tokens>(summed, x);
#endif
