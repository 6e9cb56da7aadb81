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
  static constexpr headsup_diagnostics::words say() {
    headsup_diagnostics::words w;
    return w << "HU000 broken";
  }
};
struct is_broken_too : is_broken {
  static constexpr headsup_diagnostics::words say() {
    headsup_diagnostics::words w;
    return w << "HU000 broken too";
  }
};
struct cannot_be_asked;

// the values: all hold, or the first that does not speaks
static_assert(headsup_rule::all<>::value && headsup_rule::all<holds>::value && headsup_rule::all<holds, holds>::value);
static_assert(!headsup_rule::all<is_broken>::value && !headsup_rule::all<holds, is_broken, holds>::value);
static_assert(says_that<headsup_rule::all<holds, is_broken, is_broken_too>>("HU000 ", "broken"));
static_assert(says_that<headsup_rule::all<is_broken_too, is_broken>>("HU000 broken too", ""));

// the type: it is that rule, and later ones are not asked
static_assert(std::is_base_of_v<is_broken, headsup_rule::all<holds, is_broken>>);
static_assert(says_that<headsup_rule::all<is_broken, cannot_be_asked>>("HU000 ", "broken"));

// rules of rules
static_assert(headsup_rule::all<headsup_rule::all<holds>, holds>::value);
static_assert(says_that<headsup_rule::all<headsup_rule::all<holds>, headsup_rule::all<holds, is_broken_too>, is_broken>>("HU000 broken too",
                                                                                                 ""));

// nothing more is said of what was refused where it was made
static_assert(headsup_rule::was_made<headsup_rule::all<holds>>::value && !headsup_rule::was_made<is_broken>::value);
static_assert(headsup_rule::was_made<is_broken>::say().size() == 0);

// a call in its messages
using dot = headsup_rule::call<"dot", "(left, right)">;
static_assert(same_text(dot::name, "dot") && same_text(dot::arguments, "(left, right)") &&
              same_text(headsup_rule::call<"sum">::arguments, "(x)") && std::is_same_v<dot::refused, shape_mistake>);

// a rule about C++ types says what is wrong and the fix, in one form
static_assert(says_that<headsup_rule::of_types<"HU000", "call", "it is broken", "another">>("HU000 call: it is broken; ",
                                                                                    "fix: another"));
static_assert(headsup_rule::of_types<"HU000", "call", "it is broken", "another", true>::value);
