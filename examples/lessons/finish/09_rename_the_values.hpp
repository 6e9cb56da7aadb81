#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_in<3>>(contexts), "each of the six words has a context vector: d_in<3>");
static_assert(prints_as(take<tokens>(contexts, 1), {0.4419, 0.6515, 0.5683}),
              "the context vector of journey is 0.4419, 0.6515, 0.5683");
static_assert(prints_as(take<tokens>(contexts, 5), {0.4177, 0.6503, 0.5645}),
              "the context vector of step is 0.4177, 0.6503, 0.5645");
constexpr tensor<float, tokens<6>, d_in<3>> all_alike = expand<tokens<6>>(take<tokens>(inputs, 2));
static_assert(lesson::same(contexts_of(all_alike), all_alike), "a mixture of six equal words is that word");
