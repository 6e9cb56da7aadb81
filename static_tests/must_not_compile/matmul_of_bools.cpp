// expect: HU037 matmul: left and right hold bool, it takes numbers; fix: matmul(to<int>(left), to<int>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto seen = ones<bool, tokens<6>, keys<5>>();
constexpr auto present = ones<bool, keys<5>, batch<2>>();

#ifdef REFUSED
auto seen_and_present = matmul(seen, present);
#else
auto seen_and_present = matmul(to<int>(seen), to<int>(present));
#endif
