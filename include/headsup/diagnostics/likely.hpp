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

/// The axis of List whose name is nearly `role`, or none.
template <class... As>
constexpr axis_words nearly_named(axes<As...>, [[maybe_unused]] char const* role) {
  axis_words found = none;
  ((nearly_same_text(role, As::role::name.c_str()) ? (void)(found = words_of<As>) : (void)0), ...);
  return found;
}

/// The axis of List, not one of Other, that was probably meant: of the wanted size (any, if it is 0) and, if there is
/// one, of its kind; the last of several, because features come last; or none.
template <class Other, class... As>
constexpr axis_words meant_for(axes<As...>, [[maybe_unused]] axis_words wanted) {
  axis_words found = none;
  bool of_its_kind = false;
  [[maybe_unused]] auto one = [&](axis_words a, bool free) {
    if (!free || (wanted.size != 0 && a.size != wanted.size)) return;
    bool const is_kin = kin(a.role, wanted.role);
    if (of_its_kind && !is_kin) return;
    found = a;
    of_its_kind = is_kin;
  };
  (one(words_of<As>, count_role<As, Other> == 0), ...);
  return found;
}

/// The axis of List of that role, or none.
template <class... As>
constexpr axis_words of_role(axes<As...>, [[maybe_unused]] char const* role) {
  axis_words found = none;
  ((same_text(role, As::role::name.c_str()) ? (void)(found = words_of<As>) : (void)0), ...);
  return found;
}

/// The last axis of List that is neither the batch nor the tokens, or none.
template <class... As>
constexpr axis_words last_feature(axes<As...>) {
  axis_words found = none;
  ((same_text("batch", As::role::name.c_str()) || same_text("tokens", As::role::name.c_str())
        ? (void)0
        : (void)(found = words_of<As>)),
   ...);
  return found;
}

/// The last axis of a list, or none.
template <class... As>
constexpr axis_words last_axis(axes<As...>) {
  axis_words found = none;
  ((void)(found = words_of<As>), ...);
  return found;
}

/// Code that brings the axes of From, which are those of To, into To's order: transpose if just two swap.
template <class To, class... As>
constexpr void say_reorder(words& w, axes<As...>, char const* x) {
  constexpr axis_words from[] = {words_of<As>..., none};
  constexpr std::size_t n = sizeof...(As);
  axis_words to[n + 1] = {};
  []<class... Bs>(axes<Bs...>, axis_words* out) { ((*out++ = words_of<Bs>), ...); }(To{}, to);
  std::size_t different = 0;
  axis_words changed[2] = {none, none};
  for (std::size_t i = 0; i < n; ++i) {
    if (same_text(from[i].role, to[i].role)) continue;
    if (different < 2) changed[different] = from[i];
    ++different;
  }
  if (n == 2) w << "transpose(" << x << ")";
  else if (different == 2) w << "transpose<" << changed[0].role << ", " << changed[1].role << ">(" << x << ")";
  else (w << "reorder<axes<").list(To{}) << ">>(" << x << ")";
}
}  // namespace HEADSUP_NAMESPACE::diagnostics
