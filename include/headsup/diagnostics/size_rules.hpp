#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/rule.hpp>

// Rules about the sizes of tensors.

namespace HEADSUP_NAMESPACE::rule {
/// HU048: each dynamic axis of List is given one size by role, and no other axis is. Op is the operation's name.
template <fixed_string Op, fixed_string Call, class List, class... Sizes> struct is_given_sizes {
  static constexpr bool value = all_sized<List, Sizes...>;
  static constexpr words say() {
    words w;
    w << "HU048 " << Op.c_str() << ": " << List{};
    if constexpr (List::fixed) return w << " has no dynamic axis, so it takes no size; fix: leave it out";
    w << " takes one size for each dynamic axis, by role; fix: " << Call.c_str();
    char const* before = "";
    for (axis_words const& each : axis_list(List{}))
      if (each.size == dynamic) w << before << "sized<" << each.role << ">(n)", before = ", ";
    return w << ")";
  }
};
}  // namespace HEADSUP_NAMESPACE::rule
