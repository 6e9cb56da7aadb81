#pragma once

#include <headsup/core/bounded_text.hpp>

// Sizes as PyTorch has them, in order and without names; what its operations make of them, and what it says where it
// stops. Nothing here knows an axis: what does is in by_place/axes.hpp.

namespace HEADSUP_NAMESPACE::headsup_by_place {
inline constexpr std::size_t most_axes = 8;

/// What PyTorch says where it stops.
using torch_words = bounded_text<240>;

struct sizes {
  std::size_t count = 0;
  std::size_t each[most_axes]{};

  constexpr void push(std::size_t size) { each[count++] = size; }
  constexpr std::size_t operator[](std::size_t i) const { return each[i]; }
  /// Counted from the last, which is 0; of an axis that is not there, 1.
  constexpr std::size_t from_right(std::size_t i) const { return i < count ? each[count - 1 - i] : 1; }
  /// All of these from first on, multiplied.
  constexpr std::size_t product(std::size_t first = 0) const {
    std::size_t all = 1;
    for (std::size_t i = first; i < count; ++i) all *= each[i];
    return all;
  }
  /// Without the last `fewer`.
  constexpr sizes front(std::size_t fewer) const {
    sizes made = *this;
    made.count = count < fewer ? 0 : count - fewer;
    return made;
  }
  constexpr bool operator==(sizes const& other) const {
    for (std::size_t i = 0; i < count && i < other.count; ++i)
      if (each[i] != other.each[i]) return false;
    return count == other.count;
  }
};

/// As Python prints a list.
constexpr torch_words& operator<<(torch_words& to, sizes const& all) {
  to << "[";
  for (std::size_t i = 0; i < all.count; ++i) to << (i == 0 ? "" : ", ") << all[i];
  return to << "]";
}

/// What becomes of sizes: others, or the words of PyTorch.
struct outcome {
  sizes made{};
  torch_words stops{};

  constexpr bool runs() const { return stops.size() == 0; }
};

/// Number by number: lined up from the right, where a size of 1 fits every other.
constexpr outcome broadcast(sizes const& a, sizes const& b) {
  outcome result;
  std::size_t const n = a.count > b.count ? a.count : b.count;
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t const x = a.from_right(n - 1 - i), y = b.from_right(n - 1 - i);
    result.made.push(x == 1 ? y : x);
    // The last one that differs is the one that it names.
    if (x != y && x != 1 && y != 1)
      (result.stops = {}) << "The size of tensor a (" << x << ") must match the size of tensor b (" << y
                          << ") at non-singleton dimension " << i;
  }
  return result;
}

/// a @ b: rows of the one by columns of the other, and what stands before these lined up from the right.
constexpr outcome product(sizes const& a, sizes const& b) {
  outcome result;
  if (a.count == 0 || b.count == 0) {
    result.stops << "both arguments to matmul need to be at least 1D, but they are " << a.count << "D and " << b.count
                 << "D";
    return result;
  }
  std::size_t const inner = a.from_right(0), other = b.from_right(b.count == 1 ? 0 : 1);
  if (a.count == 1 && b.count == 1) {
    if (inner != other)
      result.stops << "inconsistent tensor size, expected tensor [" << inner << "] and src [" << other
                   << "] to have the same number of elements, but got " << inner << " and " << other
                   << " elements respectively";
    return result;
  }
  result = broadcast(a.front(2), b.front(2));
  if (!result.runs()) return result;
  std::size_t const batch = result.made.product();
  if (a.count > 1) result.made.push(a.from_right(1));
  if (b.count > 1) result.made.push(b.from_right(0));
  if (inner == other) return result;
  // One of two axes or fewer is multiplied with the other's axes but the last as one; a matrix on the left, turned.
  if (b.count == 1 || (a.count == 1 && b.count > 2)) {
    sizes const& matrices = b.count == 1 ? a : b;
    std::size_t const width = b.count == 1 ? inner : other, rows = matrices.product() / width;
    result.stops << "size mismatch, got " << rows << ", " << rows << "x" << width << ","
                 << (b.count == 1 ? other : inner);
  } else if (b.count == 2)
    result.stops << "mat1 and mat2 shapes cannot be multiplied (" << a.product() / inner << "x" << inner << " and "
                 << other << "x" << b.from_right(0) << ")";
  else if (a.count == 2)
    result.stops << "mat1 and mat2 shapes cannot be multiplied (" << b.product() / other << "x" << other << " and "
                 << inner << "x" << a.from_right(1) << ")";
  else
    result.stops << "Expected size for first two dimensions of batch2 tensor to be: [" << batch << ", " << inner
                 << "] but got: [" << batch << ", " << other << "].";
  return result;
}

/// x.view(to), or x.reshape(to).
constexpr outcome viewed(sizes const& x, sizes const& to) {
  outcome result{to, {}};
  if (x.product() != to.product()) result.stops << "shape '" << to << "' is invalid for input of size " << x.product();
  return result;
}

/// torch.cat((x, y), dim).
constexpr outcome joined(sizes const& x, sizes const& y, std::size_t dim) {
  outcome result{x, {}};
  if (x.count != y.count) {
    result.stops << "Tensors must have same number of dimensions: got " << x.count << " and " << y.count;
    return result;
  }
  for (std::size_t i = 0; i < x.count; ++i)
    if (i != dim && x[i] != y[i] && result.runs())
      result.stops << "Sizes of tensors must match except in dimension " << dim << ". Expected size " << x[i]
                   << " but got size " << y[i] << " for tensor number 1 in the list.";
  result.made.each[dim] = x[dim] + y[dim];
  return result;
}

/// Where in a tensor of these sizes element `at` of one over `of` is read, lined up from the right.
constexpr std::size_t place_in(sizes const& x, sizes const& of, std::size_t at) {
  std::size_t place = 0, step = 1;
  for (std::size_t i = 0; i < of.count; ++i) {
    std::size_t const size = x.from_right(i);
    if (size != 1) place += at % of.from_right(i) * step;
    at /= of.from_right(i);
    step *= size;
  }
  return place;
}
}  // namespace HEADSUP_NAMESPACE::headsup_by_place
