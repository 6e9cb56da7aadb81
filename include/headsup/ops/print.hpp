#ifndef HEADSUP_OPS_PRINT_HPP
#define HEADSUP_OPS_PRINT_HPP

#include <headsup/tensor/view.hpp>
#include <headsup/text/torch_format.hpp>

#include <cstdio>
#include <initializer_list>

namespace headsup {

/// Text of at most N characters that is a value: it can be made and compared at compile time.
template <std::size_t N>
class bounded_text {
 public:
  constexpr char const* c_str() const { return chars_; }
  constexpr char const* data() const { return chars_; }
  constexpr std::size_t size() const { return length_; }

  /// Appends; the caller knows that it fits.
  constexpr bounded_text& operator<<(char const* more) {
    while (*more != '\0') chars_[length_++] = *more++;
    return *this;
  }
  constexpr bounded_text& operator<<(std::size_t number) {
    if (number >= 10) *this << number / 10;
    chars_[length_++] = static_cast<char>('0' + number % 10);
    return *this;
  }
  /// Appends what write(where) writes; it returns how much that was.
  template <class Write>
  constexpr bounded_text& append(Write write) {
    length_ += write(chars_ + length_);
    return *this;
  }

  constexpr bool operator==(char const* other) const {
    for (std::size_t i = 0; i <= length_; ++i)
      if (chars_[i] != other[i]) return false;
    return true;
  }

 private:
  char chars_[N + 1]{};
  std::size_t length_ = 0;
};

namespace detail {

/// No text of a tensor of these sizes is longer.
template <class... As>
constexpr std::size_t longest_text(axes<As...> shape) {
  constexpr text::print_options options{};
  constexpr std::size_t edge = 2 * options.edge_items + 1;
  std::size_t const shown =
      shape.size <= options.threshold ? shape.size : (std::size_t{1} * ... * (As::size < edge ? As::size : edge));
  return shown * (32 + 2 * shape.rank) + 64;
}

}  // namespace detail

/// The text of a tensor as PyTorch prints it with its default options.
///
/// Source  torch/_tensor_str.py
template <class X>
constexpr auto to_text(X const& x) {
  if constexpr (is_mistake<X>) {
    return x;
  } else {
    return bounded_text<detail::longest_text(axes_of<X>{})>{}.append(
        [&](char* out) { return text::torch_format(out, x.data(), sizes_of<axes_of<X>>::value, axes_of<X>::rank); });
  }
}

/// Prints a tensor as PyTorch does, and ends the line.
template <class X>
void print(X const& x) {
  std::puts(to_text(x).c_str());
}

/// The shape of a tensor in words: "tokens<6>, d_in<3>".
template <Tensor X>
constexpr auto shape_text(X const&) {
  return []<class... As>(axes<As...>) {
    bounded_text<((As::role::name.size() + 24) + ... + std::size_t{0})> result;
    bool first = true;
    ((result << (first ? "" : ", ") << As::role::name.chars << "<" << As::size << ">", first = false), ...);
    return result;
  }(axes_of<X>{});
}

/// The shape of a tensor as PyTorch prints it: "torch.Size([2, 6, 3])".
template <Tensor X>
constexpr auto size_text(X const&) {
  return []<class... As>(axes<As...>) {
    bounded_text<sizeof...(As) * 22 + 14> result;
    bool first = true;
    result << "torch.Size([";
    ((result << (first ? "" : ", ") << As::size, first = false), ...);
    return result << "])";
  }(axes_of<X>{});
}

namespace detail {

constexpr bool rounds_to(double number, double printed, double half_unit) {
  if (number != number || printed != printed) return number != number && printed != printed;
  double const off = number - printed;
  return number == printed || (off <= half_unit && -off <= half_unit);
}

/// Whether the numbers from x on round to those printed; moves x behind them.
template <class Scalar>
constexpr bool all_round_to(Scalar const*& x, double printed, double half_unit) {
  return rounds_to(static_cast<double>(*x++), printed, half_unit);
}
template <class Scalar, class Part, std::size_t N>
constexpr bool all_round_to(Scalar const*& x, Part const (&parts)[N], double half_unit) {
  for (Part const& part : parts)
    if (!all_round_to(x, part, half_unit)) return false;
  return true;
}

template <std::size_t... Extents, class X, class Printed>
constexpr bool prints_as(X const& x, Printed const& printed, int decimals) {
  constexpr bool same_shape = []<class... As>(axes<As...>) {
    return std::is_same_v<std::index_sequence<Extents...>, std::index_sequence<As::size...>>;
  }(axes_of<X>{});
  if constexpr (same_shape) {
    // A little more than half a unit of the last place: the printed digits are themselves rounded to double.
    double half_unit = 0.5 + 1e-9;
    for (int i = 0; i < decimals; ++i) half_unit /= 10;
    auto const* number = x.data();
    return all_round_to(number, printed, half_unit);
  } else {
    (void)typename diagnostics::refuse<diagnostics::literal_shape<axes_of<X>, Extents...>>::result{};
    return true;
  }
}

/// Braces of any depth.
struct any_braces {
  constexpr any_braces(double) {}
  constexpr any_braces(std::initializer_list<any_braces>) {}
};

template <class X, std::size_t Rank>
concept OfRank = Tensor<X> && axes_of<X>::rank == Rank;

}  // namespace detail

/// Whether every number of x, rounded to `decimals` places, is the one printed at its place; four places are PyTorch's.
///
/// Errors  braces of another shape than x: at compile time
template <detail::OfRank<0> X>
constexpr bool prints_as(X const& x, double printed, int decimals = 4) {
  return detail::prints_as<>(x, printed, decimals);
}
template <detail::OfRank<1> X, std::size_t A>
constexpr bool prints_as(X const& x, double const (&printed)[A], int decimals = 4) {
  return detail::prints_as<A>(x, printed, decimals);
}
template <detail::OfRank<2> X, std::size_t A, std::size_t B>
constexpr bool prints_as(X const& x, double const (&printed)[A][B], int decimals = 4) {
  return detail::prints_as<A, B>(x, printed, decimals);
}
template <detail::OfRank<3> X, std::size_t A, std::size_t B, std::size_t C>
constexpr bool prints_as(X const& x, double const (&printed)[A][B][C], int decimals = 4) {
  return detail::prints_as<A, B, C>(x, printed, decimals);
}
template <detail::OfRank<4> X, std::size_t A, std::size_t B, std::size_t C, std::size_t D>
constexpr bool prints_as(X const& x, double const (&printed)[A][B][C][D], int decimals = 4) {
  return detail::prints_as<A, B, C, D>(x, printed, decimals);
}

/// Everything else: braces as deep as no axes of x, and what comes of a mistake that was reported.
template <class X>
constexpr bool prints_as(X const&, detail::any_braces, int = 4) {
  if constexpr (Tensor<X>) (void)typename diagnostics::refuse<diagnostics::literal_levels<axes_of<X>>>::result{};
  return true;
}

}  // namespace headsup

#endif
