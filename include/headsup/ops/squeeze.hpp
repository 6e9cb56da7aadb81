#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU039: the axis to be dropped has one element.
template <template <std::size_t> class Role, class X> struct of_one_element {
  static constexpr bool value = size_of<Role, typename X::axes> == 1;
  static constexpr words say() {
    return words{} << "HU039 squeeze: " << words_of<axis_of<typename X::axes, Role>> << " of " << typename X::axes{}
                   << " has more than one element; fix: take<" << role_words<Role> << ">(x, 0) instead";
  }
};

/// The axis that can be dropped: of one element, and not the batch if there is another; or none.
constexpr axis_words single_axis(axis_list all) {
  axis_words single = none;
  for (axis_words const& each : all)
    if (each.size == 1 && (single.size == 0 || !same_text(each.role, "batch"))) single = each;
  return single;
}

/// HU027: the call names the axis to be dropped; the message guesses which was meant.
template <class X> struct names_the_axis_to_drop {
  using list = typename X::axes;
  static constexpr bool value = false;
  static constexpr words say() {
    words w;
    w << "HU027 squeeze: names no axis of " << list{} << ", and would drop a batch of one too; fix: ";
    axis_words const single = single_axis(list{});
    if (single.size == 0) return w << "leave it out, no axis has size 1";
    return w << "squeeze<" << single.role << ">(x)";
  }
};

/// HU003: x has the axis to be dropped.
template <class Call, template <std::size_t> class Role, class X> struct has_axis_to_drop : has_axis<Call, Role, X> {
  using list = typename X::axes;
  static constexpr words say() {
    constexpr axis_words single = single_axis(list{});
    if (single.size == 0) return has_axis<Call, Role, X>::say();
    return words{} << "HU003 squeeze<" << role_words<Role> << ">: x has no " << role_words<Role> << " " << list{}
                   << "; fix: squeeze<" << single.role << ">(x)";
  }
};

struct squeeze : call<"squeeze"> {
  template <class X> struct rules : all<are_tensors<squeeze, X>, names_the_axis_to_drop<X>> {};

  struct by_role {
    template <template <std::size_t> class Role, class X>
    struct rules : all<has_axis_to_drop<squeeze, Role, X>,
                       size_known<squeeze, shared<typename X::axes, axes<Role<1>>>, 1>, of_one_element<Role, X>> {};
  };
};
}  // namespace rule

/// Whether X has an axis Role of one element.
template <template <std::size_t> class Role, class X> concept can_squeeze =
    rule::squeeze::by_role::rules<Role, described<X>>::value;

/// Drops an axis of one element, as x.squeeze(dim); it is always named, because a batch of one is a batch.
///
/// - Shapes: [A..., Role<1>] -> [A...]
/// - Errors: no axis of that role, one of more elements, or no axis named: at compile time
template <template <std::size_t> class Role, class X> requires can_squeeze<Role, X>
constexpr auto squeeze(X&& x) {
  return relabel<without<axes_of<X>, Role>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL squeeze
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
