// expect: HU037 contract: left and right hold bool, it takes numbers; fix: contract<d_in>(to<int>(left), to<int>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto seen = ones<bool, tokens<6>, d_in<3>>();
constexpr auto present = ones<bool, keys<5>, d_in<3>>();

#ifdef REFUSED
auto common = contract<d_in>(seen, present);
#else
auto common = contract<d_in>(to<int>(seen), to<int>(present));
#endif
