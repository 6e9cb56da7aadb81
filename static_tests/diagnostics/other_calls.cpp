#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/other_calls.hpp>

#include "says_that.hpp"

#include <type_traits>

using namespace headsup;
using namespace headsup::rule;

template <Axis... As> using over = operand<axes<As...>, float>;
using x = over<batch<2>, tokens<3>, d_in<5>>;
using nothing = operand<no_tensor, int>;

// Three operations: along a role, into axes, with a number; one without a role.
template <class Call, template <std::size_t> class Role, class X> struct has_axis {
  static constexpr bool value = has<Role, typename X::axes>;
  static constexpr words say() { return words{} << "HU003 " << Call::name << "<" << role_words<Role> << ">: none"; }
};
template <class Call, class X, class Y> struct are_tensors {
  static constexpr bool value = !std::is_same_v<typename Y::axes, no_tensor>;
  static constexpr words say() { return words{} << "HU003 " << Call::name << ": takes tensors"; }
};
struct sum : rule::call<"sum"> {
  template <template <std::size_t> class Role, class X> struct rules : has_axis<sum, Role, X> {};
};
template <class Call, class Into, class X> struct are_new {
  static constexpr bool value = shared<typename X::axes, Into>::rank == 0;
  static constexpr words say() { return words{} << "HU012 " << Call::name << ": there is one already"; }
};
struct split : rule::call<"split", "(x)"> {
  template <template <std::size_t> class Role, class Into, class X>
  struct rules : all<has_axis<split, Role, X>, are_new<split, Into, X>> {};
};
struct take : rule::call<"take", "(x, 0)"> {
  static constexpr bool takes_numbers = true;

  template <template <std::size_t> class Role, class X, class Position = void>
  struct rules : has_axis<take, Role, X> {};
};
struct attend : rule::call<"attend", "(weights, values)", rule::fix::no_role> {
  template <class Weights, class Values> struct rules : are_tensors<attend, Weights, Values> {};
};

template <class Call, class... Xs> using of_nothing = broken<Call, roles<>, types<>, numbers<>, Xs...>;

// the words: a rule that is broken, with roles, axes, numbers between < and >
static_assert(says_that<broken<sum, roles<keys>, types<>, numbers<>, x>>("HU003 sum<keys>: ", "none"));
static_assert(says_that<broken<split, roles<d_in>, types<heads<2>, tokens<3>>, numbers<>, x>>("HU012 split: ", ""));
static_assert(says_that<broken<take, roles<keys>, types<>, numbers<1>, x>>("HU003 take<keys>: ", "none"));
static_assert(says_that<of_nothing<attend, x, nothing>>("HU003 attend: ", "takes tensors"));

// no role where one is needed: the last axis stands for it
static_assert(says_that<of_nothing<sum, x>>(
    "HU027 sum: names no axis of (batch<2>, tokens<3>, d_in<5>), and there is no default; ", "fix: sum<d_in>(x)"));
static_assert(says_that<of_nothing<take, x>>("HU027 take: ", "fix: take<d_in>(x, 0)"));
static_assert(says_that<of_nothing<sum, nothing>>("HU027 sum: names no axis of ", "fix: a tensor"));

// an axis or a number in the place of a role
static_assert(says_that<broken<sum, roles<>, types<d_in<5>>, numbers<>, x>>(
    "HU051 sum<d_in<5>>: takes a role, which has no size; ", "fix: sum<d_in>(x)"));
static_assert(says_that<broken<split, roles<>, types<d_in<5>, heads<5>>, numbers<>, x>>(
    "HU051 split<d_in<5>, ...>: takes a role first, which has no size; ", "fix: split<d_in, heads<5>>(x)"));
static_assert(says_that<broken<sum, roles<>, types<>, numbers<1>, x>>(
    "HU051 sum: an axis is named by its role, not by a number; ", "fix: sum<tokens>(x)"));

// roles, axes and operands, more or fewer than it takes
static_assert(says_that<broken<sum, roles<tokens, d_in>, types<>, numbers<>, x>>(
    "HU051 sum<tokens, d_in>: takes other arguments than these; ", "fix: sum<tokens>(x)"));
static_assert(says_that<broken<sum, roles<tokens>, types<>, numbers<>>>("HU051 sum<tokens>: ", "fix: sum<role>(x)"));
static_assert(says_that<broken<sum, roles<tokens>, types<>, numbers<1>, x>>("HU051 sum<tokens>: ",
                                                                            "fix: sum<tokens>(x)"));
static_assert(says_that<broken<attend, roles<keys>, types<>, numbers<>, x, x>>(
    "HU051 attend<keys>: takes other arguments than these; ", "fix: attend(weights, values)"));
static_assert(says_that<broken<attend, roles<>, types<keys<5>>, numbers<>, x>>(
    "HU051 attend: takes other arguments than these; ", "fix: attend(weights, values)"));
static_assert(says_that<broken<attend, roles<>, types<>, numbers<1>, x>>("HU051 attend: takes other arguments ", ""));

// an operand that comes from a mistake was reported
static_assert(std::is_same_v<broken<sum, roles<keys>, types<>, numbers<>, operand<axes<>, shape_mistake>>, reported>);
static_assert(std::is_same_v<of_nothing<attend, x, operand<axes<>, shape_mistake>>, reported>);
