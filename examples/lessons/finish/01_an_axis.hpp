#pragma once

#include "expect.hpp"

static_assert(std::is_same_v<layers<1>::role, headsup::role<"layers">>,
              "the role of layers is the word in its quotes: call it layers too, so that messages say so");
static_assert(layers<12>::size == 12, "layers<12> is an axis of 12: keep the N");
static_assert(lesson::shape<"activations", decltype(activations), layers<2>, tokens<3>>);
static_assert(same_role<layers<1>, tokens<1>> ||
                  lesson::same(take<layers>(activations, 1), tensor<float, tokens<3>>{{4, 5, 6}}),
              "the second layer computes 4, 5, 6 from the words");
