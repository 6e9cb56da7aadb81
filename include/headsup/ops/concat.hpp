#pragma once

#include <headsup/calls/axis_rules.hpp>
#include <headsup/calls/number_rules.hpp>
#include <headsup/calls/pair_rules.hpp>
#include <headsup/diagnostics/alike_rules.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/kernels/elementwise.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/tensor/nest_over.hpp>

#include <initializer_list>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation concat{
    .name = "concat",
    .form = "<role>(first, another...)",
    .rules = {has_axis.in(0).or_else("stack<{role}>({all}) instead"), has_axis, are_alike, of_one_type},
    .is = alike | any_axis | in_whole};
}  // namespace headsup_calls::op

namespace headsup_detail {
/// The sum of the sizes, dynamic if one of them is.
template <class... Sizes> constexpr std::size_t joined_size(Sizes... sizes) {
  return ((sizes == dynamic) || ...) ? dynamic : (sizes + ...);
}
}  // namespace headsup_detail

namespace rule {
/// HU003: the first tensor has the axis along which it is joined with others.
template <class Call, template <std::size_t> class Role, class X, std::size_t Others> struct has_axis_to_extend {
  using list = typename X::axes;
  static constexpr bool value = has<Role, list>;
  static constexpr words say() {
    if constexpr (std::is_same_v<list, no_tensor>) return has_axis<Call, Role, X, "the first tensor">::say();
    return words{} << "HU003 " << Call::name << "<" << role_words<Role> << ">: the first tensor has no "
                   << role_words<Role> << " " << list{} << "; fix: stack<"
                   << role_words<Role> << (Others == 0 ? ">(left)" : ">(left, right)") << " instead";
  }
};

/// HU003: another tensor has that axis too; without it, it is one element more.
template <class Call, template <std::size_t> class Role, class First, class X>
struct has_axis_like_first : has_axis<Call, Role, X, "another"> {
  using list = typename X::axes;
  static constexpr words say() {
    if constexpr (std::is_same_v<list, no_tensor>) return has_axis<Call, Role, X, "another">::say();
    words w;
    w << "HU003 " << Call::name << "<" << role_words<Role> << ">: another has no " << role_words<Role> << " " << list{}
      << "; fix: ";
    constexpr axis_words meant = meant_for(list{}, typename First::axes{}, {role_words<Role>, 0});
    if (meant.size == 0) return w << "expand<" << axis_words{role_words<Role>, 1} << ">(another)";
    return say_renamed(w, meant, role_words<Role>, "another");
  }
};

/// HU014: two tensors have the same axes in the same order, except for the size of Role.
template <class Call, template <std::size_t> class Role, class X, class Y>
struct are_alike_elsewhere
    : are_alike<Call, X, operand<with<typename Y::axes, axis_of<typename X::axes, Role>>, typename Y::scalar>,
                typename Y::axes, with<typename X::axes, axis_of<typename Y::axes, Role>>> {};

struct concat : call<"concat", "(left, right)"> {
  template <template <std::size_t> class Role, class First, class... Others>
  struct rules : all<has_axis_to_extend<concat, Role, First, sizeof...(Others)>,
                     all<has_axis_like_first<concat, Role, First, Others>,
                         are_alike_elsewhere<concat, Role, First, Others>, of_one_type<concat, First, Others>>...> {};
};
}  // namespace rule

/// Whether tensors can be joined along Role: they have it, and elsewhere the same axes in the same order.
template <template <std::size_t> class Role, class X, class... Xs> concept can_concat =
    rule::concat::rules<Role, described<X>, described<Xs>...>::value;

/// Joins tensors along an axis that they have, as torch.cat does; their other axes are the same, in the same order.
///
/// - Shapes: [A..., Role<n>], [A..., Role<m>], … -> [A..., Role<n + m + …>]
/// - Errors: no axis of that role, shapes that differ elsewhere, numbers of two types: at compile time
template <template <std::size_t> class Role, class X, class... Xs> requires can_concat<Role, X, Xs...>
constexpr auto concat(X const& first, Xs const&... others) {
  using joined = Role<headsup_detail::joined_size(size_of<Role, axes_of<X>>, size_of<Role, axes_of<Xs>>...)>;
  using role = typename joined::role;
  using shape = keep_lost<forget_sums<with<with_sizes_of<axes_of<X>, axes_of<Xs>...>, joined>>, axes_of<X>>;
  (rule::must_be_alike<rule::concat, role>(first.shape(), others.shape()), ...);
  std::size_t const count = (first.shape().template of<joined>() + ... + others.shape().template of<joined>());
  auto const sizes = sizes_from<shape>(extents_from<axes<joined>>(axis_size<role>{count}), first.shape());
  auto result = unwritten<scalar_of<X>>(sizes);
  std::size_t at = 0;
  auto append = [&]<class Part>(Part const& part) {
    headsup_kernels::map(result.data() + at * sizes.template stride_of<joined>(), part.data(),
                         nest_for(part.shape(), sizes, part.shape()), headsup_kernels::unchanged{});
    at += part.shape().template of<joined>();
  };
  append(first);
  (append(others), ...);
  return result;
}
/// Braces have no type of their own for the overloads that refuse other arguments.
template <template <std::size_t> class Role, class X, class... More>
constexpr auto concat(std::initializer_list<X>, More const&...) {
  using mistake = rule::takes_no_braces<rule::concat, Role, X>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}
template <std::nullptr_t = nullptr, class X, class... More>
constexpr auto concat(std::initializer_list<X>, More const&...) {
  using mistake = rule::names_an_axis<rule::concat, described<X>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}
#define HEADSUP_CALL concat
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
