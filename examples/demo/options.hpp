#ifndef HEADSUP_DEMO_OPTIONS_HPP
#define HEADSUP_DEMO_OPTIONS_HPP

#include "chapter.hpp"

#include <stdexcept>
#include <vector>

namespace demo {

/// A command line that says something impossible; what() says what, and what would be possible.
struct usage_error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

enum class task { show, list, help, version };
enum class when { automatic, always, never };

struct options {
  task what = task::show;
  when color = when::automatic;
  /// The beginnings of the ids that are wanted; none stands for all.
  std::vector<std::string_view> sections;
};

/// Throws usage_error.
options read_options(int count, char const* const* arguments);

/// Whether a part of the demo was asked for; a heading is, if one of its parts is.
bool wanted(options const& chosen, section const& part);

/// What standard output can show, by the options and the environment.
look look_for(options const& chosen);

/// What --help prints.
extern char const* const usage;

}  // namespace demo

#endif
