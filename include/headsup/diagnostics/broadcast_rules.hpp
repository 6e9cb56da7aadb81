#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/rule.hpp>

// An operand that is repeated along the axes it lacks.

namespace HEADSUP_NAMESPACE::rule {
/// The fix that makes every axis of Right one of Left too: rename an axis of another name, or repeat Left. Of several
/// that have its size, only the user knows which was meant.
template <class Left, class Right>
constexpr words& say_line_up(words& w, char const* left_name, char const* right_name) {
  using spares = minus<Right, Left>;
  constexpr axis_words spare = last_axis(spares{});
  constexpr axis_words same = meant_for(Left{}, Right{}, spare);
  constexpr axis_words kindred = meant_for(Left{}, Right{}, {spare.role, 0});
  auto expand = [&] { (w << "expand<").list(spares{}) << ">(" << left_name << ")"; };
  if (spares::rank > 1 && same.size != 0)
    return w << "rename those axes of " << right_name << " that are axes of " << left_name;
  if (same.size != 0) {
    char const* before = "";
    for (axis_words const& each : axis_list(minus<Left, Right>{})) {
      if (each.size != spare.size || (kin(same.role, spare.role) && !same_text(each.role, same.role))) continue;
      // Only positions become keys.
      if (same_text(each.role, "keys") && !kin(spare.role, "keys")) continue;
      say_renamed(w << before, spare, each.role, right_name);
      before = ", or ";
    }
    if (*before == '\0') expand();
  } else if (kin(kindred.role, spare.role)) {
    if (kindred.size < spare.size)
      return w << "rename<" << spare.role << ", " << kindred.role << ">(slice<" << axis_words{spare.role, kindred.size}
               << ">(" << right_name << ", 0)) if the rest is not meant";
    w << right_name << " with " << kindred << ", or ";
    expand();
    w << " for every pair";
  } else {
    expand();
  }
  return w;
}

/// HU008: the left operand has all axes of the right one.
template <class Call, class Left, class Right, fixed_string LeftName, fixed_string RightName> struct holds_axes_of {
  static constexpr bool value = subset<Right, Left>;
  static constexpr words say() {
    words w;
    w << "HU008 " << Call::name << ": the axes of the " << RightName.c_str() << " must all be axes of "
      << LeftName.c_str() << ", " << LeftName.c_str() << " " << Left{} << ", " << RightName.c_str() << " " << Right{}
      << "; fix: ";
    return say_line_up<Left, Right>(w, LeftName.c_str(), RightName.c_str());
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
