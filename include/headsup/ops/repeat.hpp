#pragma once

#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation repeat{.name = "repeat",
                                  .form = repeat_interleave.form,
                                  .rules = {has_axis, is_new, repeat_interleave.rules[2], is_multiple},
                                  .last_there = 1};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct repeat : row<headsup_calls::op::repeat> {};
struct repeat_interleave : row<headsup_calls::op::repeat_interleave> {};
}  // namespace headsup_rule

/// Whether X has an axis Role of which To is a multiple.
template <template <std::size_t> class Role, class X, class To> concept can_repeat =
    headsup_calls::accepts<headsup_calls::op::repeat, headsup_calls::naming<headsup_calls::roles<Role>, axes<To>>,
                           described<X>>;

namespace headsup_detail {
template <template <std::size_t> class Role, class Inner, class To, Tensor X> constexpr auto repeated(X const& x) {
  using list = only_sums<axes_of<X>>;
  using apart = replace<list, Role, Inner>;
  using shape = keep_lost<still_said<replace<list, Role, axes<merged_from<To, Inner>>>, axes_of<X>>, axes_of<X>>;
  auto const sizes = sizes_from<apart>(x.sizes());
  auto result = unwritten<scalar_of<X>>(sizes_from<shape>(x.sizes()));
  headsup_kernels::map(result.data(), x.data(), nest_for(sizes, sizes, x.sizes()), headsup_kernels::unchanged{});
  return result;
}
}  // namespace headsup_detail

/// Every position of Role several times in a row, as torch.repeat_interleave: key-value heads for the query heads that
/// share them. The new axis knows which of its positions are copies, so it does not match an axis ordered differently.
///
/// - Shapes: [kv_heads<2>] -> repeat_interleave<kv_heads, heads<6>> -> [merged<heads<6>, kv_heads<2>, copies<3>>]
/// - Errors: no axis of that role, To not a multiple of it or already present: at compile time
/// - Source: Ainslie et al., GQA, section 2.2
template <template <std::size_t> class Role, Axis To, class X> requires can_repeat<Role, X, To>
constexpr auto repeat_interleave(X const& x) {
  using each = Role<size_of<Role, axes_of<X>>>;
  using times = copies<To::size / each::size>;
  return headsup_detail::repeated<Role, axes<each, times>, To>(x);
}
#define HEADSUP_CALL repeat_interleave
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>

/// All positions of Role, several times over, as x.repeat(…): a table of angles for both halves of a head.
///
/// - Shapes: [pairs<3>] -> repeat<pairs, head_dim<6>> -> [merged<head_dim<6>, copies<2>, pairs<3>>]
/// - Errors: as repeat_interleave: at compile time
template <template <std::size_t> class Role, Axis To, class X> requires can_repeat<Role, X, To>
constexpr auto repeat(X const& x) {
  using each = Role<size_of<Role, axes_of<X>>>;
  using times = copies<To::size / each::size>;
  return headsup_detail::repeated<Role, axes<times, each>, To>(x);
}
#define HEADSUP_CALL repeat
#include <headsup/diagnostics/mixed_calls.inl>
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
