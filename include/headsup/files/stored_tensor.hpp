#pragma once

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

/// Reads `count` numbers of x, from the number `first` on, in pieces if they are to be converted.
template <class Scalar>
void read_numbers(input_file const& file, stored_tensor const& x, std::size_t first, std::size_t count, Scalar* to) {
  std::size_t const each = words_of_type(x.type).bytes;
  std::uint64_t const at = x.first_byte + std::uint64_t{first} * each;
  if (x.type == type_of<Scalar> && x.type != number_type::boolean) return file.read(at, to, count * each);
  unsigned char piece[1 << 13];
  for (std::size_t done = 0; done < count;) {
    std::size_t const n = count - done < sizeof piece / each ? count - done : sizeof piece / each;
    file.read(at + std::uint64_t{done} * each, piece, n * each);
    if (x.type == number_type::boolean)  // a bool of another byte than 0 and 1 would be undefined
      for (std::size_t i = 0; i < n; ++i) piece[i] = piece[i] != 0;
    convert_numbers(to + done, piece, n, x.type);
    done += n;
  }
}

/// What is wrong with x as numbers of Scalar of these sizes; empty if nothing is.
template <class Scalar> std::string wrong_as(stored_tensor const& x, std::vector<std::size_t> const& sizes) {
  if (x.sizes != sizes) return "is " + text_of_sizes(x.sizes) + ", wanted " + text_of_sizes(sizes);
  if (!takes_type<Scalar>(x.type))
    return std::string("holds ") + words_of_type(x.type).safetensors + ", wanted " +
           words_of_type(type_of<Scalar>).safetensors;
  return "";
}

/// The numbers of x over the axes As, of which the unknown sizes are those of x.
template <class Scalar, class... As> tensor<Scalar, As...> read_as(input_file const& file, stored_tensor const& x) {
  using shape = axes<As...>;
  auto const refuse = [&](std::string const& wrong) {
    headsup_diagnostics::reject(file.name(), ": ", x.name.c_str(), x.name.empty() ? "" : " ", wrong.c_str());
  };
  if (x.sizes.size() != sizeof...(As))
    refuse("has " + std::to_string(x.sizes.size()) + " axes, wanted " + std::to_string(sizeof...(As)));
  std::size_t axis = 0;
  std::vector<std::size_t> const wanted{(++axis, As::size == dynamic ? x.sizes[axis - 1] : As::size)...};
  if (std::string const wrong = wrong_as<Scalar>(x, wanted); !wrong.empty()) refuse(wrong);
  if (x.bytes == 0) refuse("holds no numbers");
  extents<shape> sizes{};
  if constexpr (!shape::fixed)
    for (std::size_t i = 0; i < sizeof...(As); ++i) sizes.sizes[i] = wanted[i];
  tensor<Scalar, As...> made = unwritten<Scalar>(sizes);
  read_numbers(file, x, 0, made.size(), made.data());
  return made;
}
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
