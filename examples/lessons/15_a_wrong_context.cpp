// Lesson 15: The wrong context vector of journey
//
// This program compiles, and its last number is wrong: for journey the chapter prints 0.4419, 0.6515, 0.5683. Whoever
// wrote it renamed or declared something each time the compiler objected, until it no longer did.
// Each step has a name, and the assertion behind it says what it holds. In section 3.3 journey has the scores 0.9544,
// 1.4950, 1.4754, 0.8434, 0.7070, 1.0865 and the weights 0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581.

#include <headsup/headsup.hpp>

#include "inputs.hpp"

using namespace headsup;

// Step 1.
constexpr auto scores = contract<d_in>(inputs, rename<tokens, keys>(inputs));
static_assert(prints_as(take<tokens>(scores, 1), {0.9544, 1.4950, 1.4754, 0.8434, 0.7070, 1.0865}));

// Step 2. (A tensor that is declared so forgets over what its numbers sum to one.)
constexpr tensor<float, tokens<6>, keys<6>> weights = softmax<keys>(scores);
static_assert(prints_as(weights, {{0.2098, 0.2006, 0.1981, 0.1242, 0.1220, 0.1452},
                                  {0.1385, 0.2379, 0.2333, 0.1240, 0.1082, 0.1581},
                                  {0.1390, 0.2369, 0.2326, 0.1242, 0.1108, 0.1565},
                                  {0.1435, 0.2074, 0.2046, 0.1462, 0.1263, 0.1720},
                                  {0.1526, 0.1958, 0.1975, 0.1367, 0.1879, 0.1295},
                                  {0.1385, 0.2184, 0.2128, 0.1420, 0.0988, 0.1896}}));

// Step 3.
constexpr auto mixed = contract<tokens>(weights, inputs);
static_assert(prints_as(mixed, {{0.4017, 0.5023, 0.5059},
                                {0.5595, 0.7824, 0.6953},
                                {0.5538, 0.7686, 0.6834},
                                {0.3369, 0.4647, 0.4119},
                                {0.3525, 0.4059, 0.3657},
                                {0.3856, 0.5761, 0.5077}}));

// Step 4.
constexpr auto contexts = rename<keys, tokens>(mixed);
static_assert(prints_as(take<tokens>(contexts, 1), {0.5595, 0.7824, 0.6953}));

// The first of the four whose numbers are not the chapter's, and its shape: scores, weights, mixed or contexts?
constexpr tensor<float, ?, ?> first_wrong = ?;

// For journey it multiplied the six words by six of the 36 weights, and added. Which six, and what is their sum, to one
// decimal?
constexpr auto multipliers = take<?>(weights, 1);
constexpr float sum_of_multipliers = ?;

// The step, repaired.
constexpr auto repaired = contract<?>(weights, ?);

#include "finish/15_a_wrong_context.hpp"
