#pragma once

#include <headsup/core/flags.hpp>

// The code of each kind of mistake: what messages begin with, and the name of its page in docs/errors.

namespace HEADSUP_NAMESPACE::codes {
HEADSUP_HIDDEN inline constexpr char empty_axis[] = "HU001";            // an axis without elements
HEADSUP_HIDDEN inline constexpr char role_twice[] = "HU002";            // one role twice in a tensor
HEADSUP_HIDDEN inline constexpr char missing_axis[] = "HU003";          // an operand lacks the axis
HEADSUP_HIDDEN inline constexpr char two_sizes[] = "HU004";             // one role, two sizes
HEADSUP_HIDDEN inline constexpr char misfit_braces[] = "HU005";         // braces that do not fit the axes
HEADSUP_HIDDEN inline constexpr char other_inner_axis[] = "HU006";      // a matrix product over two different axes
HEADSUP_HIDDEN inline constexpr char role_twice_in_result[] = "HU002";  // a result with one role twice
HEADSUP_HIDDEN inline constexpr char not_lined_up[] = "HU008";          // axes that do not say how they line up
HEADSUP_HIDDEN inline constexpr char other_split[] = "HU009";           // a split into other sizes
HEADSUP_HIDDEN inline constexpr char other_split_order[] = "HU010";     // a split in a different order from the merge
HEADSUP_HIDDEN inline constexpr char no_neighbours[] = "HU010";         // a merge of axes that are not neighbours
HEADSUP_HIDDEN inline constexpr char existing_axis[] = "HU002";         // an axis that already exists
HEADSUP_HIDDEN inline constexpr char moved_numbers[] = "HU010";         // a reshape that would move numbers
HEADSUP_HIDDEN inline constexpr char joined_differ[] = "HU033";         // joined tensors that differ
HEADSUP_HIDDEN inline constexpr char no_weights[] = "HU015";  // weights that do not sum to one over the values' axis
HEADSUP_HIDDEN inline constexpr char beyond_context[] = "HU021";    // more tokens than the layer supports
HEADSUP_HIDDEN inline constexpr char does_not_divide[] = "HU009";   // features that do not divide among the heads
HEADSUP_HIDDEN inline constexpr char onto_itself[] = "HU002";       // a linear layer from a role to itself
HEADSUP_HIDDEN inline constexpr char unknown_position[] = "HU019";  // a causal mask without the position of the queries
HEADSUP_HIDDEN inline constexpr char unnamed_transpose[] = "HU027";  // a transposition that does not name its axes
HEADSUP_HIDDEN inline constexpr char beyond_the_end[] = "HU021";     // beyond the end of an axis
HEADSUP_HIDDEN inline constexpr char no_vectors[] = "HU006";      // a dot product of operands that are not two vectors
HEADSUP_HIDDEN inline constexpr char shared_role[] = "HU002";     // ids and table rows that share a role
HEADSUP_HIDDEN inline constexpr char other_input[] = "HU003";     // an input that lacks what the layer maps
HEADSUP_HIDDEN inline constexpr char two_types[] = "HU037";       // numbers of two types
HEADSUP_HIDDEN inline constexpr char mask_of_itself[] = "HU026";  // a mask of a role with itself
HEADSUP_HIDDEN inline constexpr char unnamed_axis[] = "HU027";    // an operation that names no axis
HEADSUP_HIDDEN inline constexpr char single_weight[] = "HU015";   // weights over a single element
HEADSUP_HIDDEN inline constexpr char mixed[] = "HU029";           // an operation that mixes examples or tokens
HEADSUP_HIDDEN inline constexpr char merged_otherwise[] = "HU010";  // one axis, merged in two different ways
HEADSUP_HIDDEN inline constexpr char all_hidden[] = "HU003";        // a mask that hides all keys from a query
HEADSUP_HIDDEN inline constexpr char past_hidden[] = "HU019";       // a triangle that hides the past
HEADSUP_HIDDEN inline constexpr char other_axes[] = "HU033";        // a tensor with the wrong axes
HEADSUP_HIDDEN inline constexpr char unpaired[] = "HU034";  // rotary features that do not say which two form a pair
HEADSUP_HIDDEN inline constexpr char own_recurrence[] = "HU029";      // a state that has the axis of its own recurrence
HEADSUP_HIDDEN inline constexpr char offset_beyond_keys[] = "HU019";  // an offset beyond the keys
HEADSUP_HIDDEN inline constexpr char other_kind[] = "HU037";          // numbers of the wrong kind
HEADSUP_HIDDEN inline constexpr char dangling_view[] = "HU038";       // a view of numbers that no longer exist
HEADSUP_HIDDEN inline constexpr char dropped_elements[] = "HU009";    // dropping an axis with more than one element
HEADSUP_HIDDEN inline constexpr char misfit_repetition[] = "HU009";   // a repetition that does not fit
HEADSUP_HIDDEN inline constexpr char no_numbers[] = "HU001";          // a tensor of elements that are not numbers
HEADSUP_HIDDEN inline constexpr char too_many_axes[] = "HU001";       // more axes than headsup supports
HEADSUP_HIDDEN inline constexpr char parameters[] = "HU043";          // the parameters of a layer
HEADSUP_HIDDEN inline constexpr char no_words[] = "HU001";            // a text without words
HEADSUP_HIDDEN inline constexpr char swapped_sizes[] = "HU043";       // swapped sizes of a layer
HEADSUP_HIDDEN inline constexpr char other_arguments[] = "HU046";     // a layer called with the wrong arguments
HEADSUP_HIDDEN inline constexpr char late_size[] =
    "HU047";  // a size that is needed at compile time but known only at run time
HEADSUP_HIDDEN inline constexpr char missing_sizes[] = "HU047";     // missing sizes where a tensor is constructed
HEADSUP_HIDDEN inline constexpr char other_cache[] = "HU046";       // a cache of another layer
HEADSUP_HIDDEN inline constexpr char nothing_to_pack[] = "HU046";   // packing something without weights to pack
HEADSUP_HIDDEN inline constexpr char other_form[] = "HU051";        // a call that is written in another way
HEADSUP_HIDDEN inline constexpr char stated_size[] = "HU001";       // an axis of a stated size
HEADSUP_HIDDEN inline constexpr char no_generator[] = "HU053";      // random numbers without a generator
HEADSUP_HIDDEN inline constexpr char torch_name[] = "HU054";        // a function of PyTorch that has another name
HEADSUP_HIDDEN inline constexpr char weights_already[] = "HU015";   // weights where scores belong
HEADSUP_HIDDEN inline constexpr char zeros_that_hide[] = "HU015";   // zeros that should hide
HEADSUP_HIDDEN inline constexpr char pooled[] = "HU029";            // what was pooled goes back unseen
HEADSUP_HIDDEN inline constexpr char scores_of_itself[] = "HU026";  // scores of each token with itself
HEADSUP_HIDDEN inline constexpr char other_heads[] = "HU026";       // query heads beside key-value heads
HEADSUP_HIDDEN inline constexpr char attending_heads[] = "HU026";   // heads that attend
HEADSUP_HIDDEN inline constexpr char other_angles[] = "HU034";      // another angle for each head
HEADSUP_HIDDEN inline constexpr char other_ids[] = "HU062";         // ids of something else
HEADSUP_HIDDEN inline constexpr char options[] = "HU043";           // options of an attention layer
HEADSUP_HIDDEN inline constexpr char other_padding[] = "HU003";     // padding of other tokens
HEADSUP_HIDDEN inline constexpr char not_one_number[] = "HU065";    // one number where there are many
HEADSUP_HIDDEN inline constexpr char no_axes[] = "HU043";           // a layer without its axes
HEADSUP_HIDDEN inline constexpr char large_copy[] = "HU038";        // a copy of a large tensor
HEADSUP_HIDDEN inline constexpr char lost_write[] = "HU038";        // a temporary on the left of =
HEADSUP_HIDDEN inline constexpr char beyond_memory[] = "HU001";     // more numbers than memory can hold
HEADSUP_HIDDEN inline constexpr char other_shape[] = "HU033";       // another shape than the one you stated
HEADSUP_HIDDEN inline constexpr char misfit_labels[] = "HU071";     // a heat map that does not fit
HEADSUP_HIDDEN inline constexpr char broken_law[] = "HU072";        // a layer breaks a law
}  // namespace HEADSUP_NAMESPACE::codes
