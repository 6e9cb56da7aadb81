#include "html_page.hpp"
#include "options.hpp"
#include "steps.hpp"
#include "writing.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <utility>
#include <vector>

namespace {

/// A part, and the heading it stands under if it is the first there.
struct step {
  demo::section const* heading;
  demo::section const* part;
};

std::vector<step> steps(demo::options const& chosen) {
  std::vector<step> all;
  demo::section const* heading = nullptr;
  for (demo::section const& each : demo::sections()) {
    if (each.show == nullptr) heading = &each;
    else if (wanted(chosen, each)) all.push_back({std::exchange(heading, nullptr), &each});
  }
  return all;
}

void show(demo::page& to, step const& chosen) {
  if (chosen.heading != nullptr) to.heading(*chosen.heading);
  to.heading(*chosen.part);
  chosen.part->show(to);
  to.end_part();
}

void show(demo::terminal_page& to, demo::options const& chosen) {
  std::vector<step> const all = steps(chosen);
  bool const in_steps = waits(chosen);
  if (in_steps) demo::leave_when_interrupted(to.how());
  if (chosen.sections.empty())
    to.legend({"batch", "tokens", "keys", "heads", "head_dim", "all_heads", "d_in", "d_out", "context_length"});

  for (std::size_t at = 0; at < all.size() && to.error() == 0;) {
    show(to, all[at]);
    demo::wish const next = in_steps && at + 1 < all.size() ? ask(to, *all[at + 1].part, at != 0) : demo::wish::next;
    if (next == demo::wish::leave) return;
    if (next == demo::wish::back) --at;
    else ++at;
  }
  if (chosen.sections.empty() && to.error() == 0) demo::show_writing(to);
}

/// 0, or the errno of the first failure to write.
int write_html(demo::options const& chosen) {
  demo::html_page to;
  for (step const& each : steps(chosen)) show(to, each);
  std::string const text = to.text();
  std::FILE* const file = std::fopen(chosen.html.c_str(), "wb");
  if (file == nullptr) return errno;
  int error = 0;
  if (std::fwrite(text.data(), 1, text.size(), file) != text.size()) error = errno;
  if (std::fclose(file) != 0 && error == 0) error = errno;
  return error;
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
      if (!chosen.html.empty()) return finish(write_html(chosen));
      demo::terminal_page to(look_for(chosen));
      show(to, chosen);
      return finish(to.error());
    }
  }
  return finish(0);
} catch (demo::usage_error const& error) {
  std::fprintf(stderr, "headsup_demo: %s\nTry headsup_demo --help.\n", error.what());
  return 2;
}
