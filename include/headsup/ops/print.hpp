#pragma once

#include <headsup/calls/call.hpp>
#include <headsup/core/bounded_text.hpp>
#include <headsup/tensor/described.hpp>
#include <headsup/text/torch_format.hpp>

#include <cstdio>

namespace HEADSUP_NAMESPACE {
namespace headsup_detail {
/// No tensor of these sizes prints a longer text.
template <class... As> constexpr std::size_t longest_text(axes<As...> shape) {
  constexpr headsup_text::print_options options{};
  constexpr std::size_t edge = 2 * options.edge_items + 1;
  std::size_t const edges = (std::size_t{1} * ... * (As::size < edge ? As::size : edge));
  std::size_t const shown = !shape.fixed                      ? (edges > options.threshold ? edges : options.threshold)
                            : shape.size <= options.threshold ? shape.size
                                                              : edges;
  return shown * (32 + 2 * shape.rank) + 64;
}
}  // namespace headsup_detail

namespace headsup_calls::op {
inline constexpr operation to_text{.name = "to_text", .form = "(x)", .rules = {are_tensors}};
inline constexpr operation print{
    .name = "print", .form = "(x, y)", .rules = {prints_alone.or_else("std::puts(text) before print(x)")}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct to_text : row<headsup_calls::op::to_text> {};
}  // namespace headsup_rule

/// The text of a tensor as PyTorch prints it with its default options.
///
/// - Source: torch/_tensor_str.py
template <Tensor X> constexpr auto to_text(X const& x) {
  return bounded_text<headsup_detail::longest_text(axes_of<X>{})>{}.append(
      [&](char* out) { return headsup_text::torch_format(out, x.data(), x.sizes().data(), axes_of<X>::rank); });
}
#define HEADSUP_CALL to_text
#include <headsup/diagnostics/other_calls.inl>

/// Prints a tensor as PyTorch does, and ends the line.
template <Tensor X> void print(X const& x) { std::puts(to_text(x).c_str()); }
namespace headsup_detail {
/// The text of a number. A conversion, so that a print that a user wrote is the better match.
struct number_as_text {
  template <class Number> requires std::is_arithmetic_v<Number>
  number_as_text(Number number) : text(to_text(tensor<Number>(number))) {}

  bounded_text<longest_text(axes<>{})> text;
};
}  // namespace headsup_detail
/// A number of a tensor, x(0), prints as a tensor without axes does.
inline void print(headsup_detail::number_as_text const& number) { std::puts(number.text.c_str()); }
template <Tensor X> void print(char const*, X const&) {
  using mistake = headsup_calls::refused<headsup_calls::op::print, headsup_calls::no_names, described<char const*>, X>;
  static_assert(!HEADSUP_MISTAKE(mistake));
}
/// The result of a reported mistake prints nothing. Other arguments have no overload: std::print may be meant.
inline void print(shape_mistake const&) {}
constexpr shape_mistake shape_text(shape_mistake const&) { return {}; }
constexpr shape_mistake size_text(shape_mistake const&) { return {}; }

/// A tensor, or its text, into any stream of characters.
template <class Stream, Tensor X> requires requires(Stream& stream) { stream << ""; }
constexpr Stream& operator<<(Stream& stream, X const& x) {
  stream << to_text(x).c_str();
  return stream;
}
template <class Stream, class Text> requires requires(Stream& stream) { stream << ""; }
constexpr Stream& operator<<(Stream& stream, headsup_detail::readable_text<Text> const& text) {
  stream << static_cast<Text const&>(text).c_str();
  return stream;
}

/// The shape of a tensor in words: "tokens<6>, d_in<3>". Also of x.sizes() itself.
template <class... As> constexpr auto shape_text([[maybe_unused]] extents<axes<As...>> const& sizes) {
  bounded_text<((As::role::name.size() + 24) + ... + std::size_t{0})> result;
  [[maybe_unused]] bool first = true;
  ((result << (first ? "" : ", ") << As::role::name.chars << "<" << sizes.template of<As>() << ">", first = false),
   ...);
  return result;
}
template <Tensor X> constexpr auto shape_text(X const& x) { return shape_text(x.sizes()); }

/// Prints a shape in words, as in print(x.sizes()), or a text of headsup's, and ends the line.
template <class... As> void print(extents<axes<As...>> const& shape) { std::puts(shape_text(shape).c_str()); }
template <std::size_t N> void print(bounded_text<N> const& text) { std::puts(text.c_str()); }
template <class Stream, class... As> requires requires(Stream& stream) { stream << ""; }
constexpr Stream& operator<<(Stream& stream, extents<axes<As...>> const& shape) {
  stream << shape_text(shape).c_str();
  return stream;
}

/// The shape of a tensor as PyTorch prints it: "torch.Size([2, 6, 3])".
template <Tensor X> constexpr auto size_text(X const& x) {
  bounded_text<axes_of<X>::rank * 22 + 14> result;
  result << "torch.Size([";
  for (std::size_t i = 0; i < axes_of<X>::rank; ++i) result << (i == 0 ? "" : ", ") << x.sizes().data()[i];
  return result << "])";
}
}  // namespace HEADSUP_NAMESPACE
