#pragma once

#include <headsup/core/flags.hpp>

// The code of each kind of mistake: what messages begin with, and the name of its page in docs/errors.

namespace HEADSUP_NAMESPACE::headsup_codes {
HEADSUP_HIDDEN inline constexpr char undeclarable[] = "HU001";      // a tensor that cannot be declared
HEADSUP_HIDDEN inline constexpr char role_twice[] = "HU002";        // one role twice
HEADSUP_HIDDEN inline constexpr char missing_axis[] = "HU003";      // an operand lacks the axis
HEADSUP_HIDDEN inline constexpr char two_sizes[] = "HU004";         // one role, two sizes
HEADSUP_HIDDEN inline constexpr char misfit_braces[] = "HU005";     // braces that do not fit the axes
HEADSUP_HIDDEN inline constexpr char other_inner_axis[] = "HU006";  // a product over two different axes
HEADSUP_HIDDEN inline constexpr char not_lined_up[] = "HU008";      // axes that do not say how they line up
HEADSUP_HIDDEN inline constexpr char misfit_sizes[] = "HU009";      // sizes that do not divide or fill
HEADSUP_HIDDEN inline constexpr char moved_numbers[] = "HU010";     // numbers in another order
HEADSUP_HIDDEN inline constexpr char no_weights[] = "HU015";        // weights and scores confused
HEADSUP_HIDDEN inline constexpr char misplaced_mask[] = "HU019";    // a mask in the wrong place, or the wrong way round
HEADSUP_HIDDEN inline constexpr char beyond_the_end[] = "HU021";    // beyond the end of an axis
HEADSUP_HIDDEN inline constexpr char queries_and_keys[] = "HU026";  // queries and keys that do not meet as they should
HEADSUP_HIDDEN inline constexpr char unnamed_axis[] = "HU027";      // an operation that names no axis
HEADSUP_HIDDEN inline constexpr char mixed[] = "HU029";             // an operation that mixes examples or tokens
HEADSUP_HIDDEN inline constexpr char other_axes[] = "HU033";        // a tensor with other axes
HEADSUP_HIDDEN inline constexpr char rotary[] = "HU034";            // rotary features and their angles
HEADSUP_HIDDEN inline constexpr char other_kind[] = "HU037";        // numbers of another kind
HEADSUP_HIDDEN inline constexpr char lost_numbers[] = "HU038";      // numbers that are gone, copied or lost
HEADSUP_HIDDEN inline constexpr char no_layer[] = "HU043";          // a layer that cannot be made
HEADSUP_HIDDEN inline constexpr char called_otherwise[] = "HU046";  // a layer called in another way
HEADSUP_HIDDEN inline constexpr char missing_size[] = "HU047";      // a size that is missing or known too late
HEADSUP_HIDDEN inline constexpr char other_form[] = "HU051";        // a call that is written in another way
HEADSUP_HIDDEN inline constexpr char no_generator[] = "HU053";      // random numbers without a generator
HEADSUP_HIDDEN inline constexpr char torch_name[] = "HU054";        // a function of PyTorch that has another name
HEADSUP_HIDDEN inline constexpr char other_ids[] = "HU062";         // ids of something else
HEADSUP_HIDDEN inline constexpr char not_one_number[] = "HU065";    // one number where there are many
HEADSUP_HIDDEN inline constexpr char misfit_labels[] = "HU071";     // a heat map that does not fit
HEADSUP_HIDDEN inline constexpr char broken_law[] = "HU072";        // a layer breaks a law
}  // namespace HEADSUP_NAMESPACE::headsup_codes
