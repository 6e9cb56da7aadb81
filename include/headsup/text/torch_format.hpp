#pragma once

#include <headsup/text/compiled.hpp>
#include <headsup/text/element_format.hpp>

#include <cstddef>
#include <type_traits>

HEADSUP_EXACT_BEGIN
namespace HEADSUP_NAMESPACE::headsup_text {
namespace headsup_detail {
// Nothing for the types that torch.tensor chooses by itself; std::size_t stands for its int64.
template <Printable Scalar>
inline constexpr char const* dtype_suffix = [] {
  constexpr char const* of_signed[] = {"dtype=torch.int8", "dtype=torch.int16", "dtype=torch.int32", ""};
  constexpr char const* of_unsigned[] = {"dtype=torch.uint8", "dtype=torch.uint16", "dtype=torch.uint32", ""};
  constexpr int log2_size = __builtin_ctzll(sizeof(Scalar));
  if (std::is_floating_point_v<Scalar>) return sizeof(Scalar) == sizeof(double) ? "dtype=torch.float64" : "";
  if (std::is_same_v<Scalar, bool>) return "";
  return std::is_signed_v<Scalar> ? of_signed[log2_size] : of_unsigned[log2_size];
}();

template <Printable Scalar> class tensor_printer {
 public:
  constexpr tensor_printer(sink& to, print_options const& options, bool summarized) noexcept
      : to_(to), options_(options), summarized_(summarized) {}

  constexpr void print(Scalar const* data, std::size_t count, std::size_t const* sizes, std::size_t rank) noexcept {
    if (count == 0) return to_.put("tensor([])");
    look_at(data, count, sizes, rank);
    format_.choose(options_);
    to_.put("tensor(");
    put(data, count, sizes, rank, indent);
    put_suffix(dtype_suffix<Scalar>);
    to_.put(')');
  }

 private:
  static constexpr std::size_t indent = 7;

  constexpr bool leaves_out(std::size_t size) const noexcept {
    return summarized_ && size > options_.edge_items && size - options_.edge_items > options_.edge_items;
  }
  constexpr std::size_t next(std::size_t i, std::size_t size) const noexcept {
    return ++i == options_.edge_items && leaves_out(size) ? size - options_.edge_items : i;
  }

  constexpr void look_at(Scalar const* data, std::size_t count, std::size_t const* sizes, std::size_t rank) noexcept {
    if (rank == 0) return format_.look_at(*data);
    std::size_t const step = count / *sizes;
    for (std::size_t i = 0; i < *sizes; i = next(i, *sizes)) look_at(data + i * step, step, sizes + 1, rank - 1);
  }

  constexpr void put(Scalar const* data, std::size_t count, std::size_t const* sizes, std::size_t rank,
                     std::size_t column) noexcept {
    if (rank == 0) return format_.put(to_, *data);
    std::size_t const step = count / *sizes;
    std::size_t const per_line = rank == 1 ? elements_per_line(column) : 1;
    std::size_t pieces = 0;
    to_.put('[');
    for (std::size_t i = 0, before = 0; i < *sizes; before = i, i = next(i, *sizes)) {
      if (i != 0) separate(++pieces % per_line == 0, rank, column);
      if (i > before + 1) {
        to_.put(rank == 1 ? " ..." : "...");
        separate(++pieces % per_line == 0, rank, column);
      }
      put(data + i * step, step, sizes + 1, rank - 1, column + 1);
    }
    to_.put(']');
  }

  constexpr std::size_t elements_per_line(std::size_t column) const noexcept {
    std::size_t const room = options_.line_width > column ? options_.line_width - column : 0;
    std::size_t const fitting = room / (format_.width() + 2);
    return fitting > 1 ? fitting : 1;
  }

  constexpr void separate(bool ends_line, std::size_t rank, std::size_t column) noexcept {
    to_.put(',');
    if (!ends_line) return to_.put(' ');
    start_line(rank > 2 ? rank - 1 : 1, column + 1);
  }

  constexpr void start_line(std::size_t newlines, std::size_t column) noexcept {
    to_.put('\n', newlines);
    line_start_ = to_.length();
    to_.put(' ', column);
  }

  constexpr void put_suffix(char const* suffix) noexcept {
    if (*suffix == '\0') return;
    sink width(nullptr);
    width.put(suffix);
    to_.put(',');
    // PyTorch counts two characters more than the line has.
    if (to_.length() - 1 - line_start_ + 2 + width.length() + 2 > options_.line_width) start_line(1, indent);
    else to_.put(' ');
    to_.put(suffix);
  }

  sink& to_;
  print_options const& options_;
  bool summarized_;
  std::size_t line_start_ = 0;
  element_format<Scalar> format_;
};
}  // namespace headsup_detail

/// Writes the text of a row-major tensor as PyTorch prints it, and returns how many characters that is.
///
/// Where 'out' is null it only counts. Every size is at least 1; there is no terminating NUL.
/// - Source: torch/_tensor_str.py.
template <Printable Scalar>
constexpr std::size_t torch_format(char* out, Scalar const* data, std::size_t const* sizes, std::size_t rank,
                                   print_options options = {}) noexcept {
  HEADSUP_IN_LIBRARY((std::is_same_v<Scalar, float>), HEADSUP_LIBRARY::torch_format(out, data, sizes, rank, options));
  std::size_t count = 1;
  for (std::size_t i = 0; i < rank; ++i) count *= sizes[i];
  sink to(out);
  headsup_detail::tensor_printer<Scalar>(to, options, count > options.threshold).print(data, count, sizes, rank);
  return to.length();
}
}  // namespace HEADSUP_NAMESPACE::headsup_text
HEADSUP_EXACT_END
