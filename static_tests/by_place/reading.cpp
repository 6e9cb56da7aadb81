#include <headsup/by_place/reading.hpp>

#include "numbers.hpp"

namespace {
using headsup_diagnostics::reported;

/// A mistake of a test.
struct mistake {
  static constexpr headsup_diagnostics::words say() { return {}; }
};
struct is_seven {
  static constexpr outcome result = [] {
    outcome made;
    made.stops << "it is seven";
    return made;
  }();
};
struct reads {
  template <Tensor X> static constexpr auto of(X const& x) { return x; }
  static constexpr auto of(int) { return stopped<is_seven>{}; }
};
struct call;

constexpr auto x = counted<float, tokens<3>>();
static_assert(holds<tokens<3>>(read_as<mistake, reads, call>({}, x), {1, 2, 3}));
// Where PyTorch stops, where there is no reading, and after a mistake, what comes of it is a mistake that was reported.
static_assert(is_mistake<decltype(read_as<mistake, reads, call>({}, 7))>);
static_assert(is_mistake<decltype(read_as<mistake, reads, call>({}, x, x))>);
static_assert(is_mistake<decltype(read_as<mistake, reads, call>({}, tensor<float, tokens<dynamic>>{}))>);
static_assert(is_mistake<decltype(read_as<reported, reads, call>({}, x))>);
static_assert(is_mistake<decltype(read_as<mistake, reads, call>({}, shape_mistake{}))>);

struct weightless {};
static_assert(is_mistake<decltype(read_layer<mistake, call, 0>(weightless{}, x))>);
static_assert(same_text(reason<headsup_rule::topk>::text, no_reading<headsup_rule::topk>));
}  // namespace
