#pragma once

// Weights and tensors in files: a wing, which <headsup/headsup.hpp> does not include.

#include <headsup/files/npy.hpp>
#include <headsup/files/npz.hpp>
#include <headsup/files/safetensors.hpp>
#include <headsup/files/load_parameters.hpp>
