#pragma once

#include <headsup/parallel/team.hpp>

#include <cstddef>
#include <new>

namespace HEADSUP_NAMESPACE::kernels {
HEADSUP_HIDDEN_BEGIN

/// What a thread keeps at most between large operations, and how much more for each of the others of its team.
inline constexpr std::size_t kept_bytes = std::size_t{4} << 20;
inline constexpr std::size_t kept_bytes_of_worker = std::size_t{256} << 10;

/// Memory that a thread keeps between large operations, so that later ones allocate nothing. It has no destructor, so
/// that destructors that run after the end of the thread's variables can use it.
class scratch_memory {
 public:
  constexpr scratch_memory() = default;
  scratch_memory(scratch_memory const&) = delete;
  scratch_memory& operator=(scratch_memory const&) = delete;

  /// At least `count` numbers, aligned to a cache line; earlier contents are lost.
  float* at_least(std::size_t count) {
    if (count > size_) {
      release();
      first_ = static_cast<float*>(::operator new(count * sizeof(float), std::align_val_t{64}));
      size_ = count;
    }
    return first_;
  }

  /// Frees the memory, and returns its bytes.
  std::size_t release() noexcept {
    std::size_t const bytes = size_ * sizeof(float);
    ::operator delete(first_, std::align_val_t{64});
    first_ = nullptr;
    size_ = 0;
    return bytes;
  }

  /// Frees the memory, from now on after each use.
  void end() noexcept {
    release();
    ended_ = true;
  }
  void end_use() noexcept {
    if (ended_ || size_ * sizeof(float) > kept_bytes + (parallel::members() - 1) * kept_bytes_of_worker) release();
  }

 private:
  float* first_ = nullptr;
  std::size_t size_ = 0;
  bool ended_ = false;
};

/// Ends the memory of a thread with the thread.
struct scratch_end {
  ~scratch_end() { memory.end(); }
  scratch_memory& memory;
};

/// That of this thread.
inline scratch_memory& scratch() {
#if defined(__wasm__) && !defined(__wasm_atomics__)
  static scratch_memory mine;  // no threads, and none of what their variables need to be destroyed
  [[maybe_unused]] static scratch_end const end{mine};
#else
  static thread_local scratch_memory mine;
  [[maybe_unused]] static thread_local scratch_end const end{mine};
#endif
  return mine;
}

/// One operation's use of this thread's memory.
class scratch_use {
 public:
  scratch_use() = default;
  scratch_use(scratch_use const&) = delete;
  scratch_use& operator=(scratch_use const&) = delete;
  ~scratch_use() { memory_.end_use(); }

  float* at_least(std::size_t count) { return memory_.at_least(count); }

 private:
  scratch_memory& memory_ = scratch();
};

HEADSUP_HIDDEN_END
}  // namespace HEADSUP_NAMESPACE::kernels

namespace HEADSUP_NAMESPACE {
/// Frees the memory that the calling thread keeps for its next large operation, and returns how many bytes that was.
///
/// The memory in which its worker_threads compute is part of it, so they keep none of their own. What other threads of
/// the program keep stays: each frees its own, at the latest when it ends. The next large operation allocates again.
HEADSUP_HIDDEN inline std::size_t release_scratch() noexcept { return kernels::scratch().release(); }
}  // namespace HEADSUP_NAMESPACE
