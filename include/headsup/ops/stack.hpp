#pragma once

#include <headsup/diagnostics/alike_rules.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/number_rules.hpp>
#include <headsup/tensor/described.hpp>

#include <initializer_list>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU012: the axis that the tensors are put side by side along is new; along one that they have, they are joined.
template <class Call, template <std::size_t> class Role, class X>
struct is_new_to_stack : is_new<Call, Role<1>, typename X::axes> {
  static constexpr words say() {
    return words{} << "HU012 stack: " << typename X::axes{} << " already has an axis "
                   << role_words<Role> << "; fix: stack<another_role>(left, right), or concat<"
                   << role_words<Role> << ">(left, right) instead";
  }
};

struct stack : call<"stack", "(left, right)"> {
  static constexpr words& example(words& w, axis_words) { return w << "another_role"; }

  template <template <std::size_t> class Role, class First, class... Others>
  struct rules : all<are_tensors<stack, First, Others...>, is_new_to_stack<stack, Role, First>,
                     are_alike<stack, First, Others>..., of_one_type<stack, First, Others>...> {};
};
}  // namespace rule

/// Whether tensors are alike, and lack the axis Role along which they would be put side by side.
template <template <std::size_t> class Role, class X, class... Xs> concept can_stack =
    rule::stack::rules<Role, described<X>, described<Xs>...>::value;

/// Puts tensors of one shape side by side along a new first axis, as torch.stack does.
///
/// - Shapes: n times [A...] -> [Role<n>, A...]
/// - Errors: shapes or types of numbers that differ, a role already present: at compile time
template <template <std::size_t> class Role, class X, class... Xs> requires can_stack<Role, X, Xs...>
constexpr auto stack(X const& first, Xs const&... others) {
  using kept = std::conditional_t<(std::is_same_v<axes_of<X>, axes_of<Xs>> && ...), axes_of<X>,
                                  forget_sums<with_sizes_of<axes_of<X>, axes_of<Xs>...>>>;
  using shape = keep_lost<joined_axes<axes<Role<1 + sizeof...(Xs)>>, kept>, axes_of<X>>;
  (rule::must_be_alike<rule::stack>(first.shape(), others.shape()), ...);
  auto result = unwritten<scalar_of<X>>(sizes_from<shape>(first.shape()));
  scalar_of<X>* to = result.data();
  auto append = [&](auto const& part) {
    for (std::size_t i = 0; i < part.size(); ++i) *to++ = part.data()[i];
  };
  append(first);
  (append(others), ...);
  return result;
}
/// Braces have no type of their own for the overloads that refuse other arguments.
template <template <std::size_t> class Role, class X, class... More>
constexpr auto stack(std::initializer_list<X>, More const&...) {
  using mistake = rule::takes_no_braces<rule::stack, Role, X>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}
template <std::nullptr_t = nullptr, class X, class... More>
constexpr auto stack(std::initializer_list<X>, More const&...) {
  using mistake = rule::names_an_axis<rule::stack, described<X>>;
  static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
  return diagnostics::refuse<mistake>();
}
#define HEADSUP_CALL stack
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
