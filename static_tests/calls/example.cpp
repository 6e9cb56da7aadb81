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

// what is named
constexpr bool takes(operation const& op, char const* text) {
  words w;
  return same_text(show_names_taken(w, op).data(), text);
}
static_assert(takes(op::softmax, "one role") && takes(op::rename, "two roles") &&
              takes(op::merge, "two roles or more"));
static_assert(takes(op::triu, "two roles and at most one number") && takes(op::convert, "one type") &&
              takes(op::negate, "nothing between < and >"));
static_assert(takes(op::split, "one role and one axis with its size or more") &&
              takes(op::reorder, "its axes as one list, with their sizes"));
}  // namespace headsup::headsup_calls
