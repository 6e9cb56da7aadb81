#ifndef HEADSUP_DEMO_CHAPTER_SHOWN_TENSOR_HPP
#define HEADSUP_DEMO_CHAPTER_SHOWN_TENSOR_HPP

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace demo {

/// An axis, read from its type.
struct shown_axis {
  char const* role;
  std::size_t size;
  /// Along it the numbers sum to "one", or to one "on average"; or nothing is known.
  std::string_view sums;
  /// What it was merged from.
  std::span<char const* const> made_of;
};

/// A tensor, and what the source calls it.
struct shown_tensor {
  std::string_view name;
  float const* numbers;
  std::span<shown_axis const> axes;

  std::size_t size() const;
};

/// How an output's cells are made of its inputs' where the names of the axes do not say so by themselves.
struct making {
  enum class kind { by_names, renaming, splitting, selecting, stacking, layer };
  kind what = kind::by_names;
  std::string_view role = {};
  /// The new name of the role; or the two that it is split into.
  std::string_view first = {}, second = {};
  std::size_t position = 0;
};
inline making renaming(std::string_view from, std::string_view to) { return {making::kind::renaming, from, to}; }
inline making splitting(std::string_view role, std::string_view slower, std::string_view faster) {
  return {making::kind::splitting, role, slower, faster};
}
inline making selecting(std::string_view role, std::size_t position) {
  return {making::kind::selecting, role, {}, {}, position};
}
inline making stacking(std::string_view role) { return {making::kind::stacking, role}; }
/// A layer, in which many operations mix the numbers.
inline making by_a_layer() { return {making::kind::layer}; }

/// "tokens<6>, keys<6>".
std::string shape_text(shown_tensor const&);
/// The same with what the axes remember: "tokens<6>, keys<6>; along keys they sum to 1".
std::string shape_in_words(shown_tensor const&);
/// The numbers as PyTorch prints them.
std::string to_text(shown_tensor const&);
/// Each number's text in that, in the order of memory; none if numbers are left out there.
std::vector<std::string> cells(shown_tensor const&);

/// The parts, one after another.
std::string joined(std::initializer_list<std::string_view> parts);
/// What stands between commas that are not within parentheses or angle brackets.
std::vector<std::string_view> arguments_in(std::string_view text);
/// Source text in lines: the statements of a lambda each get their own.
std::string in_lines(std::string_view source);

}  // namespace demo

#endif
