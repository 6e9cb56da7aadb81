#include <headsup/calls/position_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {

// has_position
static_assert(accepts<asks<has_position>, naming<roles<tokens>, axes<>, -3>, floats<tokens<3>>>);
static_assert(accepts<asks<has_position>, naming<roles<tokens>, axes<>, 7>, floats<tokens<dynamic>>>);
static_assert(is_wrong<asks<has_position>, naming<roles<tokens>, axes<>, 3>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for 3"));
static_assert(is_wrong<asks<has_position>, naming<roles<tokens>, axes<>, -4>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for -4, counted from the end"));

// has_positions
static_assert(accepts<asks<has_positions>, naming<roles<>, axes<tokens<2>>, 1>, floats<tokens<3>>>);
static_assert(is_wrong<asks<has_positions>, naming<roles<>, axes<tokens<2>>, 2>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for 2 to 3"));
static_assert(is_wrong<asks<has_positions>, of_axes<tokens<4>>, floats<tokens<3>>>(
    "HU021 op: tokens<3> has elements 0 to 2, asked for 0 to 3"));

// rows_come_first
static_assert(accepts<asks<rows_come_first>, along<vocab>, floats<vocab<9>, d_in<4>>, ints<tokens<3>>>);
static_assert(is_wrong<asks<rows_come_first>, along<vocab>, floats<d_in<4>, vocab<9>>, ints<tokens<3>>>(
    "HU003 op<vocab>: vocab is not the first axis of (d_in<4>, vocab<9>)"));

// rows_apart
static_assert(accepts<asks<rows_apart>, along<vocab>, floats<vocab<9>, d_in<4>>, ints<tokens<3>>>);
static_assert(is_wrong<asks<rows_apart>, along<vocab>, floats<vocab<9>, d_in<4>>, ints<d_in<4>>>(
    "HU023 op<vocab>: the ids (d_in<4>) and the rows of the table (vocab<9>, d_in<4>) share a role"));

// are_table_and_ids
static_assert(accepts<asks<are_table_and_ids>, along<vocab>, floats<vocab<9>>, ints<>>);
static_assert(is_wrong<asks<are_table_and_ids>, along<vocab>, floats<vocab<9>>, plainly<int>>(
    "HU037 op<vocab>: takes a table and a tensor of ids"));

// are_ids_of_rows
static_assert(accepts<asks<are_ids_of_rows>, along<vocab>, floats<vocab<9>>, ints<ids_of<vocab<9>, tokens<3>>>>);
static_assert(accepts<asks<are_ids_of_rows>, along<context_length>, floats<context_length<8>>,
                      ints<ids_of<tokens<5>, tokens<5>>>>);
static_assert(is_wrong<asks<are_ids_of_rows>, along<vocab>, floats<vocab<9>>, ints<ids_of<vocab<7>, tokens<3>>>>(
    "HU062 op: the numbers of (tokens<3>) are ids of vocab<7>, the table has rows for vocab<9>"));
static_assert(is_wrong<asks<are_ids_of_rows>, along<context_length>, floats<context_length<8>>,
                       ints<ids_of<tokens<11>, tokens<11>>>>(
    "HU062 op: the numbers of (tokens<11>) are ids of tokens<11>, the table has rows for context_length<8>"));

// is_carried
static_assert(accepts<asks<is_carried>, along<tokens>, floats<tokens<3>, d_in<2>>, floats<d_in<2>>>);
static_assert(is_wrong<asks<is_carried>, along<tokens>, floats<tokens<3>, d_in<2>>, floats<tokens<3>>>(
    "HU035 op<tokens>: the state (tokens<3>) has tokens itself, so it cannot be carried from one tokens to the next"));
static_assert(is_wrong<asks<is_carried>, along<tokens>, floats<tokens<3>, d_in<2>>, plainly<float>>(
    "HU035 op<tokens>: the state is not a tensor"));
}  // namespace headsup::headsup_calls
