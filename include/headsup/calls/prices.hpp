#pragma once

#include <headsup/core/flags.hpp>

// What changes of a call cost: the cheapest with which all rules hold are the fix. What was probably meant is cheap;
// which change has which price is tuned by the slips of runtime_tests/calls.

namespace HEADSUP_NAMESPACE::headsup_calls::price {
HEADSUP_HIDDEN inline constexpr int  // of a change:
    along = 1,                       // the other half of one that is made at once
    certain = 2,                     // what is there can hardly mean anything else, as a role that stands twice
    slip = 3,                        // of the pen: a letter, a place, a pointer for what it points at
    mix_up = 4,                      // one for another that belongs there, as a whole for its part
    sure = 5,                        // another operand, or the operation, says what is meant
    likely = 6,                      // most programs mean that
    fair = 7,                        // many do
    plausible = 8,                   // from here on, what is proposed may well be wrong
    possible = 9,                    // and something else is as possible
    thinkable = 10,                  // what else may be changed is changed more often
    doubtful = 11,                   // it leaves something out, or claims more
    guess = 12,                      // the axis may be another one, or come from elsewhere
    bold_guess = 13,                 // and nothing in the call says so
    wild_guess = 14,                 // another role, if neither name, kind nor size says so
    made_up = 15,                    // an axis that only the operation asks for
    remote = 17,                     // what changes the numbers as well
    rare = 18,                       // what is meant by few that call it so
    last_resort = 20,                // where nothing else helps
    in_vain = 22,                    // what mostly leads nowhere
    heads_as_places = 24,            // no head is a position
    hardly = 25,                     // what programs hardly mean
    dearest = 26,                    // what costs more was not meant: then nothing is named
    beside_a_guess = 30,             // what only stands beside a fix that may be wrong
    never = 30,                      // a role of another kind of things
    // and by how much a change costs more or less than its like:
    a_little = 1,       // one of two that are alike
    somewhat = 2,       // it has a reason of its own
    of_a_second = 2,    // two changes are less likely than one
    more = 3,           // the kind or size of an axis speaks for it, or against
    much = 4,           // and so does the operation
    for_code = 5,       // another fix that is code, where the cheapest is none
    far_more = 6,       // what is there stands against it
    of_the_left = 7,    // what an operator changes is seldom wrong
    as_declared = 8,    // what is declared is as it is to be
    of_elsewhere = 12;  // such axes come from before the call
}  // namespace HEADSUP_NAMESPACE::headsup_calls::price
