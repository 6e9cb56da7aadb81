#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/ops/ids.hpp>
#include <headsup/tensor/described.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_rule {
struct lookup : row<headsup_calls::op::lookup> {};
}  // namespace headsup_rule

/// Whether ids are integers that can select rows of a table: Role is its first axis, and ids have none of its others.
template <template <std::size_t> class Role, class Table, class Ids> concept can_look_up =
    headsup_calls::accepts<headsup_calls::op::lookup, headsup_calls::along<Role>, described<Table>, described<Ids>>;

namespace headsup_detail {
/// lookup for an operation that has checked the operands.
template <headsup_calls::operation const& Op, template <std::size_t> class Role, class Table, class Ids>
constexpr auto rows_at(Table const& table, Ids const& ids) {
  using row = without<axes_of<Table>, Role>;
  using shape = still_said<joined_axes<forget_numbers<axes_of<Ids>>, row>, axes_of<Table>>;
  std::size_t const rows = table.sizes().template of<Role<1>>();
  std::size_t const features = table.size() / rows;
  auto result = unwritten_from<Table>(sizes_from<shape>(ids.sizes(), table.sizes()));
  for (std::size_t i = 0; i < ids.size(); ++i) {
    std::size_t const id = position_of_id<Op, Role>(ids.data()[i], rows);
    for (std::size_t j = 0; j < features; ++j) result.data()[i * features + j] = table.data()[id * features + j];
  }
  return result;
}
}  // namespace headsup_detail

/// The rows of a table that the ids select: an embedding.
///
/// - Shapes: [Role, A...], ids [B...] -> [B..., A...]
/// - Errors: a table whose first axis is not Role, a role on both sides, ids that are not integers: at compile time; an
///           id outside: argument_error; ids known to be of something else (ids_of): at compile time
template <template <std::size_t> class Role, class Table, class Ids> requires can_look_up<Role, Table, Ids>
constexpr auto lookup(Table const& table, Ids const& ids) {
  return headsup_detail::rows_at<headsup_calls::op::lookup, Role>(table, ids);
}
#define HEADSUP_CALL lookup
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
