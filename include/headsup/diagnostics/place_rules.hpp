#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/core/position.hpp>
#include <headsup/diagnostics/axis_rules.hpp>

// Rules about which key each query is aligned with.

namespace HEADSUP_NAMESPACE::rule {
/// HU019: the message for different numbers of queries and keys; at run time the fix cannot contain the offset. For
/// mask_distant, the offset comes after its window.
constexpr words unaligned(char const* call, axis_words query, axis_words key, bool at_run_time,
                          std::size_t window = 0) {
  words w;
  w << "HU019 " << call << ": " << query << " and " << key
    << " differ, so give the position of the first query among the keys; fix: "
    << (window == 0 ? "mask_future<" : "mask_distant<") << query.role << ", " << key.role << ", ";
  if (window != 0) w << window << ", ";
  if (at_run_time) w << "aligned_to_end>(x)";
  else w << (key.size > query.size ? key.size - query.size : 0) << ">(x)";
  return same_text(call, "masked_fill") ? w << " instead" : w;
}

/// HU036: the message for an offset that puts queries after the last key. A call that names a window has it before
/// the offset.
constexpr words beyond_keys(char const* call, axis_words query, axis_words key, std::size_t offset,
                            std::size_t window = 0) {
  words w;
  w << "HU036 " << call << ": an offset of ";
  // A number below zero arrives as one beyond all memory.
  if (auto const before = static_cast<std::ptrdiff_t>(offset); before < 0)
    w << diagnostics::sign_of(before) << diagnostics::distance_of(before) << " puts the first of " << query
      << " before the first of " << key << "; fix: ";
  else
    w << offset << " puts the last of " << query << " at key " << offset + query.size - 1 << ", and " << key
      << " ends at " << key.size - 1 << "; fix: ";
  if (query.size > key.size) return w << axis_words{key.role, offset + query.size};
  if (same_text(call, "future_mask")) w << "future_mask<" << query << ", " << key;
  else w << call << "<" << query.role << ", " << key.role;
  if (window != 0) w << ", " << window;
  w << ", " << key.size - query.size << ">";
  return same_text(call, "future_mask") ? w : w << "(x)";
}

/// HU019: there are as many queries as keys, as far as types know.
template <class Call, class Query, class Key> struct line_up {
  static constexpr bool value = may_equal(Query::size, Key::size);
  static constexpr words say() { return unaligned(Call::name, words_of<Query>, words_of<Key>, false); }
};

/// HU036: no query comes after the last key, as far as types know.
template <class Call, class Query, class Key, std::size_t Offset> struct stand_beside_keys {
  static constexpr bool value =
      !axes<Query, Key>::fixed || (Query::size <= Key::size && Offset <= Key::size - Query::size);
  static constexpr words say() { return beyond_keys(Call::name, words_of<Query>, words_of<Key>, Offset); }
};

/// HU026: queries and keys have different roles.
template <class Call, template <std::size_t> class Query, template <std::size_t> class Key> struct are_two_roles {
  static constexpr bool value = !same_role<Query<1>, Key<1>>;
  static constexpr words say() {
    constexpr char const* role = role_words<Query>;
    bool const scores = same_text(role, "tokens") || same_text(role, "keys");
    return words{} << "HU026 " << Call::name << ": " << role << " is both the query and the key; fix: " << Call::name
                   << "<" << (scores ? "tokens" : role) << (scores ? ", keys" : ", another_role") << ">(x)";
  }
};

/// Operations that treat each number of x by the positions of its query and its key.
template <fixed_string Name> struct placing : call<Name, "(x)", fix::rename> {
  static constexpr bool takes_numbers = true;
  static constexpr words& example(words& w, axis_words) { return w << "tokens, keys"; }

  template <template <std::size_t> class Query, template <std::size_t> class Key, class X, class...>
  requires(!AxisList<X>)
  struct rules : all<has_axis<placing, Query, X, "x", void, axes<Key<1>>>,
                     has_axis<placing, Key, X, "x", void, axes<Query<1>>>, are_two_roles<placing, Query, Key>> {};
};
}  // namespace HEADSUP_NAMESPACE::rule
