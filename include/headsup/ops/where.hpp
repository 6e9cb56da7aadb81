#pragma once

#include <headsup/calls/mask_rules.hpp>
#include <headsup/ops/arithmetic.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation where{
    .name = "where",
    .form = "(mask, left, right)",
    .rules = {are_tensors.in(0).or_else("x - y == 0 if it is x == y, or mask ? left : right"), of_bools.in(0), branches.or_else("a tensor for {foreign}"),
              of_one_type, agree, agree_in_order, one_holds_all, keeps_lost},
    .mask = 0};
}  // namespace headsup_calls::op

namespace rule {
/// HU003 or HU037: the mask is a tensor of bools.
template <class Call, class Mask> struct is_a_mask : of_type<Call, Mask, bool, "mask"> {};
template <class Call, class Mask> requires std::is_same_v<typename Mask::axes, no_tensor>
struct is_a_mask<Call, Mask> {
  static constexpr bool value = false;
  static constexpr words say() {
    return words{} << "HU003 " << Call::name
                   << ": mask is not a tensor; fix: x - y == 0 if it is x == y, or mask ? left : right";
  }
};

/// HU037: the mask comes first.
template <class Call, class Mask, class Left, class Right> struct mask_is_first {
  template <class X>
  static constexpr bool is_mask =
      !std::is_same_v<typename X::axes, no_tensor> && std::is_same_v<typename X::scalar, bool>;
  static constexpr bool value = is_mask<Mask> || is_mask<Left> == is_mask<Right>;
  static constexpr words say() {
    using mask = std::conditional_t<is_mask<Left>, typename Left::axes, typename Right::axes>;
    return words{} << "HU037 " << Call::name << ": takes the mask first, and what holds bool, " << mask{} << ", is "
                   << (is_mask<Left> ? "second" : "third") << "; fix: " << Call::name
                   << (is_mask<Left> ? "(second, first, third)" : "(third, first, second)");
  }
};

/// HU003: a branch is a tensor or a number.
template <class Call, class X, fixed_string Name> struct is_a_branch {
  static constexpr bool value = !std::is_same_v<typename X::axes, no_tensor> || Number<typename X::scalar>;
  static constexpr words say() {
    return words{} << "HU003 " << Call::name << ": " << Name.c_str()
                   << " is neither a tensor nor a number; fix: a tensor for " << Name.c_str();
  }
};

/// The axes of a branch: a number has none.
template <class X>
using axes_or_none = std::conditional_t<std::is_same_v<typename X::axes, no_tensor>, axes<>, typename X::axes>;

/// HU025: two tensors to choose from hold numbers of one type; a plain number is converted.
template <class Call, class X, class Y> struct of_one_type_if_tensors : of_one_type<Call, X, Y> {
  static constexpr bool value = std::is_same_v<typename X::axes, no_tensor> ||
                                std::is_same_v<typename Y::axes, no_tensor> || of_one_type<Call, X, Y>::value;
};

/// HU004, HU030 or HU008: of three lists of axes, one has all axes of the others.
template <class Call, class Mask, class Left, class Right>
struct one_holds_all
    : all<agree_on_axes<Call, Left, Mask, "left", "mask">, agree_on_axes<Call, Right, Mask, "right", "mask">,
          agree_on_axes<Call, Left, Right>,
          std::conditional_t<
              (Mask::rank > Left::rank && Mask::rank > Right::rank),
              all<holds_axes_of<Call, Mask, Left, "mask", "left">, holds_axes_of<Call, Mask, Right, "mask", "right">>,
              std::conditional_t<(Left::rank >= Right::rank),
                                 all<holds_axes_of<Call, Left, Mask, "left", "mask">,
                                     holds_axes_of<Call, Left, Right, "left", "right">>,
                                 all<holds_axes_of<Call, Right, Mask, "right", "mask">,
                                     holds_axes_of<Call, Right, Left, "right", "left">>>>> {};

struct where : call<"where", "(mask, left, right)", fix::no_role> {
  template <class Mask, class Left, class Right>
  struct rules : all<mask_is_first<where, Mask, Left, Right>, is_a_mask<where, Mask>, is_a_branch<where, Left, "left">,
                     is_a_branch<where, Right, "right">, of_one_type_if_tensors<where, Left, Right>,
                     one_holds_all<where, typename Mask::axes, axes_or_none<Left>, axes_or_none<Right>>,
                     keeps_lost<where, axes_or_none<Left>, axes_or_none<Right>>> {};
};
}  // namespace rule

/// Whether a mask can choose between two tensors or numbers: it holds bools, two tensors hold numbers of one type, and
/// one of the three has all axes of the others.
template <class Mask, class Left, class Right> concept can_choose =
    rule::where::rules<described<Mask>, described<Left>, described<Right>>::value;

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
/// - Shapes: mask [A...], left [B...], right [C...] -> the longest of the three; knowledge about sums is forgotten
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
  using chosen = forget_sums<with_sizes_of<longest, yes_axes, no_axes, axes_of<Mask>>>;
  using shape = keep_lost<chosen, yes_axes, no_axes>;
  rule::must_agree<rule::where, "left", "mask">(yes.shape(), mask.shape());
  rule::must_agree<rule::where, "right", "mask">(no.shape(), mask.shape());
  rule::must_agree<rule::where>(yes.shape(), no.shape());
  auto const sizes = sizes_from<shape>(yes.shape(), no.shape(), mask.shape());
  auto result = unwritten<scalar>(sizes);
  headsup_kernels::map(result.data(), no.data(), nest_for(sizes, sizes, no.shape()),
                       [](auto number) { return static_cast<scalar>(number); });
  auto const nest = nest_for(sizes, sizes, mask.shape(), yes.shape());
  headsup_kernels::loop const& inner = nest.inner();
  for_each_row(nest, [&](std::size_t to, std::size_t choice, std::size_t from) {
    for (std::size_t i = 0; i < inner.count; ++i)
      if (mask.data()[choice + i * inner.a])
        result.data()[to + i * inner.out] = static_cast<scalar>(yes.data()[from + i * inner.b]);
  });
  return result;
}
#define HEADSUP_CALL where
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
