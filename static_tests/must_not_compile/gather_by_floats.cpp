// expect: HU037 gather: ids holds float, it takes integers; fix: to<int>(ids)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto logits = zeros<float, batch<2>, tokens<6>, vocab<5>>();
constexpr auto ids = zeros<float, batch<2>, tokens<6>>();

#ifdef REFUSED
auto y = gather<vocab>(logits, ids);
#else
auto y = gather<vocab>(logits, to<int>(ids));
#endif
