#pragma once

#include <headsup/kernels/scratch.hpp>

namespace HEADSUP_NAMESPACE {
/// Frees the memory that the calling thread keeps for its next large operation, and returns how many bytes that was.
///
/// The memory in which its worker_threads compute is part of it, so they keep none of their own. What other threads of
/// the program keep stays: each frees its own, at the latest when it ends. The next large operation allocates again.
HEADSUP_HIDDEN inline std::size_t release_scratch() noexcept { return headsup_kernels::free_scratch(); }
}  // namespace HEADSUP_NAMESPACE
