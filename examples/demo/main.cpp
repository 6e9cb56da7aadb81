#include "options.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>

namespace {

void introduce(demo::page& to) {
  to.say(
      "\"Your journey starts with one step\": how the words of a sentence look at each other, following chapter 3 of "
      "Build a Large Language Model (From Scratch). Except in the last part, on GPT-2, every number is a "
      "constant: the compiler computed it from the embeddings and the seeds, and this program only prints it. The code "
      "shown is the code that was compiled, shapes come from the types, and numbers are in PyTorch's format.");
  to.blank();
}

void show(demo::page& to, demo::options const& chosen) {
  if (chosen.sections.empty()) introduce(to);
  for (demo::section const& each : demo::sections()) {
    if (!wanted(chosen, each) || to.error() != 0) continue;
    if (each.is_chapter()) to.chapter_heading(each.heading());
    else to.section_heading(each.heading());
    if (each.show != nullptr) each.show(to);
  }
}

void list() {
  for (demo::section const& each : demo::sections())
    std::printf("%s%-*s %s\n", each.is_chapter() ? "" : "  ", each.is_chapter() ? 17 : 15, std::string(each.id).c_str(),
                std::string(each.title).c_str());
}

/// Flushes, and gives the exit status: 1 if something could not be written, now or earlier. Reports it, unless
/// the reader of a pipe has closed it.
int finish(int error) {
  if (std::fflush(stdout) != 0 && error == 0) error = errno;
  if (error != 0 && error != EPIPE)
    std::fprintf(stderr, "headsup_demo: the output cannot be written: %s\n", std::strerror(error));
  return error == 0 ? 0 : 1;
}

}  // namespace

int main(int count, char** arguments) try {
  demo::options const chosen = demo::read_options(count, arguments);
  switch (chosen.what) {
    case demo::task::help:
      std::fputs(demo::usage, stdout);
      break;
    case demo::task::version:
      std::puts("headsup " HEADSUP_VERSION);
      break;
    case demo::task::list:
      list();
      break;
    case demo::task::show: {
      demo::page to(look_for(chosen));
      show(to, chosen);
      return finish(to.error());
    }
  }
  return finish(0);
} catch (demo::usage_error const& error) {
  std::fprintf(stderr, "headsup_demo: %s\nTry headsup_demo --help.\n", error.what());
  return 2;
}
