#pragma once

#include <headsup/core/boost_hana.hpp>
#include <headsup/layers/parameters.hpp>

// BOOST_HANA_DEFINE_STRUCT, for layers that list their parameters with it, and the definitions behind the layers of
// this library as Hana structs. Not part of <headsup/headsup.hpp>: no layer of this library needs it.
