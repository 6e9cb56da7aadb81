#include <headsup/calls/position_rules.hpp>

#include "given.hpp"

#include <headsup/axes/merged.hpp>

namespace headsup::headsup_calls {

// has_positions: a single one, or several
inline constexpr operation takes_one{.name = "op", .form = "<role, N?>(x)", .rules = {has_positions}};
static_assert(accepts<takes_one, naming<roles<tokens>, axes<>, -3>, floats<tokens<3>>>);
static_assert(accepts<takes_one, naming<roles<tokens>, axes<>, 7>, floats<tokens<dynamic>>>);
static_assert(is_wrong<takes_one, naming<roles<tokens>, axes<>, 3>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for 3"));
static_assert(is_wrong<takes_one, naming<roles<tokens>, axes<>, -4>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for -4, counted from the end"));

static_assert(accepts<asks<has_positions>, naming<roles<>, axes<tokens<2>>, 1>, floats<tokens<3>>>);
static_assert(is_wrong<asks<has_positions>, naming<roles<>, axes<tokens<2>>, 2>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for 2 to 3"));
static_assert(is_wrong<asks<has_positions>, of_axes<tokens<4>>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for 0 to 3"));

static_assert(is_wrong<asks<has_positions>, naming<roles<>, axes<tokens<2>>, -1>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for -1 to 0"));
static_assert(is_wrong<asks<has_positions>, naming<roles<tokens>, axes<>, 3, 1>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for 3"));

// names_a_position, is_whole_number and says_how_many
inline constexpr operation positioned{
    .name = "op", .form = "<role, N?>(x, place?)", .rules = {names_a_position}, .tensors = 1};
static_assert(accepts<positioned, naming<roles<tokens>, axes<>, 2>, floats<tokens<3>>> &&
              accepts<positioned, along<tokens>, floats<tokens<3>>, plainly<int>>);
static_assert(is_wrong<positioned, along<tokens>, floats<tokens<3>>>("HU051 op<tokens>: names no position"));
static_assert(is_wrong<positioned, naming<roles<tokens>, axes<>, 2>, floats<tokens<3>>, plainly<int>>(
    "HU051 op<tokens>: takes one position, got 2"));
inline constexpr operation counted{
    .name = "op", .form = "<role, N>(x, place-)", .rules = {is_whole_number.in(1), says_how_many}, .tensors = 1};
static_assert(accepts<counted, naming<roles<tokens>, axes<>, 2>, floats<tokens<3>>>);
static_assert(is_wrong<counted, along<tokens>, floats<tokens<3>>, plainly<long>>(
    "HU051 op<tokens>: how many is part of the type of the result"));
static_assert(accepts<positioned, along<tokens>, floats<tokens<3>>, id<tokens<3>>> &&
              accepts<asks<is_whole_number>, along<tokens>, ints<>> &&
              !accepts<asks<is_whole_number>, along<tokens>, floats<>>);
static_assert(is_wrong<counted, along<tokens>, floats<tokens<3>>, ints<batch<2>>>(
    "HU051 op<tokens>: place is one number, got a tensor (batch<2>)"));
static_assert(
    is_wrong<counted, along<tokens>, floats<tokens<3>>, plainly<float>>("HU051 op<tokens>: place is no whole number"));

// has_as_many and divides_into
template <auto N> using number_of_tokens = naming<roles<tokens>, axes<>, N>;
static_assert(accepts<asks<has_as_many>, number_of_tokens<6>, floats<tokens<6>>> &&
              accepts<asks<has_as_many>, number_of_tokens<7>, floats<tokens<dynamic>>>);
static_assert(
    is_wrong<asks<has_as_many>, number_of_tokens<7>, floats<tokens<6>>>("HU021 op<tokens>: asked for 7 of tokens<6>"));
static_assert(is_wrong<asks<has_as_many>, number_of_tokens<0>, floats<tokens<dynamic>>>(
    "HU021 op<tokens>: asked for 0 of tokens<dynamic>"));
static_assert(accepts<asks<divides_into>, number_of_tokens<3>, floats<tokens<6>>> &&
              accepts<asks<divides_into>, number_of_tokens<4>, floats<tokens<dynamic>>>);
static_assert(is_wrong<asks<divides_into>, number_of_tokens<4>, floats<tokens<6>>>(
    "HU009 op<tokens>: tokens<6> does not divide into 4 equal parts"));
static_assert(is_wrong<asks<divides_into>, number_of_tokens<-2>, floats<tokens<6>>>(
    "HU009 op<tokens>: tokens<6> does not divide into -2 equal parts"));

// rows_come_first
static_assert(accepts<asks<rows_come_first>, along<vocab>, floats<vocab<9>, d_in<4>>, ints<tokens<3>>>);
static_assert(is_wrong<asks<rows_come_first>, along<vocab>, floats<d_in<4>, vocab<9>>, ints<tokens<3>>>(
    "HU003 op<vocab>: vocab is not the first axis of (d_in<4>, vocab<9>)"));

// rows_apart
static_assert(accepts<asks<rows_apart>, along<vocab>, floats<vocab<9>, d_in<4>>, ints<tokens<3>>>);
static_assert(is_wrong<asks<rows_apart>, along<vocab>, floats<vocab<9>, d_in<4>>, ints<d_in<4>>>(
    "HU002 op<vocab>: the ids (d_in<4>) and the rows of the table (vocab<9>, d_in<4>) share a role"));

// are_table_and_ids
static_assert(accepts<asks<are_table_and_ids>, along<vocab>, floats<vocab<9>>, ints<>>);
static_assert(is_wrong<asks<are_table_and_ids>, along<vocab>, floats<vocab<9>>, plainly<int>>(
    "HU037 op<vocab>: right is not a tensor"));

// has_one_id_each, agree and agree_in_order: the named axis is left out of account
template <rule const& Rule>
inline constexpr operation chooses_by{.name = "op", .form = "<role>(x, ids)", .rules = {Rule}, .ids = 1};
static_assert(accepts<chooses_by<has_one_id_each<false>>, along<vocab>, floats<batch<2>, vocab<9>>, ints<batch<2>>>);
static_assert(
    accepts<chooses_by<has_one_id_each<true>>, along<vocab>, floats<batch<2>, vocab<9>>, ints<vocab<3>, batch<2>>>);
static_assert(is_wrong<chooses_by<has_one_id_each<true>>, along<vocab>, floats<batch<2>, vocab<9>>, ints<tokens<2>>>(
    "HU008 op<vocab>: ids has (tokens<2>), it takes one id for each (batch<2>)"));
static_assert(
    is_wrong<chooses_by<has_one_id_each<false>>, along<vocab>, floats<batch<2>, vocab<9>>, ints<batch<2>, vocab<9>>>(
        "HU008 op<vocab>: ids has (batch<2>, vocab<9>), it takes one id of vocab for each (batch<2>)"));
static_assert(accepts<chooses_by<agree>, along<vocab>, floats<batch<2>, vocab<9>>, ints<batch<2>, vocab<3>>>);
static_assert(is_wrong<chooses_by<agree>, along<vocab>, floats<batch<2>, vocab<9>>, ints<batch<3>>>(
    "HU004 op: x has batch<2>, ids has batch<3>"));
using by_heads = merged<d_out<6>, heads<3>, head_dim<2>>;
using by_features = merged<d_out<6>, head_dim<2>, heads<3>>;
static_assert(
    accepts<chooses_by<agree_in_order>, along<d_out>, floats<by_heads, vocab<9>>, ints<by_features, tokens<3>>>);
static_assert(is_wrong<chooses_by<agree_in_order>, along<vocab>, floats<by_heads, vocab<9>>, ints<by_features>>(
    "HU010 op: d_out<6> was merged from (heads<3>, head_dim<2>) in x, from (head_dim<2>, heads<3>) in ids: "
    "the same numbers in another order"));

// are_ids_of_rows
static_assert(accepts<asks<are_ids_of_rows>, along<vocab>, floats<vocab<9>>, ints<ids_of<vocab<9>, tokens<3>>>>);
static_assert(accepts<asks<are_ids_of_rows>, along<context_length>, floats<context_length<8>>,
                      ints<ids_of<tokens<5>, tokens<5>>>>);
static_assert(is_wrong<asks<are_ids_of_rows>, along<vocab>, floats<vocab<9>>, ints<ids_of<vocab<7>, tokens<3>>>>(
    "HU062 op: the numbers of (tokens<3>) are ids of vocab<7>, it takes ids of vocab<9>"));
static_assert(is_wrong<asks<are_ids_of_rows>, along<context_length>, floats<context_length<8>>,
                       ints<ids_of<tokens<11>, tokens<11>>>>(
    "HU062 op: the numbers of (tokens<11>) are ids of tokens<11>, it takes ids of context_length<8>"));

static_assert(accepts<asks<are_ids_of_rows>, along<vocab>, floats<vocab<9>>, id<vocab<9>>>);
static_assert(is_wrong<asks<are_ids_of_rows>, along<tokens>, floats<tokens<9>>, id<vocab<7>>>(
    "HU062 op: the numbers of () are ids of vocab<7>, it takes ids of tokens<9>"));

// is_carried
static_assert(accepts<asks<is_carried>, along<tokens>, floats<tokens<3>, d_in<2>>, floats<d_in<2>>>);
static_assert(is_wrong<asks<is_carried>, along<tokens>, floats<tokens<3>, d_in<2>>, floats<tokens<3>>>(
    "HU029 op<tokens>: the state (tokens<3>) has tokens itself, so it cannot be carried from one tokens to the next"));
static_assert(is_wrong<asks<is_carried>, along<tokens>, floats<tokens<3>, d_in<2>>, plainly<float>>(
    "HU029 op<tokens>: the state is not a tensor"));
}  // namespace headsup::headsup_calls
