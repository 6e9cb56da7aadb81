#pragma once

#include <headsup/files/axes_in_file.hpp>
#include <headsup/files/parameter_names.hpp>
#include <headsup/files/stored_tensor.hpp>

namespace HEADSUP_NAMESPACE::headsup_detail {
/// Reads `count` numbers of x, from the number `first` on, in pieces if they are to be converted.
inline void read_numbers(input_file const& file, stored_tensor const& x, std::size_t first, std::size_t count,
                         numbers_in_memory const& as, void* to) {
  std::size_t const each = words_of_type(x.type).bytes;
  std::uint64_t const at = x.first_byte + std::uint64_t{first} * each;
  if (x.type == as.type && x.type != number_type::boolean) return file.read(at, to, count * each);
  unsigned char piece[1 << 13];
  for (std::size_t done = 0; done < count;) {
    std::size_t const n = count - done < sizeof piece / each ? count - done : sizeof piece / each;
    file.read(at + std::uint64_t{done} * each, piece, n * each);
    if (x.type == number_type::boolean)  // a bool of another byte than 0 and 1 would be undefined
      for (std::size_t i = 0; i < n; ++i) piece[i] = piece[i] != 0;
    as.convert(static_cast<char*>(to) + done * as.bytes, piece, n, x.type);
    done += n;
  }
}

/// The same of one of a file's tensors, if it has these numbers.
inline void read_some(file_with_tensors const& file, stored_tensor const& x, std::size_t first, std::size_t count,
                      numbers_in_memory const& as, void* to) {
  auto const refuse = [&](char const* wrong) {
    headsup_diagnostics::reject(file.file.name(), ": ", x.name.c_str(), wrong);
  };
  if (!as.takes(x.type)) refuse(" holds numbers of another type");
  if (first > x.count() || count > x.count() - first) refuse(" has fewer numbers");
  read_numbers(file.file, x, first, count, as, to);
}

/// Writes numbers of so many bytes, which lie side by side, `step` of them apart.
template <std::size_t Bytes> inline void turn_row(char* to, char const* row, std::size_t n, std::size_t step) {
  for (std::size_t i = 0; i < n; ++i) std::memcpy(to + i * step * Bytes, row + i * Bytes, Bytes);
}
/// Reads a matrix of outputs x inputs that lies row by row of inputs, of which each has all parts.
inline void read_turned(input_file const& file, stored_tensor const& x, std::size_t part, std::size_t parts,
                        wanted_parameter const& wanted, void* to) {
  std::size_t const outputs = wanted.sizes[0], inputs = wanted.sizes[1], each = wanted.numbers->bytes;
  std::vector<char> row(outputs * each);
  auto const turn = each == 1 ? turn_row<1> : each == 2 ? turn_row<2> : each == 4 ? turn_row<4> : turn_row<8>;
  for (std::size_t in = 0; in < inputs; ++in) {
    read_numbers(file, x, (in * parts + part) * outputs, outputs, *wanted.numbers, row.data());
    turn(static_cast<char*>(to) + in * each, row.data(), outputs, inputs);
  }
}
/// Reads all numbers of x, a matrix in that order.
inline void read_tensor(input_file const& file, stored_tensor const& x, weight_order order,
                        wanted_parameter const& wanted, void* to) {
  if (order == weight_order::conv1d) read_turned(file, x, 0, 1, wanted, to);
  else read_numbers(file, x, 0, x.count(), *wanted.numbers, to);
}

/// What is wrong with x as such numbers of these sizes; empty if nothing is.
inline std::string wrong_as(stored_tensor const& x, std::vector<std::size_t> const& sizes,
                            numbers_in_memory const& as) {
  if (x.sizes != sizes) return "is " + text_of_sizes(x.sizes) + ", wanted " + text_of_sizes(sizes);
  if (!as.takes(x.type))
    return std::string("holds ") + words_of_type(x.type).safetensors + ", wanted " + words_of_type(as.type).safetensors;
  return "";
}

/// What helps where numbers of that type are wanted as others, if these lose no fractions.
inline std::string fix_of_type(number_type held, number_type wanted) {
  number_words const& to = words_of_type(wanted);
  bool const loses_fractions = held <= number_type::bf16 && wanted > number_type::bf16;
  if (held == number_type::unknown || loses_fractions || to.torch[0] == '\0' || to.npy[0] == '\0') return "";
  return std::string("fix: x.") + to.torch + "() in torch or x.astype('" + to.npy + "') in numpy, before it is saved";
}

/// What is wrong where a file says what its axes are; empty if nothing is.
inline std::string wrong_axes(stored_tensor const& x, axes_of_file axes, std::string const& ours, bool as_conv1d) {
  bool const is_turned = axes == axes_of_file::turned, of_others = axes == axes_of_file::of_other_parts;
  if (axes == axes_of_file::unknown || (!of_others && is_turned == as_conv1d)) return "";
  return "is over " + shown_axes(x.axes) + (as_conv1d ? "" : ", wanted " + shown_axes(ours));
}

/// Stops unless x holds such numbers, of which the unknown sizes are those of x. A square weight of which nobody says
/// the order is refused.
inline void must_be(input_file const& file, stored_tensor const& x, wanted_parameter const& as, weight_order order) {
  auto const refuse = [&](std::string const& wrong) {
    headsup_diagnostics::reject(file.name(), ": ", x.name.c_str(), x.name.empty() ? "" : " ", wrong.c_str());
  };
  std::size_t const rank = as.axes->count;
  if (x.sizes.size() != rank)
    refuse("has " + std::to_string(x.sizes.size()) + " axes, wanted " + std::to_string(rank));
  bool const as_conv1d = order == weight_order::conv1d;
  std::vector<std::size_t> wanted(as.sizes, as.sizes + rank);
  if (as_conv1d) std::swap(wanted[0], wanted[1]);
  for (std::size_t i = 0; i < rank; ++i)
    if (wanted[i] == dynamic) wanted[i] = x.sizes[i];
  if (std::string const wrong = wrong_as(x, wanted, *as.numbers); !wrong.empty()) {
    std::string const fix = x.sizes == wanted ? fix_of_type(x.type, as.numbers->type) : "";
    refuse(wrong + (fix.empty() ? "" : "; ") + fix);
  }
  if (x.bytes == 0) refuse("holds no numbers");
  std::string const ours = text_of_axes(*as.axes);
  axes_of_file const axes = compare_axes(x.axes, ours);
  if (std::string const wrong = wrong_axes(x, axes, ours, as_conv1d); !wrong.empty())
    refuse(wrong + (axes == axes_of_file::of_other_parts ? "" : order_that_fits(turned(order))));
  bool const is_square = rank == 2 && wanted[0] == wanted[1] && !(*as.axes)[0].separate && !(*as.axes)[1].separate;
  if (is_square && axes == axes_of_file::unknown && order == weight_order::unsaid)
    refuse("is square: say weight_order::linear or conv1d");
}
}  // namespace HEADSUP_NAMESPACE::headsup_detail
