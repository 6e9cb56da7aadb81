#include "choices.hpp"

#include "json.hpp"

#include <chapter/chapter.hpp>
#include <chapter/given.hpp>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace chapter {

namespace {

struct choice {
  std::string name;
  std::string value;
  bool was_asked = false;
};

std::vector<choice>& choices() {
  static std::vector<choice> all;
  return all;
}

/// What was asked for so far, for who chose something else.
std::string& names_asked() {
  static std::string names;
  return names;
}

/// What was chosen last, or null.
std::string const* chosen(std::string const& name) {
  if ((", " + names_asked() + ",").find(", " + name + ",") == std::string::npos)
    names_asked() += demo::joined({names_asked().empty() ? "" : ", ", name});
  std::string const* last = nullptr;
  for (choice& each : choices())
    if (each.name == name) {
      each.was_asked = true;
      last = &each.value;
    }
  return last;
}

/// Where a text has no more than `most` bytes, it; else its beginning. The text is UTF-8.
std::string in_quotes(std::string_view text) {
  constexpr std::size_t most = 60;
  std::size_t end = text.size();
  if (end > most)
    for (end = most; (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80;) --end;
  return demo::joined({"'", text.substr(0, end), end == text.size() ? "'" : "...'"});
}

/// A decimal number that is all of the text, within bounds; or not a number.
double number_in(std::string const& text) {
  double const none = __builtin_nan("");
  if (text.empty() || text.size() > 40 || text.find_first_not_of("0123456789+-.eE") != std::string::npos) return none;
  char* end = nullptr;
  double const number = std::strtod(text.c_str(), &end);
  return end == text.c_str() + text.size() ? number : none;
}

bool is_between(double number, double min, double max) { return number >= min && number <= max; }

/// The length of the character at the start of a text if that is UTF-8, shortest and no surrogate; 0 if not.
std::size_t character_length(std::string_view text, std::uint32_t& code) {
  auto const at = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  std::uint32_t const first = at(0);
  std::size_t const length = first < 0x80 ? 1 : first >> 5 == 6 ? 2 : first >> 4 == 14 ? 3 : first >> 3 == 30 ? 4 : 0;
  if (length == 0) return 0;
  code = length == 1 ? first : first & (0x7Fu >> length);
  for (std::size_t i = 1; i < length; ++i) {
    if (at(i) >> 6 != 2) return 0;
    code = code << 6 | (at(i) & 0x3F);
  }
  constexpr std::uint32_t smallest[] = {0, 0, 0x80, 0x800, 0x10000};
  return code < smallest[length] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000) ? 0 : length;
}

/// How many characters a text has; refuses what is not UTF-8, and control characters.
std::size_t characters_in(std::string_view name, std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) {
    std::uint32_t code = 0;
    std::size_t const length = character_length(text, code);
    if (length == 0) refuse(name, {"this text is not UTF-8"});
    if (code < 0x20 || (code >= 0x7F && code < 0xA0))
      refuse(name, {"a text without control characters is wanted, and this has number ", std::to_string(code)});
    text.remove_prefix(length);
  }
  return count;
}

std::vector<std::string> split(std::string const& text, char at) {
  std::vector<std::string> parts(1);
  for (char c : text)
    if (c == at) parts.emplace_back();
    else parts.back() += c;
  return parts;
}

void set_words(std::string const& value) {
  // The texts live as long as what points to them.
  static std::vector<std::string> words;
  words.clear();
  for (std::string const& each : split(value, ' '))
    if (!each.empty()) words.push_back(each);
  if (words.size() != demo::words.size())
    refuse("words", {std::to_string(demo::words.size()), " words with spaces between them are wanted, got ",
                     std::to_string(words.size())});
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::size_t const length = characters_in("words", words[i]);
    if (length > demo::longest_word)
      refuse("words", {"a word of at most ", std::to_string(demo::longest_word), " characters is wanted, and ",
                       in_quotes(words[i]), " has ", std::to_string(length)});
    demo::words[i] = words[i].c_str();
  }
}

