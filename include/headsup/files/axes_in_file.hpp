#pragma once

#include <headsup/axes/merged.hpp>

#include <string>
#include <string_view>

// What a file that headsup wrote says of the axes of its tensors: sizes alone do not tell queries from keys.

namespace HEADSUP_NAMESPACE::headsup_detail {
inline constexpr std::string_view begins_axes = "axes:";

template <class... As> std::string roles_in_file(axes<As...>*, char between) {
  std::string text;
  ((text += (text.empty() ? "" : std::string(1, between)) + As::role::name.chars), ...);
  return text;
}
template <class A> std::string axis_in_file() {
  std::string text = std::string(" ") + A::role::name.chars;
  if constexpr (factors_of<A>::rank != 0) text += "=" + roles_in_file(static_cast<factors_of<A>*>(nullptr), '*');
  if constexpr (summands_of<A>::rank != 0) text += "=" + roles_in_file(static_cast<summands_of<A>*>(nullptr), '+');
  return text;
}
template <class List> struct axes_in_file;
template <class... As> struct axes_in_file<axes<As...>> {
  /// "axes: fused=query_dim+key_dim d_in": the roles, outermost first, and what they are merged from or made of.
  static std::string text() { return std::string(begins_axes) + (axis_in_file<As>() + ... + ""); }
};

/// The next axis of such a text, which is taken from it: its role, and what that is made of.
struct named_axis {
  std::string_view role, made_of;
};
inline named_axis next_axis(std::string_view& text) {
  std::size_t const end = text.find(' ', 1) < text.size() ? text.find(' ', 1) : text.size();
  std::string_view const axis = text.substr(1, end - 1);
  text.remove_prefix(end);
  std::size_t const made = axis.find('=') < axis.size() ? axis.find('=') : axis.size();
  return {axis.substr(0, made), axis.substr(made)};
}

/// "(fused=query_dim+key_dim, d_in)".
inline std::string shown_axes(std::string_view text) {
  std::string shown = "(";
  for (char const letter : text.substr(begins_axes.size()))
    if (letter != ' ') shown += letter;
    else if (shown.size() > 1) shown += ", ";
  return shown + ")";
}

/// How the axes of a file stand to those that are wanted: nobody knows, alike, the same of a matrix the other way round,
/// or made of the same parts in another order.
enum class axes_of_file : unsigned char { unknown, alike, turned, of_other_parts };
inline axes_of_file compare_axes(std::string_view theirs, std::string_view ours) {
  if (theirs.empty()) return axes_of_file::unknown;
  theirs.remove_prefix(begins_axes.size()), ours.remove_prefix(begins_axes.size());
  bool alike = true, of_other_parts = false;
  named_axis before[2]{};
  std::size_t count = 0;
  while (!theirs.empty() && !ours.empty()) {
    named_axis const a = next_axis(theirs), b = next_axis(ours);
    if (count == 1 && before[0].role == b.role && before[1].role == a.role && theirs.empty() && ours.empty())
      return axes_of_file::turned;
    alike = alike && a.role == b.role;
    of_other_parts = of_other_parts || (!a.made_of.empty() && !b.made_of.empty() && a.made_of != b.made_of);
    before[0] = a, before[1] = b, ++count;
  }
  if (!alike || !theirs.empty() || !ours.empty()) return axes_of_file::unknown;
  return of_other_parts ? axes_of_file::of_other_parts : axes_of_file::alike;
}
}  // namespace HEADSUP_NAMESPACE::headsup_detail
