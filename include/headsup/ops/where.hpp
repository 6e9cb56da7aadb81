#pragma once

#include <headsup/calls/mask_rules.hpp>
#include <headsup/ops/arithmetic.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation where{
    .name = "where",
    .form = "(mask, left, right)",
    .rules = {are_tensors.in(0).or_else("x - y == 0 if it is x == y, or mask ? left : right"), of_bools.in(0),
              tensors_or_numbers.or_else("a tensor for {foreign}"), of_one_type, agree, agree_in_order, one_holds_all,
              keeps_lost, are_ids_of_one, replaces_what_is_hidden},
    .mask = 0};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct where : row<headsup_calls::op::where> {};
}  // namespace headsup_rule

/// Whether a mask can choose between two tensors or numbers: it holds bools, two tensors hold numbers of one type, and
/// one of the three has all axes of the others.
template <class Mask, class Left, class Right> concept can_choose =
    headsup_calls::accepts<headsup_calls::op::where, headsup_calls::no_names, described<Mask>, described<Left>,
                           described<Right>>;

namespace headsup_detail {
template <Tensor X> constexpr X const& as_tensor(X const& x) { return x; }
template <Number N> constexpr tensor<N> as_tensor(N number) { return tensor<N>{number}; }

/// A number of the type chosen: a plain number is converted to that of a tensor, and of two, a floating-point one makes
/// float.
template <class Left, class Right> constexpr auto either_of() {
  if constexpr (Tensor<Left> && Tensor<Right>) return scalar_of<Left>{};
  else if constexpr (Tensor<Left>) return beside<scalar_of<Left>, Right>{};
  else if constexpr (Tensor<Right>) return beside<scalar_of<Right>, Left>{};
  else if constexpr (std::floating_point<Left> || std::floating_point<Right>) return float{};
  else return std::common_type_t<Left, Right>{};
}

/// The longest of three lists, the first of those as long.
template <class A, class B, class C>
using longest =
    std::conditional_t<(C::rank > A::rank && C::rank > B::rank), C, std::conditional_t<(A::rank >= B::rank), A, B>>;
}  // namespace headsup_detail

/// The number of `left` where the mask is true, of `right` where it is false, as torch.where. Mask, left and right are
/// repeated along the axes they lack; plain numbers are converted as beside an operator.
///
/// - Shapes: mask [A...], left [B...], right [C...] -> the longest of the three; knowledge about sums is forgotten,
///           ids of one axis stay ids of it
/// - Errors: a mask that is not bool, axes none of the three has all of, two types of numbers: at compile time; sizes
///           that differ at run time: size_error
template <class Mask, class Left, class Right> requires can_choose<Mask, Left, Right>
constexpr auto where(Mask const& mask, Left const& left, Right const& right) {
  using scalar = decltype(headsup_detail::either_of<Left, Right>());
  auto const& yes = headsup_detail::as_tensor(left);
  auto const& no = headsup_detail::as_tensor(right);
  using yes_axes = axes_of<decltype(yes)>;
  using no_axes = axes_of<decltype(no)>;
  using longest = headsup_detail::longest<yes_axes, no_axes, axes_of<Mask>>;
  using chosen = headsup_detail::still_said<
      headsup_detail::forget_numbers<with_sizes_of<longest, yes_axes, no_axes, axes_of<Mask>>>, yes_axes, no_axes>;
  using shape = headsup_detail::keep_lost<chosen, yes_axes, no_axes>;
  headsup_calls::must_hold<headsup_calls::op::where>(mask, left, right);
  auto const sizes = headsup_detail::sizes_from<shape>(yes.sizes(), no.sizes(), mask.sizes());
  auto result = [&sizes] {
    if constexpr (Tensor<Left> && Tensor<Right>) return headsup_detail::unwritten_from<Left, Right>(sizes);
    else return headsup_detail::unwritten<scalar>(sizes);
  }();
  headsup_kernels::map(result.data(), no.data(), headsup_detail::nest_for(sizes, sizes, no.sizes()),
                       [](auto number) { return static_cast<scalar>(number); });
  auto const nest = headsup_detail::nest_for(sizes, sizes, mask.sizes(), yes.sizes());
  headsup_kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t to, std::size_t choice, std::size_t from) {
    for (std::size_t i = 0; i < inner.count; ++i)
      if (mask.data()[choice + i * inner.a])
        result.data()[to + i * inner.out] = static_cast<scalar>(yes.data()[from + i * inner.b]);
  });
  return result;
}
#define HEADSUP_CALL where
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
