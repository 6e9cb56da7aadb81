// The demo at a terminal: it waits after each part, goes on or back, and leaves when told so in any way.

#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

namespace {

char const* program;
int failures = 0;

/// A run of the demo on a terminal of its own, of 80 columns.
class session {
 public:
  explicit session(std::vector<std::string> arguments, bool reads_terminal = true) {
    winsize size{};
    size.ws_row = 24;
    size.ws_col = 80;
    child_ = forkpty(&terminal_, nullptr, nullptr, &size);
    if (child_ != 0) return;
    if (!reads_terminal) dup2(open("/dev/null", O_RDONLY), STDIN_FILENO);
    arguments.insert(arguments.begin(), program);
    std::vector<char*> words;
    for (std::string& each : arguments) words.push_back(each.data());
    words.push_back(nullptr);
    execv(program, words.data());
    std::_Exit(127);
  }
  session(session const&) = delete;
  ~session() {
    if (!ended_) {
      kill(child_, SIGKILL);
      waitpid(child_, nullptr, 0);
    }
    close(terminal_);
  }

  void type(std::string const& keys) {
    if (write(terminal_, keys.data(), keys.size()) < 0) fail("cannot type", keys);
  }

  /// Reads until the text was shown, below all that was expected before. Fails after half a minute.
  void expect(std::string const& text) {
    while (shown_.find(text, from_) == std::string::npos && read_more()) {
    }
    std::size_t const at = shown_.find(text, from_);
    if (at == std::string::npos) fail("is not shown", text);
    else from_ = at + text.size();
  }

  /// Reads to the end, which comes without anything typed, and checks the status that the program leaves.
  void expect_success() {
    while (read_more()) {
    }
    int status = 0;
    pollfd none{};
    for (int i = 0; i < 300 && !ended_; ++i) {
      ended_ = waitpid(child_, &status, WNOHANG) == child_;
      if (!ended_) poll(&none, 0, 100);
    }
    if (!ended_ || !WIFEXITED(status) || WEXITSTATUS(status) != 0) fail("does not leave with status 0", "");
  }

  bool has_shown(std::string const& text) const { return shown_.find(text) != std::string::npos; }
  std::string const& shown() const { return shown_; }

  void fail(char const* what, std::string const& text) {
    std::printf("%s: \"%s\" after\n%s\n\n", what, text.c_str(), shown_.c_str());
    ++failures;
  }

 private:
  bool read_more() {
    pollfd input{terminal_, POLLIN, 0};
    char text[4096];
    if (poll(&input, 1, 30000) <= 0) return false;
    ssize_t const length = read(terminal_, text, sizeof text);
    if (length <= 0) return false;
    shown_.append(text, static_cast<std::size_t>(length));
    shown_.erase(std::remove(shown_.begin(), shown_.end(), '\r'), shown_.end());
    return true;
  }

  int terminal_ = -1;
  pid_t child_ = -1;
  bool ended_ = false;
  std::string shown_;
  std::size_t from_ = 0;
};

void check_steps() {
  session demo({});
  demo.expect("A mistake that PyTorch runs");
  demo.expect("\n\nEnter: 3.3.1, q: quit ");
  if (demo.has_shown("One token looks at all")) demo.fail("does not wait before", "One token looks at all");
  demo.type("\n");
  demo.expect("Self-attention without trainable weights");
  demo.expect("One token looks at all");
  demo.expect("\n\nEnter: 3.3.2, b: back, q: quit ");
  demo.type("\n");
  demo.expect("Every token looks at all");
  demo.expect("Enter: 3.4.1, b: back, q: quit ");
  demo.type("b\n");
  demo.expect("One token looks at all");
  demo.expect("Enter: 3.3.2, b: back, q: quit ");
  demo.type("b\n");
  demo.expect("A mistake that PyTorch runs");
  demo.expect("Enter: 3.3.1, q: quit ");
  demo.type("b\n");
  demo.expect("Enter: 3.3.1, q: quit ");
  demo.type("what?\n");
  demo.expect("Enter: 3.3.1, q: quit ");
  demo.type("q\n");
  demo.expect_success();

  std::size_t begin = 0;
  for (std::size_t end; (end = demo.shown().find('\n', begin)) != std::string::npos; begin = end + 1) {
    std::string const line = demo.shown().substr(begin, end - begin);
    if (line.size() > 80) demo.fail("is longer than the terminal is wide", line);
  }
}

/// What follows the prompt when the reader ends the demo with those keys.
std::string after_prompt(std::string const& keys, std::vector<std::string> const& arguments) {
  session demo(arguments);
  std::string const prompt = "q: quit ";
  demo.expect(prompt);
  demo.type(keys);
  demo.expect_success();
  return demo.shown().substr(demo.shown().rfind(prompt) + prompt.size());
}

void check_ends() {
  std::string const control_c = "\x03", control_d = "\x04";
  for (std::string const& keys : {control_d, control_c, std::string("q\n")})
    if (std::string const end = after_prompt(keys, {}); end.empty() || end.back() != '\n') {
      std::printf("the shell's prompt would follow on the line of \"%s\"\n", end.c_str());
      ++failures;
    }
  if (after_prompt(control_c, {"--color", "always"}).find("\x1b[0m\n") == std::string::npos) {
    std::printf("an interrupt leaves colours behind\n");
    ++failures;
  }
}

void check_no_steps() {
  {
    session demo({"--section", "3.3"});
    demo.expect("Every token looks at all");
    demo.expect_success();
    if (demo.has_shown("Enter: ")) demo.fail("waits in spite of", "--section");
  }
  session all({"--all"});
  all.expect("Exercise 3.3");
  all.expect("_j ourney\n           _journey\n");  // a letter that ASCII lacks
  if (all.has_shown("Enter: ")) all.fail("waits in spite of", "--all");
  session alone({}, false);
  alone.expect("Exercise 3.3");
  if (alone.has_shown("Enter: ")) alone.fail("waits for nobody", "");
}

}  // namespace

int main(int, char** arguments) {
  program = arguments[1];
  setenv("TERM", "xterm", 1);
  setenv("LC_ALL", "C", 1);  // a letter is a column
  setenv("NO_COLOR", "1", 1);
  check_steps();
  check_ends();
  check_no_steps();
  return failures == 0 ? 0 : 1;
}
