// expect: HU003 heat_map: x is not a tensor; fix: a tensor
// advice: a tensor
#include <headsup/headsup.hpp>

#include <headsup/pictures.hpp>

using namespace headsup;

constexpr tensor<float, d_in<1>> five{{5}};

#ifdef REFUSED
auto picture = heat_map(5);
#else
auto picture = heat_map(five);
#endif
