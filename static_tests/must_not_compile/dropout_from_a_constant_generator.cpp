// expect: HU051 dropout: takes other arguments than these; fix: dropout(x, generator)
// advice: dropout(x, generator)

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto x = zeros<float, tokens<6>, keys<5>>();
#ifdef REFUSED
torch_generator const generator{1};
#else
torch_generator generator{1};
#endif
auto y = dropout{0.5}(x, generator);
