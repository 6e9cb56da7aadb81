#include "steps.hpp"

#include <signal.h>
#include <unistd.h>

#include <cstdio>
#include <optional>
#include <string>

namespace demo {

namespace {

/// A line without its end, or nothing after the last.
std::optional<std::string> read_line() {
  std::string line;
  for (int c; (c = std::getchar()) != '\n'; line += static_cast<char>(c))
    if (c == EOF) return std::nullopt;
  return line;
}

}  // namespace

wish ask(terminal_page& to, section const& next, bool can_go_back) {
  std::string const keys =
      joined({"Enter: ", next.number.empty() ? next.title : next.number, can_go_back ? ", b: back" : "", ", q: quit "});
  for (;;) {
    to.prompt(keys);
    std::optional<std::string> const answer = read_line();
    to.blank();
    if (!answer || answer->starts_with('q')) return wish::leave;
    if (answer->starts_with('b') && can_go_back) return wish::back;
    if (answer->empty()) return wish::next;
  }
}

void leave_when_interrupted(look const& how) {
  static std::string_view last;
  last = how.color == colors::none ? "\n" : "\x1b[0m\n";
  struct sigaction action{};
  // At once, since a part may be computing; write and _exit are among the few functions that a handler may call.
  action.sa_handler = [](int) { _exit(write(STDOUT_FILENO, last.data(), last.size()) < 0 ? 1 : 0); };
  sigaction(SIGINT, &action, nullptr);
}

}  // namespace demo
