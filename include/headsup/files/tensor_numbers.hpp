#pragma once

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

/// Stops unless x holds such numbers of `rank` sizes, of which the unknown ones are those of x.
inline void must_be(input_file const& file, stored_tensor const& x, std::size_t const* sizes, std::size_t rank,
                    numbers_in_memory const& as) {
  auto const refuse = [&](std::string const& wrong) {
    headsup_diagnostics::reject(file.name(), ": ", x.name.c_str(), x.name.empty() ? "" : " ", wrong.c_str());
  };
  if (x.sizes.size() != rank)
    refuse("has " + std::to_string(x.sizes.size()) + " axes, wanted " + std::to_string(rank));
  std::vector<std::size_t> wanted(sizes, sizes + rank);
  for (std::size_t i = 0; i < rank; ++i)
    if (wanted[i] == dynamic) wanted[i] = x.sizes[i];
  if (std::string const wrong = wrong_as(x, wanted, as); !wrong.empty()) {
    std::string const fix = x.sizes == wanted ? fix_of_type(x.type, as.type) : "";
    refuse(wrong + (fix.empty() ? "" : "; ") + fix);
  }
  if (x.bytes == 0) refuse("holds no numbers");
}
}  // namespace HEADSUP_NAMESPACE::headsup_detail
