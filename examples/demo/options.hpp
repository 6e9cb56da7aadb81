#ifndef HEADSUP_DEMO_OPTIONS_HPP
#define HEADSUP_DEMO_OPTIONS_HPP

#include "chapter/section.hpp"
#include "look.hpp"

#include <stdexcept>
#include <string>
#include <vector>

namespace demo {

/// An invalid command line; what() says what is wrong and what is allowed.
struct usage_error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class task { show, list, help, version };
enum class when { automatic, always, never };

struct options {
  task what = task::show;
  when color = when::automatic;
  /// Whether to show everything without waiting for the reader.
  bool all = false;
  /// The file to write a page of HTML to, instead of showing anything; or empty.
  std::string html;
  /// Prefixes of the ids to show; empty means all.
  std::vector<std::string_view> sections;
};

/// Throws usage_error.
options read_options(int count, char const* const* arguments);

/// Whether to show a part of the demo.
bool wanted(options const& chosen, section const& part);

/// Whether to wait for the reader after each part: there must be one, at a terminal.
bool waits(options const& chosen);

/// What standard output can show, according to the options and the environment.
look look_for(options const& chosen);

/// What --help prints.
extern char const* const usage;

}  // namespace demo

#endif
