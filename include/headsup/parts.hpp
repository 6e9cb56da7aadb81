#pragma once

// An axis that is made of others, side by side: a wing, which <headsup/headsup.hpp> does not include.

#include <headsup/parts/join.hpp>
#include <headsup/parts/part.hpp>
