#ifndef HEADSUP_WEB_CHAPTER_MADE_OF_HPP
#define HEADSUP_WEB_CHAPTER_MADE_OF_HPP

#include <chapter/shown_tensor.hpp>

#include <span>
#include <string_view>
#include <vector>

namespace chapter {

/// Which numbers of the inputs a number of the result was made of: Made in web/src/chapter/events.ts says how to read it.
struct made_of {
  demo::making how;
  std::vector<std::string_view> mixes;
  /// The role that was merged from others, if any, and these.
  std::string_view merged;
  std::vector<std::string_view> merged_from;
};

/// What the part says, and what the types of result and inputs say beyond it.
made_of how_made(demo::shown_tensor const& to, std::span<demo::shown_tensor const> from, demo::making const& how);

}  // namespace chapter

#endif
