#pragma once

// How PyTorch, which knows places and no names, reads the calls that headsup refuses. <headsup/headsup.hpp> includes
// this if HEADSUP_AS_PYTORCH is defined: then a refused program runs, and shows the numbers that it would have made
// there.

#include <headsup/by_place/along.hpp>
#include <headsup/by_place/compared.hpp>
#include <headsup/by_place/layers.hpp>
#include <headsup/by_place/masks.hpp>
#include <headsup/by_place/none.hpp>
#include <headsup/by_place/pairs.hpp>
#include <headsup/by_place/products.hpp>
#include <headsup/by_place/reductions.hpp>
#include <headsup/by_place/tables.hpp>
#include <headsup/by_place/views.hpp>
