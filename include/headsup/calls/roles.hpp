#pragma once

#include <headsup/calls/value.hpp>

// The roles that rules know, and which of them are alike.

namespace HEADSUP_NAMESPACE::headsup_calls {
namespace role {
HEADSUP_HIDDEN inline constexpr role_value batch = role_named("batch"), tokens = role_named("tokens"),
                                           keys = role_named("keys"), heads = role_named("heads"),
                                           kv_heads = role_named("kv_heads"), head_dim = role_named("head_dim"),
                                           all_heads = role_named("all_heads"), d_in = role_named("d_in"),
                                           d_out = role_named("d_out"), vocab = role_named("vocab"),
                                           context_length = role_named("context_length"),
                                           positions = role_named("positions"), copies = role_named("copies"),
                                           pairs = role_named("pairs"), halves = role_named("halves"),
                                           patches = role_named("patches"), another = role_named("another_role"),
                                           query_dim = role_named("query_dim"), key_dim = role_named("key_dim"),
                                           value_dim = role_named("value_dim");
}  // namespace role

/// Whether a role counts positions in a sequence.
HEADSUP_HIDDEN constexpr bool is_place(role_value const& r) {
  return r == role::tokens || r == role::keys || r == role::context_length || r == role::positions;
}
HEADSUP_HIDDEN constexpr bool is_feature(role_value const& r) {
  return r == role::d_in || r == role::d_out || r == role::head_dim || r == role::all_heads;
}
HEADSUP_HIDDEN constexpr bool is_heads(role_value const& r) {
  return r == role::heads || r == role::kv_heads || r == role::all_heads;
}

/// Whether two roles are of one kind: positions in a sequence, features, heads.
HEADSUP_HIDDEN constexpr bool kin(role_value const& a, role_value const& b) {
  return (is_place(a) && is_place(b)) || (is_feature(a) && is_feature(b)) || (is_heads(a) && is_heads(b));
}

/// Whether one of two roles is of the features of values, which are mixed, and the other of those of queries or keys,
/// which are compared: programs that use these names keep them apart.
HEADSUP_HIDDEN constexpr bool mixed_and_compared(role_value const& a, role_value const& b) {
  bool const compared = a == role::query_dim || a == role::key_dim || b == role::query_dim || b == role::key_dim;
  return compared && (a == role::value_dim || b == role::value_dim);
}

/// Whether a role says whose features it counts: those of queries, keys or values alone.
HEADSUP_HIDDEN constexpr bool says_whose(role_value const& r) {
  return r == role::query_dim || r == role::key_dim || r == role::value_dim;
}

/// How many letters its name has.
HEADSUP_HIDDEN constexpr std::size_t letters_of(role_value const& r) {
  std::size_t n = 0;
  while (r.name[n] != '\0') ++n;
  return n;
}

/// Whether `a` is named as one of the kind of `b`, as teacher_heads are heads.
HEADSUP_HIDDEN constexpr bool is_named_as_kind(role_value const& a, role_value const& b) {
  std::size_t const n = letters_of(a), m = letters_of(b);
  if (n < m + 2 || a.name[n - m - 1] != '_') return false;
  for (std::size_t i = 0; i < m; ++i)
    if (a.name[n - m + i] != b.name[i]) return false;
  return true;
}

/// Whether a slip of the pen turns one name into the other: one letter more, less or another, two if the name is long.
HEADSUP_HIDDEN constexpr bool nearly(role_value const& a, role_value const& b) {
  constexpr std::size_t longest = 40;
  std::size_t distance[longest + 1] = {};
  std::size_t const n = letters_of(a), m = letters_of(b);
  if (m > longest || a == b || n > m + 2 || m > n + 2) return false;
  for (std::size_t j = 0; j <= m; ++j) distance[j] = j;
  for (std::size_t i = 1; i <= n; ++i) {
    std::size_t diagonal = distance[0];
    distance[0] = i;
    for (std::size_t j = 1; j <= m; ++j) {
      std::size_t best = diagonal + (a.name[i - 1] == b.name[j - 1] ? 0 : 1);
      if (distance[j] + 1 < best) best = distance[j] + 1;
      if (distance[j - 1] + 1 < best) best = distance[j - 1] + 1;
      diagonal = distance[j];
      distance[j] = best;
    }
  }
  return distance[m] <= (n < 7 ? 1 : 2);
}
}  // namespace HEADSUP_NAMESPACE::headsup_calls
