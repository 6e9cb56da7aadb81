#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/other_calls.hpp>

#include "says_that.hpp"

#include <type_traits>

using namespace headsup;
using namespace headsup::headsup_rule;

using x = operand<axes<batch<2>, tokens<3>, d_in<5>>, float>;
using nothing = operand<no_tensor, int>;

// An operation that takes a type and an operand; the type must be float.
struct to : headsup_rule::call<"to", "<float>(x)"> {
  template <class...> struct rules;
  template <class Scalar, class X> struct rules<Scalar, X> {
    static constexpr bool value = std::is_same_v<Scalar, float>;
    static constexpr words say() { return words{} << "HU001 to: takes float"; }
  };
};

// the words: a rule that is broken; or how it is called
static_assert(says_that<broken<to, with_types<double>, x>>("HU001 to: ", "takes float"));
static_assert(says_that<broken<to, with_types<float>, x>>("HU051 to: takes other arguments than these; ",
                                                          "fix: to<float>(x)"));
static_assert(says_that<broken<to, with_types<float, float>, x>>("HU051 to: ", "fix: to<float>(x)"));
static_assert(says_that<broken<to, with_roles<keys>, x>>("HU051 to: ", "fix: to<float>(x)"));
static_assert(says_that<broken<to, with_numbers<1>, nothing>>("HU051 to: ", "fix: to<float>(x)"));

// an operand that comes from a mistake was reported
static_assert(std::is_same_v<broken<to, with_types<double>, operand<axes<>, shape_mistake>>, reported>);
