#include <headsup/calls/number_rules.hpp>

#include "given.hpp"

namespace headsup::headsup_calls {

// of_floats
static_assert(accepts<asks<of_floats>, no_names, headsup_diagnostics::operand<axes<keys<2>>, double>, plainly<int>>);
static_assert(is_wrong<asks<of_floats>, no_names, ints<keys<2>>>("HU037 op: left holds int, it takes float"));
static_assert(is_wrong<asks<of_floats>, no_names, bools<keys<2>>, bools<keys<3>>>(
    "HU037 op: left and right hold bool, it takes float"));

// of_float
static_assert(accepts<asks<of_float>, no_names, floats<keys<2>>>);
static_assert(is_wrong<asks<of_float>, no_names, headsup_diagnostics::operand<axes<keys<2>>, double>>(
    "HU037 op: left holds double, it takes float"));

// of_whole
static_assert(accepts<asks<of_whole>, no_names, headsup_diagnostics::operand<axes<keys<2>>, long>>);
static_assert(is_wrong<asks<of_whole>, no_names, bools<keys<2>>>("HU037 op: left holds bool, it takes integers"));

// of_bools
static_assert(accepts<asks<of_bools>, no_names, bools<keys<2>>>);
static_assert(is_wrong<asks<of_bools>, no_names, ints<keys<2>>>("HU037 op: left holds int, it takes bool"));

// of_numbers
static_assert(accepts<asks<of_numbers>, no_names, ints<keys<2>>>);
static_assert(is_wrong<asks<of_numbers>, no_names, bools<keys<2>>>("HU037 op: left holds bool, it takes numbers"));

// holds_filler
static_assert(accepts<asks<holds_filler>, no_names, floats<keys<2>>, bools<keys<2>>, plainly<double>>);
static_assert(accepts<asks<holds_filler>, no_names, ints<keys<2>>, bools<keys<2>>, plainly<int>>);
static_assert(is_wrong<asks<holds_filler>, no_names, ints<keys<2>>, bools<keys<2>>, plainly<float>>(
    "HU037 op: x holds int, it takes float"));

// masks_alone
static_assert(accepts<asks<masks_alone>, no_names, bools<keys<2>>, ints<keys<2>>>);
static_assert(accepts<asks<masks_alone>, no_names, floats<keys<2>>, floats<keys<2>>>);
static_assert(is_wrong<asks<masks_alone>, no_names, bools<keys<2>>, floats<keys<2>>>(
    "HU037 op: right holds float, it takes bool"));

// of_one_type
static_assert(accepts<asks<of_one_type>, no_names, ints<keys<2>>, ints<keys<2>>>);
static_assert(accepts<asks<of_one_type>, no_names, ints<keys<2>>, plainly<float>>);
static_assert(
    is_wrong<asks<of_one_type>, no_names, ints<keys<2>>, bools<keys<2>>>("HU037 op: left holds int, right holds bool"));

// takes_no_ids
static_assert(accepts<asks<takes_no_ids>, no_names, ints<ids_of<vocab<9>, keys<2>>>, ints<keys<2>>>);
static_assert(accepts<asks<takes_no_ids>, no_names, ints<ids_of<vocab<9>, keys<2>>>, floats<keys<2>, vocab<9>>>);
static_assert(accepts<asks<takes_no_ids>, no_names, ints<ids_of<tokens<9>, keys<2>>>, floats<keys<2>>>);
static_assert(is_wrong<asks<takes_no_ids>, no_names, floats<d_in<4>>, ints<ids_of<vocab<9>, keys<2>>>>(
    "HU037 op: right holds ids of vocab<9>, which are no numbers"));

// of_one_kind
static_assert(accepts<asks<of_one_kind>, no_names, ints<keys<2>>, bools<keys<2>>>);
static_assert(is_wrong<asks<of_one_kind>, no_names, floats<keys<2>>, ints<keys<2>>>(
    "HU037 op: left holds float, right holds int"));

// begins_with_type, makes_of_number and makes_positions: the numbers that a call makes
template <class Scalar> using makes = making<Scalar, no_names>;
static_assert(accepts<asks<begins_with_type>, makes<bool>> &&
              is_wrong<asks<begins_with_type>, makes<void>>("HU001 op: the type of its numbers comes first"));
static_assert(accepts<asks<makes_of_number>, makes<double>, plainly<float>> &&
              accepts<asks<makes_of_number>, makes<int>, plainly<int>> && accepts<asks<makes_of_number>, makes<int>> &&
              is_wrong<asks<makes_of_number>, makes<int>, plainly<double>>(
                  "HU037 op: the tensor would hold int, the number is floating-point"));
static_assert(accepts<asks<makes_positions>, makes<float>> &&
              is_wrong<asks<makes_positions>, makes<bool>>(
                  "HU037 op: the tensor would hold bool, and positions are whole numbers"));
}  // namespace headsup::headsup_calls
