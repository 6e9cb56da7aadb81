#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/number_rules.hpp>

#include "says_that.hpp"

using namespace headsup;
using namespace headsup::rule;

struct contract : rule::call<"contract", "(left, right)"> {};

template <class Scalar> using of = operand<axes<tokens<3>>, Scalar>;

// the values: numbers with a fraction
static_assert(of_floats<contract, of<float>>::value && of_floats<contract, of<double>>::value &&
              !of_floats<contract, of<int>>::value && !of_floats<contract, of<bool>>::value);
static_assert(says_that<of_floats<contract, of<int>>>("HU037 contract: x holds int, it takes float; ",
                                                      "fix: to<float>(x)"));
static_assert(says_that<of_floats<contract, of<bool>, "left">>("HU037 contract: left holds bool, it takes float; ",
                                                               "fix: to<float>(left)"));

// whole ones, which true and false are not
static_assert(of_whole_numbers<contract, of<int>, "ids">::value && of_whole_numbers<contract, of<long>, "ids">::value &&
              !of_whole_numbers<contract, of<float>, "ids">::value &&
              !of_whole_numbers<contract, of<bool>, "ids">::value);
static_assert(says_that<of_whole_numbers<contract, of<bool>, "ids">>(
    "HU037 contract: ids holds bool, it takes integers; ", "fix: to<int>(ids)"));
