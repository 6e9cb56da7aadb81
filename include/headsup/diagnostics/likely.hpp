#pragma once

#include <headsup/diagnostics/words.hpp>

// Guesses which axis was probably meant, so that the fix in a message suits the case. Used only for messages.

namespace HEADSUP_NAMESPACE::diagnostics {
/// Whether inserting, removing or changing one letter turns a into b; two letters if the names are long.
constexpr bool nearly_same_text(char const* a, char const* b) {
  constexpr std::size_t longest = 40;
  std::size_t distance[longest + 1] = {};
  std::size_t n = 0;
  std::size_t m = 0;
  while (a[n] != '\0') ++n;
  while (b[m] != '\0') ++m;
  if (m > longest || same_text(a, b)) return false;
  for (std::size_t j = 0; j <= m; ++j) distance[j] = j;
  for (std::size_t i = 1; i <= n; ++i) {
    std::size_t diagonal = distance[0];
    distance[0] = i;
    for (std::size_t j = 1; j <= m; ++j) {
      std::size_t best = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
      if (distance[j] + 1 < best) best = distance[j] + 1;
      if (distance[j - 1] + 1 < best) best = distance[j - 1] + 1;
      diagonal = distance[j];
      distance[j] = best;
    }
  }
  return distance[m] <= (n < 7 ? 1 : 2);
}

/// Whether two roles are of one kind: positions in a sequence, features, heads.
constexpr bool kin(char const* a, char const* b) {
  constexpr char const* kinds[][4] = {{"tokens", "keys", "context_length", "positions"},
                                      {"d_in", "d_out", "all_heads", "head_dim"},
                                      {"heads", "kv_heads", "all_heads", "all_heads"}};
  for (auto const& kind : kinds) {
    bool has_a = false;
    bool has_b = false;
    for (char const* role : kind) {
      has_a = has_a || same_text(a, role);
      has_b = has_b || same_text(b, role);
    }
    if (has_a && has_b) return true;
  }
  return false;
}

/// No axis.
inline constexpr axis_words none{"", 0};

/// The axis of that role, or none.
constexpr axis_words of_role(axis_list all, char const* role) {
  for (axis_words const& each : all)
    if (same_text(role, each.role)) return each;
  return none;
}

/// The last axis whose name is nearly `role`, or none.
constexpr axis_words nearly_named(axis_list all, char const* role) {
  axis_words found = none;
  for (axis_words const& each : all)
    if (nearly_same_text(role, each.role)) found = each;
  return found;
}

/// The axis, not one of Taken, that was probably meant: of the wanted size (any, if it is 0) and, if there is one, of its
/// kind; the last of several, because features come last; or none. Where features are wanted, no
/// example, token or head is meant: an earlier call has lost the features.
constexpr axis_words meant_for(axis_list all, axis_list taken, axis_words wanted) {
  axis_words found = none;
  bool const features = kin(wanted.role, "d_in") || same_text(wanted.role, "vocab");
  for (axis_words const& each : all) {
    if (of_role(taken, each.role).size != 0 || (wanted.size != 0 && each.size != wanted.size)) continue;
    bool const apart = same_text(each.role, "batch") || same_text(each.role, "tokens") ||
                       (kin(each.role, "heads") && !kin(each.role, "d_in"));
    if (features && apart) continue;
    if (!kin(found.role, wanted.role) || kin(each.role, wanted.role)) found = each;
  }
  return found;
}

/// The first axis whose role another one has too, or none.
constexpr axis_words first_repeated(axis_list all) {
  for (axis_words const& each : all)
    for (axis_words const* other = &each + 1; other != all.end(); ++other)
      if (same_text(each.role, other->role)) return each;
  return none;
}

/// The first axis whose size is known only at run time, or none.
constexpr axis_words first_dynamic(axis_list all) {
  for (axis_words const& each : all)
    if (each.size == dynamic) return each;
  return none;
}

/// The last axis, or none.
constexpr axis_words last_axis(axis_list all) { return all.begin() == all.end() ? none : *(all.end() - 1); }

/// The condition of a fix that renames an axis: only the user knows whether it is the same one.
constexpr words& say_if_one(words& w, axis_words from, char const* to) {
  return w << " if " << from.role << " means " << to;
}

/// Code that gives the axis `from` of x the role that was probably meant.
constexpr words& say_renamed(words& w, axis_words from, char const* to, char const* x) {
  return say_if_one(w << "rename<" << from.role << ", " << to << ">(" << x << ")", from, to);
}

/// Code that brings the axes `from`, which are those of `to`, into the order of `to`: transpose if just two swap.
constexpr words& say_reorder(words& w, axis_list to, axis_list from, char const* x) {
  std::size_t different = 0;
  axis_words changed[2] = {none, none};
  axis_words const* wanted = to.begin();
  for (axis_words const& each : from) {
    if (same_text(each.role, wanted++->role)) continue;
    if (different < 2) changed[different] = each;
    ++different;
  }
  if (to.end() - to.begin() == 2) return w << "transpose(" << x << ")";
  if (different == 2) return w << "transpose<" << changed[0].role << ", " << changed[1].role << ">(" << x << ")";
  return (w << "reorder<axes<").list(to) << ">>(" << x << ")";
}

/// Code that expects the sizes of `wanted` that x, whose axes are `known`, leaves open.
constexpr words& say_expected(words& w, axis_list wanted, axis_list known) {
  char const* before = "expect_size<";
  for (axis_words const& each : wanted)
    if (of_role(known, each.role).size == dynamic) w << before << each, before = ", ";
  return w << ">(x)";
}

/// Code with which query heads and the fewer key-value heads that they share line up: x says which heads share one.
constexpr words& say_in_groups(words& w, axis_words heads, axis_words shared, char const* x) {
  return w << "assume_factors<heads, " << shared << ", " << axis_words{"copies", heads.size / shared.size} << ">(" << x
           << ")";
}
}  // namespace HEADSUP_NAMESPACE::diagnostics
