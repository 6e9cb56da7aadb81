#include <headsup/layers/linear.hpp>
#include <headsup/layers/reflected.hpp>

#if defined(__cpp_impl_reflection)
#include <array>
#include <string_view>

using namespace headsup;

namespace {
struct block {
  linear<d_in<3>, d_out<12>> up;
  double rate = 0.1;  // no parameter
  std::array<linear<d_out<12>, d_in<3>>, 2> down;
  tensor<float, d_in<3>> scale;
  static constexpr reflected_parameters parameters{};
};
static_assert(Layer<block>);
static_assert(count_parameters<block>() == (3 * 12 + 12) + 2 * (12 * 3 + 3) + 3);

constexpr bool has_names() {
  block layer;
  char const* const names[] = {"up.weight",     "up.bias",     "down.0.weight", "down.0.bias",
                               "down.1.weight", "down.1.bias", "scale"};
  std::size_t i = 0;
  bool same = true;
  for_each_parameter(layer, [&](parameter_name const& name, auto&) { same = same && name == names[i++]; });
  return same && i == 7;
}
static_assert(has_names());

constexpr bool is_copied() {
  block from, to;
  from.scale(2) = 7;
  copy_parameters(from, to);
  return to.scale(2) == 7;
}
static_assert(is_copied());
}  // namespace
#endif
