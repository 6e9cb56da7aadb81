#include <headsup/calls/brace_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
template <rule const& Rule>
inline constexpr operation reads{.name = "op", .form = "(declared, braces)", .rules = {Rule}};
template <rule const& Rule, class To, class Held> constexpr bool fits = accepts<reads<Rule>, no_names, To, Held>;
template <rule const& Rule, class To, class Held> constexpr bool is_misread(char const* text) {
  return is_wrong<reads<Rule>, no_names, To, Held>(text);
}

// are_levels: of numbers
static_assert(fits<are_levels, floats<tokens<5>>, floats<d_in<2>, heads<3>>>);
static_assert(is_misread<are_levels, floats<tokens<5>>, plainly<float>>(
                  "HU005 op: (tokens<5>) takes 1 level of braces, with rows of equal length") &&
              is_misread<are_levels, floats<tokens<5>, d_in<2>>, plainly<float>>(
                  "HU005 op: (tokens<5>, d_in<2>) takes 2 levels of braces, with rows of equal length"));

// are_even: their rows have one length
static_assert(fits<are_even, floats<>, floats<>> && fits<are_even, floats<tokens<5>>, floats<tokens<6>>>);
static_assert(is_misread<are_even, floats<tokens<5>>, floats<>>(
    "HU005 op: (tokens<5>) takes 1 level of braces, with rows of equal length, and these rows differ"));

// are_rows: as many levels as axes
static_assert(fits<are_rows, floats<tokens<5>, d_in<2>>, floats<tokens<6>, d_in<3>>>);
static_assert(is_misread<are_rows, floats<tokens<5>, d_in<2>>, floats<tokens<10>>>(
    "HU005 op: (tokens<5>, d_in<2>) takes 2 levels of braces, these 10 numbers are in one"));

// hold_its_entries: at each level, where a number is known
static_assert(fits<hold_its_entries, floats<tokens<5>, d_in<dynamic>>, floats<tokens<5>, d_in<2>>>);
static_assert(is_misread<hold_its_entries, floats<tokens<5>, d_in<2>>, floats<tokens<5>, d_in<1>>>(
                  "HU005 op: d_in<2> takes 2 entries, the braces hold 1") &&
              is_misread<hold_its_entries, floats<tokens<1>, d_in<2>>, floats<tokens<5>, d_in<3>>>(
                  "HU005 op: tokens<1> takes 1 entry, the braces hold 5"));

// are_columns: of two levels, whose numbers of entries are exchanged
template <class To, class Held>
constexpr bool turned = are_columns(given_call<reads<hold_its_entries>, no_names, To, Held>::value);
static_assert(turned<floats<tokens<5>, d_in<2>>, floats<tokens<2>, d_in<5>>> &&
              !turned<floats<tokens<5>, d_in<2>>, floats<tokens<2>, d_in<4>>> &&
              !turned<floats<tokens<5>, d_in<2>>, floats<tokens<3>, d_in<5>>> &&
              !turned<floats<tokens<5>>, floats<tokens<2>>>);
}  // namespace headsup::headsup_calls
