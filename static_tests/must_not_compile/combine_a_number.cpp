// expect: HU003 combine: takes tensors, got something else; fix: tensors, as in combine(left, right, f)
// advice: tensors, as in combine(left, right, f)
#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, d_in<3>>();
constexpr auto larger = [](float a, float b) { return a < b ? b : a; };
#ifdef REFUSED
constexpr auto y = combine(x, 0.5f, larger);
#else
constexpr auto y = combine(x, x + 0.5f, larger);
#endif
