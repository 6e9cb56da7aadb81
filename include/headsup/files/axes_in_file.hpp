#pragma once

#include <headsup/calls/of_types.hpp>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

// What a file that headsup wrote says of the axes of its tensors: sizes alone do not tell queries from keys.

namespace HEADSUP_NAMESPACE::headsup_detail {
inline constexpr std::string_view begins_axes = "axes:";

/// "=query_dim+key_dim", or nothing.
inline std::string text_of_parts(headsup_calls::axis_value const* parts, std::size_t count, char between) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += std::string(1, i == 0 ? '=' : between) + parts[i].role.name;
  return text;
}
/// "axes: fused=query_dim+key_dim d_in": the roles, outermost first, and what they are merged from or made of.
inline std::string text_of_axes(headsup_calls::axes_value const& all) {
  std::string text(begins_axes);
  for (headsup_calls::axis_value const& each : all) {
    text += std::string(" ") + each.role.name;
    text += text_of_parts(each.known->factors, each.known->count, '*');
    text += text_of_parts(each.known->summands, each.known->summand_count, '+');
  }
  return text;
}

/// The axes of such a text: the role of each, and what that is made of.
struct named_axis {
  std::string_view role, made_of;
};
inline std::vector<named_axis> named_axes(std::string_view text) {
  std::vector<named_axis> all;
  for (std::size_t at = begins_axes.size(), end = at; at < text.size(); at = end) {
    end = std::min(text.find(' ', at + 1), text.size());
    std::string_view const axis = text.substr(at + 1, end - at - 1);
    std::size_t const made = std::min(axis.find('='), axis.size());
    all.push_back({axis.substr(0, made), axis.substr(made)});
  }
  return all;
}

/// "(fused=query_dim+key_dim, d_in)".
inline std::string shown_axes(std::string_view text) {
  std::string shown = "(";
  for (char const letter : text.substr(begins_axes.size()))
    if (letter != ' ') shown += letter;
    else if (shown.size() > 1) shown += ", ";
  return shown + ")";
}

/// How the axes of a file stand to those that are wanted: nobody knows, alike, the same of a matrix the other way
/// round, or made of the same parts in another order.
enum class axes_of_file : unsigned char { unknown, alike, turned, of_other_parts };
inline axes_of_file compare_axes(std::string_view theirs, std::string_view ours) {
  if (theirs.empty()) return axes_of_file::unknown;
  std::vector<named_axis> const a = named_axes(theirs), b = named_axes(ours);
  if (a.size() != b.size()) return axes_of_file::unknown;
  if (a.size() == 2 && a[0].role == b[1].role && a[1].role == b[0].role) return axes_of_file::turned;
  bool of_other_parts = false;
  for (std::size_t i = 0; i < a.size(); ++i) {
    if (a[i].role != b[i].role) return axes_of_file::unknown;
    of_other_parts = of_other_parts || (!a[i].made_of.empty() && !b[i].made_of.empty() && a[i].made_of != b[i].made_of);
  }
  return of_other_parts ? axes_of_file::of_other_parts : axes_of_file::alike;
}
}  // namespace HEADSUP_NAMESPACE::headsup_detail
