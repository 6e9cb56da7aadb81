#pragma once

// For who serves a model: a wing, which <headsup/headsup.hpp> does not include.

#include <headsup/serving/pack.hpp>
#include <headsup/serving/release_scratch.hpp>
#include <headsup/serving/sequence_caches.hpp>