void set_inputs(std::string const& value) {
  std::vector<std::string> const numbers = split(value, ',');
  std::string const bound = std::to_string(demo::largest_input);
  if (numbers.size() != demo::inputs.size())
    refuse("inputs", {std::to_string(demo::inputs.size()), " numbers with commas between them are wanted, got ",
                      std::to_string(numbers.size())});
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    double const number = number_in(numbers[i]);
    if (!is_between(number, -demo::largest_input, demo::largest_input))
      refuse("inputs", {"a number from -", bound, " to ", bound, " is wanted, got ", in_quotes(numbers[i])});
    demo::inputs.data()[i] = static_cast<float>(number);
  }
}

}  // namespace

void refuse(std::string_view given, std::initializer_list<std::string_view> sentence) {
  std::string error = given.empty() ? "" : demo::joined({given, ": "});
  for (std::string_view each : sentence) error += each;
  std::puts(json::object({{"error", json::quoted(error)}, {"given", json::quoted(given)}}).c_str());
  std::exit(2);
}

void choose(std::string_view name_and_value) {
  std::size_t const end = name_and_value.find('=');
  characters_in("", name_and_value);
  if (end == std::string_view::npos || end == 0)
    refuse("", {"--given takes name=value, got ", in_quotes(name_and_value)});
  choices().push_back({std::string(name_and_value.substr(0, end)), std::string(name_and_value.substr(end + 1))});
}

void set_words_and_inputs() {
  demo::words = demo::initial_words;
  demo::inputs = demo::initial_inputs;
  if (std::string const* const value = chosen("words")) set_words(*value);
  if (std::string const* const value = chosen("inputs")) set_inputs(*value);
}

void refuse_what_was_not_asked() {
  for (choice const& each : choices())
    if (!each.was_asked) refuse(each.name, {"that is not given here; choose from ", names_asked()});
}

void start_again() {
  choices().clear();
  names_asked().clear();
}

}  // namespace chapter

namespace demo {

std::uint32_t chosen_seed(page& to, std::string const& name, std::string const& initial) {
  std::string const* const choice = chapter::chosen(name);
  std::string const text = choice == nullptr ? initial : *choice;
  bool const has_digits =
      !text.empty() && text.size() <= 10 && text.find_first_not_of("0123456789") == std::string::npos;
  unsigned long long const number = has_digits ? std::strtoull(text.c_str(), nullptr, 10) : 0;
  if (!has_digits || number > largest_seed)
    chapter::refuse(name, {"a whole number from 0 to ", std::to_string(largest_seed), " is wanted, got ",
                           chapter::in_quotes(text)});
  show_seed(to, name, std::to_string(number), initial);
  return static_cast<std::uint32_t>(number);
}

double chosen_number(page& to, std::string const& name, std::string const& initial, std::string const& min,
                     std::string const& max, std::string const& step) {
  std::string const* const choice = chapter::chosen(name);
  std::string text = choice == nullptr ? initial : *choice;
  double const number = chapter::number_in(text);
  if (!chapter::is_between(number, chapter::number_in(min), chapter::number_in(max)))
    chapter::refuse(name, {"a number from ", min, " to ", max, " is wanted, got ", chapter::in_quotes(text)});
  // As source text a whole number would be of another type.
  if (text.find_first_of(".eE") == std::string::npos) text += ".0";
  show_number(to, name, text, initial, min, max, step);
  return number;
}

std::size_t chosen_count(page& to, std::string const& name, std::size_t initial,
                         std::vector<std::size_t> const& choices) {
  std::string const* const choice = chapter::chosen(name);
  std::string all;
  for (std::size_t each : choices) {
    std::string const text = std::to_string(each);
    all += joined({all.empty() ? "" : ", ", text});
    if (choice != nullptr ? *choice != text : each != initial) continue;
    show_count(to, name, each, initial, choices);
    return each;
  }
  chapter::refuse(name, {"one of ", all, " is wanted, got ", chapter::in_quotes(*choice)});
}
}  // namespace demo
