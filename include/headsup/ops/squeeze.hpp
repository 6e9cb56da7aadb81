#ifndef HEADSUP_OPS_SQUEEZE_HPP
#define HEADSUP_OPS_SQUEEZE_HPP

#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/diagnostics/other_calls.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {

namespace rule {

/// HU039: an axis to be dropped that has more than one element.
template <template <std::size_t> class Role, class X>
struct of_one_element {
  static constexpr bool value = size_of<Role, typename X::axes> == 1;
  static constexpr words say() {
    words w;
    return w << "HU039 squeeze: " << words_of<axis_of<typename X::axes, Role>> << " of " << typename X::axes{}
             << " has more than one element; fix: take<" << role_words<Role> << ">(x, 0)";
  }
};

}  // namespace rule

namespace calls {
struct squeeze : call<"squeeze"> {
  template <template <std::size_t> class Role, class X>
  struct rules : all<rule::has_axis<squeeze, Role, X>, rule::of_one_element<Role, X>> {};
};
}  // namespace calls

/// Whether X has an axis Role of one element.
template <template <std::size_t> class Role, class X>
concept can_squeeze = calls::squeeze::rules<Role, described<X>>::value;

/// Drops an axis of one element, as x.squeeze(dim); it is always named, because a batch of one is a batch.
///
/// Shapes  [A..., Role<1>] -> [A...]
/// Errors  no axis of that role, one of more elements, or none named: at compile time
template <template <std::size_t> class Role, class X>
  requires can_squeeze<Role, X>
constexpr auto squeeze(X&& x) {
  return relabel<without<axes_of<X>, Role>>(static_cast<X&&>(x));
}

#define HEADSUP_CALL squeeze
#include <headsup/diagnostics/other_calls.inl>

}  // namespace HEADSUP_NAMESPACE

#endif
