#ifndef HEADSUP_DEMO_CHAPTER_GIVEN_HPP
#define HEADSUP_DEMO_CHAPTER_GIVEN_HPP

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

// What the chapter's numbers are computed from. In the demo it is constant, and so is all that follows from it. Where the
// chapter is alive (HEADSUP_CHAPTER_LIVE), a reader may change it, and the same parts are compiled to compute at run time.

namespace demo {

class page;

/// A value that is given, as a page shows it; all numbers as text.
struct given_value {
  enum class kinds { seed, count, number, words, numbers };
  std::string name;
  std::string code;
  kinds kind;
  std::vector<std::string> value;
  std::vector<std::string> initial;
  std::vector<std::string> choices = {};
  std::string min = {}, max = {}, step = {};
  /// The whole chapter has it, not only the section.
  bool everywhere = false;
  std::size_t longest_word = 0;
};

inline constexpr std::uint32_t largest_seed = 0xFFFFFFFF;
inline constexpr std::size_t longest_word = 24;
inline constexpr int largest_input = 100;

// Each shows what is given; where the chapter is alive, each gives what the reader chose, or ends the program if that is
// outside what is asked for.
#ifdef HEADSUP_CHAPTER_LIVE
std::uint32_t chosen_seed(page&, std::string const& name, std::string const& initial);
double chosen_number(page&, std::string const& name, std::string const& initial, std::string const& min,
                     std::string const& max, std::string const& step);
std::size_t chosen_count(page&, std::string const& name, std::size_t initial, std::vector<std::size_t> const& choices);

/// Ends the program if what the demo asserts does not hold for what was given.
void must_hold(bool, char const* what);
#endif

void show_seed(page&, std::string const& name, std::string const& value, std::string const& initial);
void show_number(page&, std::string const& name, std::string const& value, std::string const& initial,
                 std::string const& min, std::string const& max, std::string const& step);
void show_count(page&, std::string const& name, std::size_t value, std::size_t initial,
                std::vector<std::size_t> const& choices);

/// Calls part with a size that is a constant in it: Initial in the demo; one of the choices where a reader may choose,
/// so that the part is compiled for each.
template <std::size_t Initial, std::size_t... Choices, class Part>
void with_given_size(page& to, char const* name, Part part) {
#ifdef HEADSUP_CHAPTER_LIVE
  std::size_t const value = chosen_count(to, name, Initial, {Choices...});
  ((value == Choices ? part(std::integral_constant<std::size_t, Choices>{}) : void()), ...);
#else
  show_count(to, name, Initial, Initial, {Choices...});
  part(std::integral_constant<std::size_t, Initial>{});
#endif
}

}  // namespace demo

#endif
