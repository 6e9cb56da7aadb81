// expect: HU037 cosine: left and right hold int, it takes float; fix: cosine<d_in>(to<float>(left), to<float>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<int, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
constexpr tensor<int, keys<2>, d_in<3>> y{{{3, 1, 2}, {0, 7, 5}}};

#ifdef REFUSED
auto similarity = cosine<d_in>(x, y);
#else
auto similarity = cosine<d_in>(to<float>(x), to<float>(y));
#endif
