// expect: HU037 contract: left holds float, right holds double; fix: to<float>(right)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<6>>();
constexpr auto y = zeros<double, keys<6>, d_in<6>>();

#ifdef REFUSED
auto scores = contract<d_in>(x, y);
#else
auto scores = contract<d_in>(x, map(y, [](auto number) { return static_cast<float>(number); }));
#endif
