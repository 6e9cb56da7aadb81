#include <headsup/calls/given_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {
template <rule const& Rule> inline constexpr operation gives{.name = "op", .form = "(declared, x)", .rules = {Rule}};
template <rule const& Rule, class To, class From> constexpr bool takes = accepts<gives<Rule>, no_names, To, From>;
template <rule const& Rule, class To, class From> constexpr bool is_refused_so(char const* text) {
  return is_wrong<gives<Rule>, no_names, To, From>(text);
}

// given_its_axes: all of them, in their order, whatever their sizes
static_assert(takes<given_its_axes, floats<>, floats<>> &&
              takes<given_its_axes, floats<tokens<5>, d_in<2>>, floats<tokens<6>, d_in<2>>>);
static_assert(is_refused_so<given_its_axes, floats<tokens<5>, d_in<2>>, floats<d_in<2>, tokens<5>>>(
    "HU033 op: (tokens<5>, d_in<2>) cannot be given (d_in<2>, tokens<5>)"));
static_assert(is_refused_so<given_its_axes, floats<tokens<5>>, floats<>>("HU033 op: (tokens<5>) cannot be given ()") &&
              is_refused_so<given_its_axes, floats<>, floats<d_in<2>>>("HU033 op: () cannot be given (d_in<2>)"));

// given_its_sizes, given_known_sizes and given_all_sizes: which sizes that only run time knows may meet which
template <class To, class From, bool Its, bool Known, bool All>
constexpr bool sizes_meet = takes<given_its_sizes, To, From> == Its && takes<given_known_sizes, To, From> == Known &&
                            takes<given_all_sizes, To, From> == All;
static_assert(sizes_meet<floats<tokens<5>>, floats<tokens<5>>, true, true, true> &&
              sizes_meet<floats<tokens<5>>, floats<tokens<6>>, false, false, true> &&
              sizes_meet<floats<tokens<5>>, floats<tokens<dynamic>>, true, false, false> &&
              sizes_meet<floats<tokens<dynamic>>, floats<tokens<5>>, true, false, true> &&
              sizes_meet<floats<tokens<dynamic>>, floats<tokens<dynamic>>, true, true, true> &&
              sizes_meet<floats<batch<2>, tokens<dynamic>>, floats<batch<dynamic>, tokens<5>>, true, false, true>);
static_assert(is_refused_so<given_its_sizes, floats<tokens<5>>, floats<tokens<6>>>(
    "HU033 op: (tokens<5>) cannot be given (tokens<6>)"));
static_assert(is_refused_so<given_known_sizes, floats<tokens<5>>, floats<tokens<dynamic>>>(
                  "HU033 op: (tokens<5>) cannot be given (tokens<dynamic>)") &&
              is_refused_so<given_all_sizes, floats<tokens<5>>, floats<tokens<dynamic>>>(
                  "HU033 op: (tokens<5>) cannot be given (tokens<dynamic>)"));

// given_its_numbers
static_assert(takes<given_its_numbers, ints<tokens<5>>, ints<d_in<2>>> &&
              is_refused_so<given_its_numbers, ints<tokens<5>>, floats<tokens<5>>>(
                  "HU033 op: (tokens<5>) cannot be given float for int"));

// given_sums: as exactly as is claimed
template <class A> using summed = floats<normalized<A>>;
template <class A> using averaged = floats<normalized_on_average<A>>;
static_assert(takes<given_sums, floats<keys<5>>, summed<keys<5>>> &&
              takes<given_sums, summed<keys<5>>, summed<keys<5>>> &&
              takes<given_sums, averaged<keys<5>>, averaged<keys<5>>>);
static_assert(is_refused_so<given_sums, summed<keys<5>>, floats<keys<5>>>(
    "HU033 op: (keys<5>) cannot be given x, whose keys<5> is not known to sum to one"));
static_assert(is_refused_so<given_sums, summed<keys<5>>, averaged<keys<5>>>(
    "HU033 op: (keys<5>) cannot be given x, whose keys<5> is known to sum to one only on average"));
static_assert(is_refused_so<given_sums, averaged<keys<5>>, summed<keys<5>>>(
    "HU033 op: (keys<5>) cannot be given x, whose keys<5> is known to sum to one itself"));

