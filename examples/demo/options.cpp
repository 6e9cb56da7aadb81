#include "options.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace demo {

char const* const usage =
    R"(Usage: headsup_demo [--all] [--section ID]... [--color always|auto|never]
       headsup_demo --html FILE [--section ID]...
       headsup_demo --list | --help | --version

A mistake that PyTorch runs and a compiler finds; then self-attention, from the dot product of two
words to the attention of GPT-2 small. Each step shows its reason, its formula, the C++ that
computes it, its shapes and its numbers.

In a terminal it shows one part at a time, and waits for Enter after each.

  --all          show all parts without waiting
  --section ID   only the parts whose id begins with ID, without waiting: 3.3.1 is one part, 3.3 is
                 two, gpt2 is the large one; may be repeated
  --html FILE    write all this as one page of HTML, with heat maps as pictures, for any browser
  --color WHEN   use colours: always, never, or auto (if standard output is a terminal)
  --list         list the parts and their ids
  --help         show this text
  --version      show the version

Environment: NO_COLOR switches colours off and CLICOLOR_FORCE on, unless --color says otherwise.
COLORTERM=truecolor means 24-bit colours. COLORFGBG says what is behind the letters: "15;0" is dark,
"0;15" is light; without it the colours of axes suit both. LC_ALL, LC_CTYPE and LANG say whether the
terminal uses UTF-8; otherwise all output is ASCII.

Exit status: 0 on success; 1 if the output cannot be written; 2 if an argument is wrong.
)";

namespace {

std::string in_quotes(std::string_view text) { return joined({"'", text, "'"}); }

std::string all_ids() {
  std::string ids;
  for (section const& each : sections()) ids += joined({ids.empty() ? "" : " ", each.id});
  return ids;
}

std::string_view section_id(std::string_view text) {
  auto const begins = [text](section const& each) { return each.id.starts_with(text); };
  if (text.empty() || !std::any_of(sections().begin(), sections().end(), begins))
    throw usage_error(joined({"there is no section ", in_quotes(text), "; choose from ", all_ids()}));
  return text;
}

std::string_view file_name(std::string_view text) {
  if (text.empty()) throw usage_error("--html needs the name of a file");
  return text;
}

when color_choice(std::string_view text) {
  if (text == "always") return when::always;
  if (text == "auto") return when::automatic;
  if (text == "never") return when::never;
  throw usage_error(joined({"--color ", in_quotes(text), " is unknown; choose from always, auto and never"}));
}

std::string_view environment(char const* name) {
  char const* const value = std::getenv(name);
  return value == nullptr ? std::string_view() : std::string_view(value);
}

bool on_a_terminal() { return isatty(STDOUT_FILENO) != 0 && environment("TERM") != "dumb"; }

/// COLORFGBG holds the colours of letters and screen among the 16 of ANSI: "15;0", or "15;default;0".
background what_is_behind() {
  std::string_view const colours = environment("COLORFGBG");
  std::string const behind(colours.substr(colours.rfind(';') + 1));
  if (behind.empty() || behind.size() > 2 || behind.find_first_not_of("0123456789") != std::string::npos)
    return background::unknown;
  int const colour = std::stoi(behind);
  return colour == 7 || colour > 8 ? background::light : background::dark;
}

/// The width of the terminal, where that is from 60 to 100 columns.
std::size_t line_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return look{}.width;
  return std::clamp<std::size_t>(size.ws_col, 60, look{}.width);
}

bool is_color_wanted(when choice) {
  if (choice != when::automatic) return choice == when::always;
  if (!environment("NO_COLOR").empty()) return false;
  if (std::string_view const force = environment("CLICOLOR_FORCE"); !force.empty() && force != "0") return true;
  return on_a_terminal();
}

colors color_depth() {
  std::string_view const term = environment("COLORTERM");
  return term == "truecolor" || term == "24bit" ? colors::all : colors::palette;
}

bool is_utf8_locale() {
  for (char const* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    std::string value(environment(name));
    if (value.empty()) continue;
    for (char& c : value)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return value.find("utf-8") != std::string::npos || value.find("utf8") != std::string::npos;
  }
  return false;
}

}  // namespace

options read_options(int count, char const* const* arguments) {
  options chosen;
  for (int i = 1; i < count; ++i) {
    std::string_view const argument = arguments[i];
    std::string_view const name = argument.substr(0, argument.find('='));
    bool const has_value = name.size() < argument.size();

    if (name == "--section" || name == "--color" || name == "--html") {
      if (!has_value && i + 1 == count)
        throw usage_error(joined({name, " needs a value: ",
                                  name == "--color"  ? "always, auto or never"
                                  : name == "--html" ? "the file to write"
                                                     : all_ids()}));
      std::string_view const value = has_value ? argument.substr(name.size() + 1) : arguments[++i];
      if (name == "--section") chosen.sections.push_back(section_id(value));
      else if (name == "--html") chosen.html = file_name(value);
      else chosen.color = color_choice(value);
    } else if (name == "--all" || name == "--list" || name == "--help" || name == "--version") {
      if (has_value) throw usage_error(joined({name, " takes no value"}));
      if (name == "--all") chosen.all = true;
      else chosen.what = name == "--list" ? task::list : name == "--help" ? task::help : task::version;
    } else {
      throw usage_error(
          joined({"unknown argument ", in_quotes(argument),
                  "; choose from --all, --section ID, --html FILE, --color WHEN, --list, --help and --version"}));
    }
  }
  return chosen;
}

bool wanted(options const& chosen, section const& part) {
  if (chosen.sections.empty()) return true;
  return std::any_of(chosen.sections.begin(), chosen.sections.end(),
                     [&](std::string_view beginning) { return part.id.starts_with(beginning); });
}

bool waits(options const& chosen) {
  return chosen.sections.empty() && !chosen.all && isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0;
}

look look_for(options const& chosen) {
  look result;
  result.interactive = on_a_terminal();
  result.unicode = is_utf8_locale();
  result.behind = what_is_behind();
  result.width = line_width();
  if (is_color_wanted(chosen.color)) result.color = color_depth();
  return result;
}

}  // namespace demo
