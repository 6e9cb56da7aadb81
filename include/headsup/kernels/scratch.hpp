#pragma once

#include <headsup/core/flags.hpp>

#include <cstddef>
#include <new>

namespace HEADSUP_NAMESPACE::kernels {
HEADSUP_HIDDEN_BEGIN

/// Memory that a thread keeps between large operations, so that later ones allocate nothing.
class scratch_memory {
 public:
  scratch_memory() = default;
  scratch_memory(scratch_memory const&) = delete;
  scratch_memory& operator=(scratch_memory const&) = delete;
  ~scratch_memory() { release(); }

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

 private:
  float* first_ = nullptr;
  std::size_t size_ = 0;
};

inline scratch_memory& scratch() {
#if defined(__wasm__) && !defined(__wasm_atomics__)
  static scratch_memory mine;  // no threads, and none of what their variables need to be destroyed
#else
  static thread_local scratch_memory mine;
#endif
  return mine;
}

HEADSUP_HIDDEN_END
}  // namespace HEADSUP_NAMESPACE::kernels
