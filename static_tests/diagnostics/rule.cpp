#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/rule.hpp>

#include "says_that.hpp"

#include <type_traits>

using namespace headsup;

struct holds {
  static constexpr bool value = true;
};
struct is_broken {
  static constexpr bool value = false;
  static constexpr diagnostics::words say() {
    diagnostics::words w;
    return w << "HU000 broken";
  }
};
struct is_broken_too : is_broken {
  static constexpr diagnostics::words say() {
    diagnostics::words w;
    return w << "HU000 broken too";
  }
};
struct cannot_be_asked;

// the values: all hold, or the first that does not speaks
static_assert(rule::all<>::value && rule::all<holds>::value && rule::all<holds, holds>::value);
static_assert(!rule::all<is_broken>::value && !rule::all<holds, is_broken, holds>::value);
static_assert(says_that<rule::all<holds, is_broken, is_broken_too>>("HU000 ", "broken"));
static_assert(says_that<rule::all<is_broken_too, is_broken>>("HU000 broken too", ""));

// the type: it is that rule, and later ones are not asked
static_assert(std::is_base_of_v<is_broken, rule::all<holds, is_broken>>);
static_assert(says_that<rule::all<is_broken, cannot_be_asked>>("HU000 ", "broken"));

// rules of rules
static_assert(rule::all<rule::all<holds>, holds>::value);
static_assert(says_that<rule::all<rule::all<holds>, rule::all<holds, is_broken_too>, is_broken>>("HU000 broken too",
                                                                                                 ""));

// nothing more is said of what was refused where it was made
static_assert(rule::was_made<rule::all<holds>>::value && !rule::was_made<is_broken>::value);
static_assert(rule::was_made<is_broken>::say().size() == 0);

// a call in its messages
using dot = rule::call<"dot", "(left, right)">;
static_assert(same_text(dot::name, "dot") && same_text(dot::arguments, "(left, right)") &&
              same_text(rule::call<"sum">::arguments, "(x)") && std::is_same_v<dot::refused, shape_mistake>);

// a rule about C++ types says what is wrong and the fix, in one form
static_assert(says_that<rule::of_types<"HU000", "call", "it is broken", "another">>("HU000 call: it is broken; ",
                                                                                    "fix: another"));
static_assert(rule::of_types<"HU000", "call", "it is broken", "another", true>::value);
