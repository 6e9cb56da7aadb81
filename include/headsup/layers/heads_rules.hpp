#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>

// The axes of layers with several heads.

namespace HEADSUP_NAMESPACE {
namespace rule {
/// What rules know of a layer that is made: its axes, as many heads of keys and values as an option says, if it does, and
/// numbers.
template <std::size_t KeyValueHeads, class List, auto... Numbers> struct names_of_heads;
template <std::size_t KeyValueHeads, class... As, auto... Numbers>
struct names_of_heads<KeyValueHeads, axes<As...>, Numbers...> {
  using type = headsup_calls::naming<headsup_calls::roles<>, axes<As..., kv_heads<KeyValueHeads>>, Numbers...>;
};
template <class... As, auto... Numbers> struct names_of_heads<0, axes<As...>, Numbers...> {
  using type = headsup_calls::naming<headsup_calls::roles<>, axes<As...>, Numbers...>;
};
}  // namespace rule
}  // namespace HEADSUP_NAMESPACE