// given_zeros: on the same side of the same diagonal, of as many queries
template <std::size_t Tokens, std::ptrdiff_t Diagonal>
using below = floats<tokens<Tokens>, lower_triangle<keys<5>, tokens<Tokens>, Diagonal>>;
using above = floats<tokens<5>, upper_triangle<keys<5>, tokens<5>, 0>>;
static_assert(takes<given_zeros, floats<tokens<5>, keys<5>>, below<5, 0>> &&
              takes<given_zeros, below<5, 0>, below<5, 0>> && takes<given_zeros, below<dynamic, 0>, below<5, 0>>);
static_assert(!takes<given_zeros, below<5, 0>, below<4, 0>> &&
              !takes<given_zeros, below<5, 0>, floats<tokens<5>, lower_triangle<keys<5>, batch<5>, 0>>>);
static_assert(is_refused_so<given_zeros, below<5, 0>, floats<tokens<5>, keys<5>>>(
    "HU033 op: (tokens<5>, keys<5>) cannot be given x, whose keys<5> is not known to be a triangle"));
static_assert(is_refused_so<given_zeros, below<5, 0>, below<5, 1>>(
    "HU033 op: (tokens<5>, keys<5>) cannot be given x, whose keys<5> is a triangle of another diagonal"));
static_assert(is_refused_so<given_zeros, below<5, 0>, above>(
    "HU033 op: (tokens<5>, keys<5>) cannot be given x, whose keys<5> is the other triangle"));

// given_factors: the same in the same order; they may be forgotten
using in_heads = floats<merged<d_out<6>, heads<2>, head_dim<3>>>;
using dealt_out = floats<merged<d_out<6>, head_dim<3>, heads<2>>>;
static_assert(takes<given_factors, in_heads, in_heads> && takes<given_factors, floats<d_out<6>>, dealt_out> &&
              takes<given_factors, floats<merged<d_out<dynamic>, heads<2>, head_dim<dynamic>>>, in_heads>);
static_assert(!takes<given_factors, in_heads, floats<merged<d_out<6>, heads<3>, head_dim<2>>>> &&
              !takes<given_factors, in_heads, floats<merged<d_out<6>, heads<2>, head_dim<3>, batch<1>>>>);
static_assert(is_refused_so<given_factors, in_heads, floats<d_out<6>>>(
    "HU033 op: (d_out<6>) cannot be given x, whose d_out<6> is not known to be merged from (heads<2>, head_dim<3>)"));
static_assert(is_refused_so<given_factors, in_heads, dealt_out>(
    "HU033 op: (d_out<6>) cannot be given x, whose d_out<6> was merged from (head_dim<3>, heads<2>), and not from "
    "(heads<2>, head_dim<3>)"));

// given_origin: what was pooled over, and what the numbers are ids of
using of_words = ints<ids_of<vocab<9>, tokens<5>>>;
static_assert(takes<given_origin, ints<tokens<5>>, of_words> && takes<given_origin, of_words, of_words> &&
              takes<given_origin, floats<d_in<2>>, floats<pooled<d_in<2>, batch<3>>>> &&
              takes<given_origin, floats<pooled<d_in<2>, batch<3>>>, floats<pooled<d_in<2>, batch<4>, tokens<5>>>>);
static_assert(is_refused_so<given_origin, floats<pooled<d_in<2>, batch<3>>>, floats<pooled<d_in<2>, tokens<5>>>>(
    "HU033 op: (d_in<2>) cannot be given x, which was not pooled over batch"));
static_assert(is_refused_so<given_origin, of_words, ints<tokens<5>>>(
    "HU033 op: (tokens<5>) cannot be given x, whose numbers are not known to be ids of vocab<9>"));
static_assert(!takes<given_origin, of_words, ints<ids_of<vocab<8>, tokens<5>>>> &&
              !takes<given_origin, of_words, ints<ids_of<keys<9>, tokens<5>>>>);

// so of one number; which axis says it does not matter
static_assert(
    takes<given_origin, id<vocab<9>>, id<vocab<9>>> && takes<given_origin, ints<>, id<vocab<9>>> &&
    takes<given_origin, ints<batch<2>, ids_of<vocab<9>, tokens<5>>>, ints<ids_of<vocab<9>, batch<2>>, tokens<5>>>);
static_assert(is_refused_so<given_origin, id<vocab<9>>, id<tokens<5>>>(
                  "HU033 op: () cannot be given x, whose numbers are not known to be ids of vocab<9>") &&
              !takes<given_origin, id<vocab<9>>, ints<>>);

