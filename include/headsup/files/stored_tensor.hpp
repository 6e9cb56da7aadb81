#pragma once

#include <headsup/calls/of_types.hpp>
#include <headsup/files/input_file.hpp>
#include <headsup/files/number_type.hpp>
#include <headsup/tensor/tensor.hpp>

#include <vector>

namespace HEADSUP_NAMESPACE {
/// A tensor of a file: what its head says, and where its numbers stand.
struct stored_tensor {
  std::string name;
  number_type type = number_type::unknown;
  std::vector<std::size_t> sizes;
  std::uint64_t first_byte = 0, bytes = 0;
  std::string axes;  // what the file calls them, if it does: see axes_in_file.hpp

  /// How many numbers; its bytes are counted, so it cannot be too large.
  std::size_t count() const {
    std::size_t product = 1;
    for (std::size_t const size : sizes) product *= size;
    return product;
  }
};

namespace headsup_detail {
inline std::string text_of_sizes(std::vector<std::size_t> const& sizes) {
  std::string text = "[";
  for (std::size_t i = 0; i < sizes.size(); ++i) text += (i == 0 ? "" : ", ") + std::to_string(sizes[i]);
  return text + "]";
}

/// The sizes of a tensor, outermost first.
template <class List> std::vector<std::size_t> sizes_in(extents<List> const& sizes) {
  return {sizes.data(), sizes.data() + List::rank};
}

/// Whether so many numbers of so many bytes are that many bytes, however large the sizes are.
inline bool fills(std::vector<std::size_t> const& sizes, std::size_t each, std::uint64_t bytes) {
  std::uint64_t product = each;
  bool has_none = false, too_large = false;
  for (std::size_t const size : sizes) {
    has_none = has_none || size == 0;
    too_large = too_large || (size != 0 && product > ~std::uint64_t{0} / size);
    product *= size;
  }
  return has_none ? bytes == 0 : !too_large && product == bytes;
}

/// A file, and what its head says of the tensors in it, in the order of its bytes.
struct file_with_tensors {
  input_file file;
  std::vector<stored_tensor> tensors;

  /// The tensor of that name, or null.
  stored_tensor const* find(std::string_view name) const {
    for (stored_tensor const& each : tensors)
      if (each.name == name) return &each;
    return nullptr;
  }
};

/// It ends with a function of who opened it, so that others need not compile how.
using opened_file = std::unique_ptr<file_with_tensors, void (*)(file_with_tensors const*)>;

/// A parameter as a layer has it.
struct wanted_parameter {
  char const* name;
  headsup_calls::axes_value const* axes;
  std::size_t const* sizes;
  numbers_in_memory const* numbers;
};
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
