#pragma once

#include <headsup/axes/merged.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
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

namespace rule {
/// HU051: a call names the axis that it makes, with its size, and not how often it repeats: Times, or 0 if the type does
/// not say.
template <class Call, template <std::size_t> class Role, class X, std::size_t Times> struct names_its_result {
  static constexpr bool value = false;
  static constexpr words say() {
    constexpr std::size_t n = size_of<Role, typename X::axes>;
    bool const are_heads = same_text(role_words<Role>, "kv_heads") && !has<heads, typename X::axes>;
    words w;
    w << "HU051 " << Call::name << "<"
      << role_words<Role> << ">: names the new axis, which has a role and a size; fix: " << Call::name << "<"
      << role_words<Role> << ", " << (are_heads ? "heads" : "another_role") << "<";
    return (Times == 0 || n == dynamic ? w << "N" : w << n * Times) << ">>(x)";
  }
};

/// Numbers in place of the new axis.
template <headsup_calls::operation const& Op> struct repeating : row<Op> {
  static constexpr bool takes_numbers = true;
  template <template <std::size_t> class> static constexpr bool any_role = false;

  template <template <std::size_t> class Role, class X, class Times> struct rules;
  template <template <std::size_t> class Role, class X, auto Times>
  struct rules<Role, X, number<Times>>
      : all<has_axis<repeating, Role, X>,
            names_its_result<repeating, Role, X, (Times > 0 ? static_cast<std::size_t>(Times) : 0)>> {};
  template <template <std::size_t> class Role, class X, class Times> requires(!AxisList<X>)
  struct rules<Role, X, operand<no_tensor, Times>>
      : all<has_axis<repeating, Role, X>, names_its_result<repeating, Role, X, 0>> {};
};

struct repeat : repeating<headsup_calls::op::repeat> {};
struct repeat_interleave : repeating<headsup_calls::op::repeat_interleave> {};
}  // namespace rule

/// Whether X has an axis Role of which To is a multiple.
template <template <std::size_t> class Role, class X, class To> concept can_repeat =
    headsup_calls::accepts<headsup_calls::op::repeat, headsup_calls::naming<headsup_calls::roles<Role>, axes<To>>,
                           described<X>>;

namespace headsup_detail {
template <template <std::size_t> class Role, class Inner, class To, Tensor X> constexpr auto repeated(X const& x) {
  using list = forget_sums<axes_of<X>>;
  using apart = replace<list, Role, Inner>;
  using shape = keep_lost<replace<list, Role, axes<merged_from<To, Inner>>>, axes_of<X>>;
  auto const sizes = sizes_from<apart>(x.shape());
  auto result = unwritten<scalar_of<X>>(sizes_from<shape>(x.shape()));
  headsup_kernels::map(result.data(), x.data(), nest_for(sizes, sizes, x.shape()), headsup_kernels::unchanged{});
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
#define HEADSUP_CALL_MIXES
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
#define HEADSUP_CALL_MIXES
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
