// expect: HU072 who_sees_whom: the result has no tokens (batch<2>, d_out<4>)
// templates between: 1

#include <headsup/headsup.hpp>
#include <headsup/laws.hpp>

using namespace headsup;

constexpr auto mean_of_them = [](auto const& x) { return mean<tokens>(linear<d_in<3>, d_out<4>>{torch_generator{1}}(x)); };
constexpr auto all = [](auto const& x) { return linear<d_in<3>, d_out<4>>{torch_generator{1}}(x); };
constexpr auto x = laws::numbers<batch<2>, tokens<5>, d_in<3>>(1);

#ifdef REFUSED
constexpr auto table = laws::who_sees_whom<tokens>(mean_of_them, x);
#else
constexpr auto table = laws::who_sees_whom<tokens>(all, x);
#endif
