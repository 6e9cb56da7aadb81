#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/number_rules.hpp>

#include "says_that.hpp"

#include <cstdint>

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

// of one type on both sides
static_assert(of_one_type<contract, of<float>, of<float>>::value && !of_one_type<contract, of<float>, of<int>>::value);
static_assert(says_that<of_one_type<contract, of<std::int64_t>, of<int>>>(
    "HU025 contract: left holds integers, right holds int; ", "fix: to<int>(left)"));
static_assert(says_that<of_one_type<contract, of<std::int64_t>, of<bool>>>("HU025 contract: ", "fix: to<int>(left)"));
static_assert(says_that<of_one_type<contract, of<bool>, of<std::int64_t>>>("HU025 contract: ", "fix: to<int>(left)"));
static_assert(says_that<of_one_type<contract, of<bool>, of<float>>>("HU025 contract: ", "fix: to<float>(left)"));
static_assert(says_that<of_one_type<contract, of<float>, of<double>>>(
    "HU025 contract: left holds float, right holds double; ", "fix: to<float>(right)"));
static_assert(says_that<of_one_type<contract, of<double>, of<float>>>(
    "HU025 contract: left holds double, right holds float; ", "fix: to<double>(right)"));
