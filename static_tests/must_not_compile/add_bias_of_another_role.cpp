// expect: HU004 operator+: left has tokens<2>, right has tokens<3>; fix: rename<tokens, d_out>(right) if tokens means d_out

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_out<3>> y{{1, 2, 3}, {4, 5, 6}};
constexpr tensor<float, tokens<3>> shift{10, 20, 30};

#ifdef REFUSED
constexpr auto z = y + shift;
#else
constexpr auto z = y + rename<tokens, d_out>(shift);
static_assert(prints_as(z, {{11, 22, 33}, {14, 25, 36}}));
#endif
