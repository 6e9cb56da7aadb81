#include <headsup/axes/roles.hpp>
#include <headsup/calls/of_types.hpp>

namespace headsup::headsup_calls {
// every role has a number of its own
template <template <std::size_t> class... Roles> constexpr bool are_told_apart() {
  role_value const all[] = {value_of_role<typename Roles<1>::role>...};
  std::size_t same = 0;
  for (role_value const& a : all)
    for (role_value const& b : all) same += a == b ? 1 : 0;
  return same == sizeof...(Roles);
}
using namespace headsup_image;
static_assert(are_told_apart<batch, tokens, keys, heads, head_dim, d_in, d_out, all_heads, context_length, vocab,
                             kv_heads, copies, pairs, halves, channels, height, width, patches, pixels, patch_row,
                             patch_column, pixel_row, pixel_column>());
static_assert(role_named("tokens") == role_named("tokens") && !(role_named("tokens") == role_named("token")));
static_assert(role_named("").number == 14695981039346656037u &&
              role_named("a").number == 0xAF63DC4C8601EC8Cu);  // FNV-1a

// axes by role, and no_axis where there is none
constexpr axis_value listed_axes[] = {as_axis(role_named("batch"), 2), as_axis(role_named("keys"), 5), no_axis};
constexpr axes_value two{listed_axes, 2}, none{listed_axes + 2, 0};
static_assert(two.has(role_named("keys")) && two.place(role_named("keys")) == 1 &&
              two.of(role_named("keys")).size == 5);
static_assert(!two.has(role_named("heads")) && two.place(role_named("heads")) == 2 &&
              two.of(role_named("heads")).size == 0);
static_assert(two.last().size == 5 && two[0].size == 2 && two.end() - two.begin() == 2);
static_assert(none.last().size == 0 && none.begin() == none.end() && !none.has(role_named("batch")));
static_assert(two[1].is(as_axis(role_named("keys"))) && !two[1].is(two[0]) && no_axis.known == &nothing);

// the call along its first role, and how many of its names are axes
constexpr axis_value names[] = {as_axis(role_named("keys")), as_axis(role_named("heads"), 3), no_axis};
constexpr operand_value x{two, kind::tensor, number::float_, none};
constexpr call_value call{nullptr, {names, 2}, 1, nullptr, 0, &x, 1};
static_assert(call.along().size == 5 && call.axes() == 1 && x.tensor() && !call.at_run_time);

static_assert(is_float(number::float_) && is_float(number::double_) && !is_float(number::int_) &&
              !is_float(number::bfloat16));
static_assert(is_whole(number::int_) && is_whole(number::integers) && !is_whole(number::bool_) &&
              !is_whole(number::float_));
}  // namespace headsup::headsup_calls
