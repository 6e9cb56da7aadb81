#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/ops/rename.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
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

struct squeeze : row<headsup_calls::op::squeeze> {
  template <class X> struct rules : all<are_tensors<squeeze, X>, names_the_axis_to_drop<X>> {};
};
}  // namespace rule

/// Whether X has an axis Role of one element.
template <template <std::size_t> class Role, class X> concept can_squeeze =
    headsup_calls::accepts<headsup_calls::op::squeeze, headsup_calls::along<Role>, described<X>>;

/// Drops an axis of one element, as x.squeeze(dim); it is always named, because a batch of one is a batch.
///
/// - Shapes: [A..., Role<1>] -> [A...]
/// - Errors: no axis of that role, one of more elements, or no axis named: at compile time
template <template <std::size_t> class Role, class X> requires can_squeeze<Role, X>
constexpr auto squeeze(X&& x) {
  return relabel<without<axes_of<X>, Role>>(static_cast<X&&>(x));
}
#define HEADSUP_CALL squeeze
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