// given_mask: a declaration may say what a mask is, but not the contrary of what is known
template <class To, class From> constexpr bool may_be_given = takes<given_mask, To, From>;
using seen = bools<headsup::keeps<tokens<5>>>;
using hidden = bools<hides<tokens<5>>>;
static_assert(may_be_given<seen, bools<tokens<5>>> && may_be_given<seen, seen> && may_be_given<bools<tokens<5>>, hidden> &&
              !may_be_given<hidden, seen>);
static_assert(is_refused_so<given_mask, seen, hidden>(
    "HU033 op: (tokens<5>) is to be true where something may be seen, and x is true where it is hidden"));

// given_its_own
constexpr bool is_own(bool refers) {
  operand_value xs[] = {value_of_operand<floats<tokens<5>>>(), value_of_operand<floats<tokens<5>>>()};
  xs[1].refers = refers;
  return keeps(no_names::call(gives<given_its_own>, xs, 2));
}
static_assert(is_own(false) && !is_own(true));

// the rules of has_shape: a tensor, of exactly those axes, and merged as is said, if that is said
static_assert(takes<is_of_a_shape, floats<tokens<5>>, floats<>> &&
              is_refused_so<is_of_a_shape, floats<tokens<5>>, plainly<int>>("HU033 op: X is no tensor"));
static_assert(takes<has_those_axes, floats<tokens<5>>, floats<tokens<6>>> &&
              is_refused_so<has_those_axes, floats<tokens<5>>, floats<keys<5>>>(
                  "HU033 op: X is (keys<5>), you wrote (tokens<5>)"));
static_assert(takes<has_those_sizes, floats<tokens<dynamic>>, ints<tokens<dynamic>>> &&
              !takes<has_those_sizes, floats<tokens<dynamic>>, floats<tokens<5>>> &&
              is_refused_so<has_those_sizes, floats<tokens<5>>, floats<tokens<dynamic>>>(
                  "HU033 op: X is (tokens<dynamic>), you wrote (tokens<5>)"));
static_assert(takes<has_those_factors, floats<d_out<6>>, in_heads> && takes<has_those_factors, in_heads, in_heads>);
static_assert(is_refused_so<has_those_factors, in_heads, floats<d_out<6>>>(
    "HU033 op: X is (d_out<6>), you wrote (d_out<6>), where d_out was not merged from (heads<2>, head_dim<3>)"));
static_assert(
    is_refused_so<has_those_factors, in_heads, dealt_out>("HU033 op: X is (d_out<6>), you wrote (d_out<6>), where "
                                                          "d_out was merged from (head_dim<3>, heads<2>), and not from "
                                                          "(heads<2>, head_dim<3>)"));

// the rules of a step: a tensor, of the same axes and numbers
static_assert(takes<is_a_state, floats<d_in<2>>, ints<>> && takes<has_axes_of_state, floats<d_in<2>>, ints<d_in<2>>> &&
              takes<has_type_of_state, ints<d_in<2>>, ints<tokens<5>>>);
static_assert(takes<has_axes_of_state, floats<d_out<6>, tokens<dynamic>>, floats<d_out<6>, tokens<5>>> &&
              !takes<has_axes_of_state, floats<d_in<2>>, floats<d_in<3>>> &&
              !takes<has_axes_of_state, in_heads, dealt_out>);
static_assert(
    is_refused_so<is_a_state, floats<d_in<2>>, plainly<int>>(
        "HU029 op: the step makes no tensor of the state (d_in<2>)") &&
    is_refused_so<has_axes_of_state, floats<d_in<2>>, floats<>>("HU029 op: the step makes () of the state (d_in<2>)") &&
    is_refused_so<has_type_of_state, floats<d_in<2>>, ints<d_in<2>>>(
        "HU029 op: the step makes int of a state of float"));

// only_grows: the number of separate things, where the type knows one
template <class To, class From>
constexpr bool grows = only_grows(given_call<gives<given_its_sizes>, no_names, To, From>::value);
static_assert(grows<floats<tokens<5>, d_in<2>>, floats<tokens<6>, d_in<2>>> &&
              grows<floats<tokens<5>>, floats<tokens<dynamic>>>);
static_assert(!grows<floats<d_in<5>>, floats<d_in<6>>> && !grows<floats<tokens<dynamic>>, floats<tokens<5>>> &&
              !grows<floats<tokens<5>>, floats<batch<6>>> && !grows<floats<tokens<5>>, floats<>>);
}  // namespace headsup::headsup_calls
