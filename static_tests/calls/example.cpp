#include "given.hpp"

#include <headsup/calls/repairs.hpp>

namespace headsup::headsup_calls {
constexpr bool is_shown(operation const& op, char const* text) {
  words w;
  return same_text(show_arguments(w, op).data(), text);
}
// without what is only there to be refused
static_assert(is_shown(op::softmax, "(x)") && is_shown(op::transpose, "(x)") && is_shown(op::slice, "(x, first)"));
constexpr operation several{.name = "op", .form = "<role>(table, ids?, another?..., given-)"};
static_assert(is_shown(several, "(table, ids, another)"));
}  // namespace headsup::headsup_calls
