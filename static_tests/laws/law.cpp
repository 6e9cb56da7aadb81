#include <headsup/laws.hpp>
#include <headsup/laws/law.hpp>

#include "asked.hpp"

using namespace headsup;
namespace row = laws::headsup_rule;

namespace {

// Calls of laws that no law takes: what they are told.
template <class Law, class Written, class... Xs> using told = typename broken_call<Law, Written, Xs...>::type;
using none = headsup_rule::with_none;
template <template <std::size_t> class... Roles> using by_role = headsup_rule::with_roles<Roles...>;
template <class Mistake> constexpr bool says_one(char const* text) {
  constexpr headsup_diagnostics::words said = Mistake::say();
  return same_text(said.data(), text);
}
template <auto... Numbers> using by_number = headsup_rule::with_numbers<Numbers...>;

using layer = std::remove_cvref_t<decltype(attention<>)>;
using x = std::remove_cvref_t<decltype(sample)>;
using mask = tensor<bool, batch<2>, tokens<5>>;
using function = decltype([](auto const& one) { return one; });
using of_three = decltype([](auto const& q, auto const&, auto const&) { return q; });

static_assert(says_one<told<row::causal, none, layer>>(
    "HU051 causal: takes (layer, x), got 1 operand; fix: laws::causal(layer, x)"));
static_assert(
    says_one<told<row::causal, none, x, layer>>("HU051 causal: layer does not take these arguments; fix: "
                                                "the layer first, and then its arguments, as in layer(x)"));
static_assert(says_one<told<row::causal, none, function, x, x>>(
    "HU051 causal: layer does not take these arguments; fix: the layer first, and then its arguments, as in "
    "layer(x)"));
static_assert(
    says_one<told<row::apart, none, layer, x>>("HU027 apart: names no axis of (batch<2>, tokens<5>), and there "
                                               "is no default; fix: laws::apart<tokens>(layer, x)"));
static_assert(says_one<told<row::apart, headsup_rule::with_types<batch<2>>, layer, x>>(
    "HU051 apart<batch<2>>: takes a role, which has no size; fix: laws::apart<batch>(layer, x)"));
static_assert(
    says_one<told<row::window, none, layer, x>>("HU051 window: takes one number; fix: laws::window<N>(layer, x)"));
static_assert(says_one<told<row::sees_only, by_role<tokens>, layer, x>>(
    "HU051 sees_only<tokens>: takes (layer, may, x), got 2 operands; fix: laws::sees_only<tokens>(layer, may, "
    "x)"));
static_assert(says_one<told<row::who_sees_whom, none, layer, x>>(
    "HU027 who_sees_whom: names no axis of (batch<2>, tokens<5>), and there is no default; fix: "
    "laws::who_sees_whom<tokens>(layer, x)"));
static_assert(
    says_one<told<row::padding_unseen, none, layer, x>>("HU051 padding_unseen: takes (layer, x, present), got 2 "
                                                        "operands; fix: laws::padding_unseen(layer, x, present)"));
static_assert(says_one<told<row::cache_is_pass, by_number<2>, layer, x>>(
    "HU051 cache_is_pass<2>: takes (layer, x, cache), got 2 operands; fix: laws::cache_is_pass<2>(layer, x, "
    "cache)"));
static_assert(says_one<told<row::alike, none, function, function>>(
    "HU051 alike: takes (layer, other, x), got 2 operands; fix: laws::alike(layer, other, x)"));
static_assert(says_one<told<row::alike, none, function, of_three, x>>(
    "HU051 alike: layer does not take these arguments; fix: the layer first, and then its arguments, as in "
    "layer(x)"));
static_assert(says_one<told<row::shift_free, by_role<tokens>, function, x>>(
    "HU051 shift_free<tokens>: takes one number; fix: laws::shift_free<N>(layer, x)"));
static_assert(says_one<told<row::shift_free, by_number<3>, function, x>>(
    "HU051 shift_free: layer does not take these arguments; fix: the layer first, and then its arguments, as "
    "in layer(x)"));
static_assert(says_one<told<row::order_is_free, none, function, x>>(
    "HU027 order_is_free: names no axis of (batch<2>, tokens<5>), and there is no default; fix: "
    "laws::order_is_free<tokens>(layer, x)"));
static_assert(says_one<told<row::each_counts, none, function>>(
    "HU051 each_counts: takes (layer, x), got 1 operand; fix: laws::each_counts(layer, x)"));
static_assert(says_one<told<row::scaled_once, by_role<d_in>, of_three, x, x>>(
    "HU051 scaled_once<d_in>: takes (attention, queries, keys, values), got 3 operands; fix: "
    "laws::scaled_once<d_in>(attention, queries, keys, values)"));
static_assert(says_one<told<row::weights_sum_to_one, none, of_three, x, x>>(
    "HU051 weights_sum_to_one: takes (attention, queries, keys, values), got 3 operands; fix: "
    "laws::weights_sum_to_one(attention, queries, keys, values)"));

// What is taken, also by a function of one's own; the operands of a mistake were told already.
static_assert(laws::apart<batch>(function{}, sample) && laws::each_counts(function{}, sample) &&
              laws::alike(function{}, function{}, sample));
static_assert(told<row::causal, none, layer, shape_mistake>::say().size() == 0);
static_assert(laws::hold<laws::apart<batch>(function{}, sample), laws::each_counts(function{}, sample)>);
static_assert(laws::numbers<batch<2>, tokens<4>>(3) == laws::numbers<axes<batch<2>, tokens<4>>>(3) &&
              laws::numbers<tokens<4>>() == laws::numbers<axes<tokens<4>>>(1));

}  // namespace
