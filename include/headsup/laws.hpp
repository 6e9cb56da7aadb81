#pragma once

// Laws say how a layer behaves: what types cannot see is asked of numbers, at compile time or at run time.

// First what another includes: a message lists each header between the mistake and the program.
#include <headsup/laws/sees.hpp>

#include <headsup/laws/alike.hpp>
#include <headsup/laws/cache_is_pass.hpp>
#include <headsup/laws/each_counts.hpp>
#include <headsup/laws/hold.hpp>
#include <headsup/laws/one_constant_a_run.hpp>
#include <headsup/laws/padding_unseen.hpp>
#include <headsup/laws/weights.hpp>
