#include "options.hpp"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace demo {

char const* const usage =
    R"(Usage: headsup_demo [--section ID]... [--color always|auto|never]
       headsup_demo --list | --help | --version

Self-attention, from the dot product of two words to the attention of GPT-2 small. Each step shows
its reason, its formula, the C++ that computes it, its shapes and its numbers.

  --section ID   only the parts whose id begins with ID: 3.3.1 is one part, 3.3 is two, gpt2 is
                 the large one; may be repeated
  --color WHEN   use colours: always, never, or auto (if standard output is a terminal)
  --list         list the parts and their ids
  --help         show this text
  --version      show the version

Environment: NO_COLOR switches colours off and CLICOLOR_FORCE on, unless --color says otherwise.
COLORTERM=truecolor means 24-bit colours. LC_ALL, LC_CTYPE and LANG say whether the terminal uses
UTF-8; otherwise all output is ASCII.

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

    if (name == "--section" || name == "--color") {
      if (!has_value && i + 1 == count)
        throw usage_error(joined({name, " needs a value: ", name == "--color" ? "always, auto or never" : all_ids()}));
      std::string_view const value = has_value ? argument.substr(name.size() + 1) : arguments[++i];
      if (name == "--section") chosen.sections.push_back(section_id(value));
      else chosen.color = color_choice(value);
    } else if (name == "--list" || name == "--help" || name == "--version") {
      if (has_value) throw usage_error(joined({name, " takes no value"}));
      chosen.what = name == "--list" ? task::list : name == "--help" ? task::help : task::version;
    } else {
      throw usage_error(joined({"unknown argument ", in_quotes(argument),
                                "; choose from --section ID, --color WHEN, --list, --help and --version"}));
    }
  }
  return chosen;
}

bool wanted(options const& chosen, section const& part) {
  if (chosen.sections.empty()) return true;
  auto const asked = [&](section const& each) {
    return std::any_of(chosen.sections.begin(), chosen.sections.end(),
                       [&](std::string_view beginning) { return each.id.starts_with(beginning); });
  };
  if (part.show != nullptr) return asked(part);
  return std::any_of(sections().begin(), sections().end(),
                     [&](section const& each) { return each.id.starts_with(part.id) && asked(each); });
}

look look_for(options const& chosen) {
  look result;
  result.interactive = on_a_terminal();
  result.unicode = is_utf8_locale();
  if (is_color_wanted(chosen.color)) result.color = color_depth();
  return result;
}

}  // namespace demo
