// expect: HU037 scaled_scores: left and right hold bool, it takes numbers; fix: scaled_scores<d_in>(to<int>(left), to<int>(right))

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto seen = ones<bool, tokens<6>, d_in<3>>();
constexpr auto present = ones<bool, keys<5>, d_in<3>>();

#ifdef REFUSED
auto common = scaled_scores<d_in>(seen, present);
#else
auto common = scaled_scores<d_in>(to<int>(seen), to<int>(present));
#endif
