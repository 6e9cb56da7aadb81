#ifndef HEADSUP_DEMO_CHAPTER_SECTION_HPP
#define HEADSUP_DEMO_CHAPTER_SECTION_HPP

#include "page.hpp"

#include <span>
#include <string>
#include <string_view>

namespace demo {

/// A part of the demo. A part that shows nothing itself is the heading of those that follow it.
struct section {
  std::string_view id;
  std::string_view number;
  std::string_view title;
  void (*show)(page&) = nullptr;

  bool is_chapter() const { return id.find('.') == id.rfind('.'); }
  std::string heading() const { return joined({number, number.empty() ? "" : "  ", title}); }
};

/// All parts, in the order of the chapter.
std::span<section const> sections();

}  // namespace demo

#endif
