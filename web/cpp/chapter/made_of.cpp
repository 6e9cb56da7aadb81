#include "made_of.hpp"

namespace chapter {

namespace {

/// Whether an input has that role, and knows as much about it.
bool is_known(demo::shown_axis const& axis, std::span<demo::shown_tensor const> from) {
  for (demo::shown_tensor const& input : from)
    for (demo::shown_axis const& before : input.axes)
      if (std::string_view(before.role) == axis.role && before.sums.empty() == axis.sums.empty() &&
          before.made_of.empty() == axis.made_of.empty())
        return true;
  return false;
}

}  // namespace

made_of how_made(demo::shown_tensor const& to, std::span<demo::shown_tensor const> from, demo::making const& how) {
  made_of result{how, {}, {}, {}};
  for (demo::shown_axis const& axis : to.axes) {
    if (is_known(axis, from)) continue;
    // Numbers that sum to one from here on were divided by a sum of all.
    if (axis.sums == "one") result.mixes.emplace_back(axis.role);
    if (axis.made_of.empty()) continue;
    result.merged = axis.role;
    result.merged_from.assign(axis.made_of.begin(), axis.made_of.end());
  }
  return result;
}

}  // namespace chapter
