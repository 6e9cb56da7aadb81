#include "given.hpp"

#include <headsup/calls/repairs.hpp>

namespace headsup::headsup_calls {
constexpr bool is_shown(operation const& op, char const* text) {
  words w;
  show_arguments(show_example(w, op, "keys"), op);
  return same_text(w.data(), text);
}
// along the given role, and without what is only there to be refused
static_assert(is_shown(op::softmax, "keys(x)"));
static_assert(is_shown(op::transpose, "keys, another_role(x)"));
static_assert(is_shown(op::transpose_matrix, "(x)"));
// a number may be left out; of axes and parts there may be more
static_assert(is_shown(op::split, "keys, slower<N>, faster<M>(x)"));
static_assert(is_shown(op::triu, "tokens, keys(x)"));
static_assert(is_shown(op::merge, "whole, slower, keys(x)"));
}  // namespace headsup::headsup_calls
