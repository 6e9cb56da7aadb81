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

// left += right keeps the sizes of left, and its type of numbers.
constexpr auto written = [] {
  auto left = counted<int, batch<2>, tokens<3>>();
  write_back<reported>(left, counted<float, heads<2>, keys<3>>());
  return left;
}();
static_assert(holds<batch<2>, tokens<3>>(written, {1, 2, 3, 4, 5, 6}));
static_assert(written_back<axes<batch<2>, tokens<3>>, axes<heads<4>, keys<2>, d_in<3>>>::result.stops ==
              "output with shape [2, 3] doesn't match the broadcast shape [4, 2, 3]");

struct weightless {};
static_assert(is_mistake<decltype(read_layer<mistake, call, 0>(weightless{}, x))>);
static_assert(same_text(reason<headsup_rule::topk>::text, no_reading<headsup_rule::topk>));
}  // namespace
