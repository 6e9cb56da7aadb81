#pragma once

#include <headsup/axes/ids_of.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/diagnostics/run_time.hpp>
#include <headsup/tensor/described.hpp>

// Ids: whole numbers that are positions along an axis of another tensor.

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Refuses an id outside of what an operation reads; HU021. Of ids that are skipped, a third operand is a mask.
template <headsup_calls::operation const& Op>
[[noreturn]] HEADSUP_SELDOM constexpr void refuse_id(headsup_diagnostics::axis_words axis, auto id) {
  // A reference would be initialized as a constant.
  headsup_calls::operation const* op = &headsup_calls::row_now<Op>();
  auto name = [op](std::size_t operand) { return headsup_calls::name_of(*op, operand); };
  headsup_diagnostics::words w = headsup_diagnostics::beyond_the_end(op->name, axis, id);
  if (id < 0 && op->mask < 3)
    w << op->name << "<" << axis.role << ">(" << name(0).data() << ", " << name(1).data() << ", " << name(1).data()
      << " != " << headsup_diagnostics::sign_of(id) << headsup_diagnostics::distance_of(id)
      << ") if that is padding, or ";
  w << "an id from 0 to " << axis.size - 1;
  if (id >= 0)
    w << ", or " << (op->has(headsup_calls::of_a_layer) ? "a layer" : name(0).data()) << " with "
      << headsup_diagnostics::axis_words{axis.role, static_cast<std::size_t>(id) + 1};
  headsup_diagnostics::refuse_sizes<argument_error>(w);
}

/// The id as a position among `size` elements of Role. All operations that take ids ask here.
///
/// - Errors: an id outside: argument_error
template <headsup_calls::operation const& Op, template <std::size_t> class Role>
constexpr std::size_t position_of_id(std::integral auto id, std::size_t size) {
  if (id < 0 || static_cast<std::size_t>(id) >= size) refuse_id<Op>({Role<1>::role::name.chars, size}, id);
  return static_cast<std::size_t>(id);
}

template <std::size_t N> struct looked_up : axis<"", N> {};

/// The sizes of x, where the axis Role has a name that no ids have: they do not move along it.
template <template <std::size_t> class Role, class List> constexpr auto beside_ids(extents<List> const& sizes) {
  return in_places<replace<List, Role, axes<looked_up<size_of<Role, List>>>>>(sizes);
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
