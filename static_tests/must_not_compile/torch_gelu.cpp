// expect: HU054 gelu: has no erf here; fix: x * 0.5 * (1 + tanh(0.7978845608 * (x + 0.044715 * x * x * x))) if approximate is tanh, as in GPT-2

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr tensor<float, d_in<3>> x{-1, 0.5f, 2};

#ifdef REFUSED
constexpr auto y = gelu(x);
#else
constexpr auto y = x * 0.5 * (1 + tanh(0.7978845608 * (x + 0.044715 * x * x * x)));
// torch.nn.functional.gelu(x, approximate="tanh"); the default gives -0.1587, 0.3457 and 1.9545.
static_assert(prints_as(y, {-0.1588, 0.3457, 1.9546}));
#endif
