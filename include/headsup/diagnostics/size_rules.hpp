#pragma once

#include <headsup/axes/extents.hpp>
#include <headsup/diagnostics/rule.hpp>

// Rules about the sizes of tensors.

namespace HEADSUP_NAMESPACE::rule {
/// HU069: memory can hold as many numbers as the sizes that the type knows multiply to.
template <fixed_string Op, class Scalar, class List> struct fits_memory {
  static constexpr std::size_t most = dynamic / 2 / sizeof(Scalar);
  static constexpr bool value = List::known <= most;
  static constexpr words say() {
    words w;
    w << "HU069 " << Op.c_str() << ": " << List{} << " has more numbers than memory can hold; fix: ";
    axis_words largest{"", 0};
    for (axis_words const& each : axis_list(List{}))
      if (each.size != dynamic && each.size > largest.size) largest = each;
    factor others{1};
    for (axis_words const& each : axis_list(List{}))
      if (each.size != dynamic && !same_text(each.role, largest.role)) others = others * factor{each.size};
    if (!same_text(Op.c_str(), "tensor") || others.size > most) return w << "smaller axes";
    w << "tensor<" << number_words<Scalar>;
    for (axis_words each : axis_list(List{})) {
      if (same_text(each.role, largest.role)) each.size = most / others.size;
      w << ", " << each;
    }
    return w << ">";
  }
};

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
