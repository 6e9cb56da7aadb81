#pragma once

// Pictures of tensors: a wing, which <headsup/headsup.hpp> does not include.

#include <headsup/pictures/heat_map.hpp>
