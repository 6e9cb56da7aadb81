#pragma once

#include <headsup/core/argument_error.hpp>

#include <cstddef>
#include <new>
#include <type_traits>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// Tensors of up to this many bytes live inside the object and can be constants; larger ones live on the heap.
inline constexpr std::size_t largest_in_object = 16384;
}  // namespace headsup_detail

/// Where tensors on the heap begin: a cache line, and the widest vector register of x86-64.
inline constexpr std::size_t heap_alignment = 64;

namespace headsup_detail {
/// Asks for a tensor whose numbers will all be written before one is read.
struct uninitialized_t {
  explicit uninitialized_t() = default;
};
/// tensor<float, tokens<6>, d_in<3>> x(uninitialized): its numbers are written before they are read.
inline constexpr uninitialized_t uninitialized{};

[[gnu::always_inline]] inline void at_run_time() noexcept {}
/// The same for the result of an operation. At run time it calls a function that is no constant: else g++ would compute
/// operations on constants while it compiles, in any function, and store each number singly.
[[gnu::always_inline]] constexpr uninitialized_t to_be_computed() noexcept {
  if (!std::is_constant_evaluated()) at_run_time();
  return uninitialized;
}

/// N numbers inside the object.
template <class Scalar, std::size_t N> class in_object {
 public:
  constexpr explicit in_object(std::size_t) {}

  constexpr Scalar* data() { return numbers_; }
  constexpr Scalar const* data() const { return numbers_; }

 private:
  Scalar numbers_[N]{};
};

/// Uninitialised numbers on the heap, with one owner. In a constant expression they live as long as the expression.
template <class Scalar> class heap_of {
 public:
  constexpr explicit heap_of(std::size_t n) : numbers_(allocate(n)) {}

  constexpr heap_of(heap_of&& other) noexcept : numbers_(other.numbers_) { other.numbers_ = nullptr; }
  constexpr heap_of& operator=(heap_of&& other) noexcept {
    heap_of taken(static_cast<heap_of&&>(other));
    Scalar* const mine = numbers_;
    numbers_ = taken.numbers_;
    taken.numbers_ = mine;
    return *this;
  }
  constexpr ~heap_of() {
    if (std::is_constant_evaluated()) delete[] numbers_;
    else release(numbers_);
  }

  constexpr Scalar* data() { return numbers_; }
  constexpr Scalar const* data() const { return numbers_; }

 private:
  static constexpr Scalar* allocate(std::size_t n) {
    // Compilers show the line of `new` where a constant would keep it, and no other words.
    if (std::is_constant_evaluated())
      return new Scalar[n];  // HU038 tensor: over 16 KiB or dynamic, it is no constant; fix: const instead of constexpr
    if (n > static_cast<std::size_t>(-1) / 2 / sizeof(Scalar))
      headsup_diagnostics::reject<size_error>("tensor: more numbers than memory can hold");
    return static_cast<Scalar*>(::operator new(n * sizeof(Scalar), std::align_val_t{heap_alignment}));
  }
  // Not constexpr on purpose: where the destructor itself calls ::operator delete, clang (14, 19) takes it for a
  // constant without effect, and at run time destroys no local tensor.
  static void release(Scalar* numbers) noexcept { ::operator delete(numbers, std::align_val_t{heap_alignment}); }

  Scalar* numbers_;
};

/// Whether a tensor over List is a plain value.
template <class Scalar, class List>
inline constexpr bool is_in_object = List::size <= largest_in_object / sizeof(Scalar);

/// The storage of N numbers; if N is known only at run time, it is on the heap.
template <class Scalar, std::size_t N>
using tensor_storage =
    std::conditional_t<(N <= largest_in_object / sizeof(Scalar)), in_object<Scalar, N>, heap_of<Scalar>>;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
