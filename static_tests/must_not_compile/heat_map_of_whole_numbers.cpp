// expect: HU037 heat_map: x holds int, it takes float; fix: to<float>(x)

#include <headsup/headsup.hpp>
#include <headsup/pictures.hpp>

using namespace headsup;

constexpr tensor<int, tokens<2>, keys<3>> counts{{{3, 2, 5}, {7, 1, 4}}};

#ifdef REFUSED
constexpr auto picture = heat_map(counts);
#else
constexpr auto picture = heat_map(to<float>(counts));
#endif
