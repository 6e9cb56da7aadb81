#pragma once

#include <headsup/kernels/team.hpp>

#include <cstddef>
#include <new>

namespace headsup::headsup_program {
/// Memory that a thread keeps between large operations, so that later ones allocate nothing. It has no destructor, so
/// that destructors that run after the end of the thread's variables can use it.
struct scratch_memory {
  float* first = nullptr;
  std::size_t size = 0;
  bool ended = false;  ///< from now on it is freed after each use
};
HEADSUP_HIDDEN constinit inline thread_local scratch_memory scratch;
}  // namespace headsup::headsup_program

namespace HEADSUP_NAMESPACE {
namespace headsup_kernels HEADSUP_HIDDEN {
/// What a thread keeps at most between large operations, and how much more for each of the others of its team.
inline constexpr std::size_t kept_bytes = std::size_t{4} << 20;
inline constexpr std::size_t kept_bytes_of_worker = std::size_t{256} << 10;

/// Frees the memory of this thread, and returns its bytes.
inline std::size_t free_scratch() noexcept {
  headsup_program::scratch_memory& mine = headsup_program::scratch;
  std::size_t const bytes = mine.size * sizeof(float);
  ::operator delete(mine.first, std::align_val_t{64});
  mine.first = nullptr;
  mine.size = 0;
  return bytes;
}

/// Ends the memory of a thread with the thread.
struct scratch_end {
  ~scratch_end() {
    free_scratch();
    headsup_program::scratch.ended = true;
  }
};

/// One operation's use of this thread's memory.
class scratch_use {
 public:
  scratch_use() {
#if defined(HEADSUP_ONE_THREAD)
    [[maybe_unused]] static scratch_end const end;
#else
    [[maybe_unused]] static thread_local scratch_end const end;
#endif
  }
  scratch_use(scratch_use const&) = delete;
  scratch_use& operator=(scratch_use const&) = delete;
  ~scratch_use() {
    std::size_t const most = kept_bytes + (headsup_parallel::members() - 1) * kept_bytes_of_worker;
    if (headsup_program::scratch.ended || headsup_program::scratch.size * sizeof(float) > most) free_scratch();
  }

  /// At least `count` numbers, aligned to a cache line; earlier contents are lost.
  float* at_least(std::size_t count) {
    headsup_program::scratch_memory& mine = headsup_program::scratch;
    if (count > mine.size) {
      free_scratch();
      mine.first = static_cast<float*>(::operator new(count * sizeof(float), std::align_val_t{64}));
      mine.size = count;
    }
    return mine.first;
  }
};
}  // namespace headsup_kernels
}  // namespace HEADSUP_NAMESPACE
