// expect: HU051 dropout: takes other arguments than these; fix: dropout(x, generator)
// advice: dropout(x, generator)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
auto y = dropout{0.5}(x, x);
#else
torch_generator generator{1};
auto y = dropout{0.5}(x, generator);
#endif
