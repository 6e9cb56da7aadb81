#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>
#include <new>

namespace HEADSUP_NAMESPACE::kernels {
HEADSUP_HIDDEN_BEGIN

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

  /// Frees the memory.
  void release() noexcept {
    ::operator delete(first_, std::align_val_t{64});
    first_ = nullptr;
    size_ = 0;
  }

  /// Frees the memory, from now on after each use.
  void end() noexcept {
    release();
    ended_ = true;
  }
  void end_use() noexcept {
    if (ended_) release();
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
