#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/laws/finding.hpp>
#include <headsup/tensor/described.hpp>

#include <concepts>

// A law as an operation: how it is asked, and of what. Each law includes diagnostics/other_calls.inl after itself, so that
// another call is refused in headsup's words.

namespace HEADSUP_NAMESPACE {
namespace headsup_calls {
/// HU051: what a law is asked of takes the arguments: in its place stands one of these, or what takes none of them.
inline constexpr rule takes_arguments{headsup_codes::other_form, kinds, [](call_value const& c, answer& no) {
  return c.x[0].is != kind::other || no.says("{} does not take these arguments", name(c, 0));
}};

/// A law that is written so.
constexpr operation law(char const* name, char const* form) {
  return {.name = name,
          .form = form,
          .rules = {takes_arguments.or_else("the layer first, and then its arguments, as in layer(x)")},
          .is = any_axis,
          .tensors = 1,
          .in = "laws::"};
}
}  // namespace headsup_calls

namespace laws {
// What diagnostics/other_calls.inl names stands in these too.
namespace headsup_detail {
using namespace headsup::headsup_detail;

/// No call of a law is ordinary C++, not even one of nothing.
template <class... Xs>
inline constexpr bool of_headsup_later =
    headsup::headsup_detail::of_headsup_later<Xs...> || !((begins_with_operand<Xs> || OfHeadsup<Xs>) || ...);

/// Whether a law can ask what F makes of these.
template <class F, class... Xs> concept Asks =
    sizeof...(Xs) != 0 && !Operand<F> && std::invocable<F const&, Xs const&...>;

/// The axes whose elements are things of their own: who names none does not mean features.
template <class List> struct things;
template <class... As> struct things<axes<As...>> {
  using type = joined_axes<only_if<is_separate<As>, As>...>;
};

/// The first tensor of some, over all its axes or those.
template <bool All, class... Xs> struct first_tensor {
  using type = headsup_diagnostics::operand<headsup_diagnostics::no_tensor, int>;
};
template <bool All, class X, class... Xs> struct first_tensor<All, X, Xs...> : first_tensor<All, Xs...> {};
template <Tensor X, class... Xs> struct first_tensor<true, X, Xs...> {
  using type = described<X>;
};
template <Tensor X, class... Xs> struct first_tensor<false, X, Xs...> {
  using type = headsup_diagnostics::operand<typename things<axes_of<X>>::type, scalar_of<X>>;
};

/// Whether a call with so many operands is written as its row says.
template <class Call, std::size_t Operands, class Written> inline constexpr bool is_in_form = false;
template <class Call, std::size_t Operands, template <std::size_t> class... Roles, auto... Numbers>
inline constexpr bool
    is_in_form<Call, Operands,
               headsup::headsup_rule::written<headsup::headsup_rule::roles<Roles...>, headsup::headsup_rule::types<>,
                                              headsup::headsup_rule::numbers<Numbers...>>> =
        Call::form.roles.has(sizeof...(Roles)) && Call::form.numbers.has(sizeof...(Numbers)) &&
        Call::form.operands.has(Operands);

/// What is not called with the arguments.
struct no_function {};
/// In the place of what is asked, if the call is written right.
template <class Call, class Written, class F, class... Xs> constexpr auto asked() {
  using first = first_tensor<!std::is_same_v<Written, headsup::headsup_rule::with_none>, Xs...>;
  if constexpr (!is_in_form<Call, sizeof...(Xs) + 1, Written>) return first{};
  else if constexpr (Call::template asks<F, Xs...>) return first{};
  else return std::type_identity<headsup_diagnostics::operand<headsup_diagnostics::no_tensor, no_function>>{};
}
}  // namespace headsup_detail

namespace headsup_rule {
using namespace headsup::headsup_rule;

/// A row of laws. Of the arguments, `asks` says which the law calls F with.
template <headsup_calls::operation const& Op> struct law : headsup::headsup_rule::row<Op> {
  using refused = finding;
  template <class F, class... Xs> static constexpr bool asks = headsup_detail::Asks<F, Xs...>;

  static constexpr headsup_calls::form_value form = headsup_calls::form_of(Op);
};
}  // namespace headsup_rule
}  // namespace laws

template <class Call, class Written, class F, class... Xs> requires requires { Call::form; }
struct broken_call<Call, Written, F, Xs...> {
  using asked = decltype(laws::headsup_detail::asked<Call, Written, F, Xs...>());
  using type = headsup_rule::broken<Call, Written, typename asked::type, described<Xs>...>;
  static constexpr auto say() { return type::say(); }
};
}  // namespace HEADSUP_NAMESPACE
