#pragma once

#include "expect.hpp"

static_assert(lesson::has_axes<tokens<6>, d_out<3>>(projected), "the layer makes d_out of the d_in of every token");
static_assert(lesson::same(projected, layer(inputs)), "by hand the numbers are those of layer(inputs)");
static_assert(lesson::same(project(inputs * 3.0f, layer.weight), layer(inputs * 3.0f)),
              "project has to work for other words too");
