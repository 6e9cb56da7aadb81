// The chapter, alive: chapter [--section ID]... [--given name=value]... prints the events of web/src/chapter/events.ts,
// computed from what is given; --list prints all ids.

#include "choices.hpp"
#include "json_page.hpp"

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

namespace {

void list() {
  std::vector<std::string> ids;
  for (demo::section const& each : demo::sections()) ids.emplace_back(each.id);
  std::puts(chapter::json::array_of_texts(ids).c_str());
}

bool is_id(std::string_view text) {
  for (demo::section const& each : demo::sections())
    if (each.id == text) return true;
  return false;
}

bool is_wanted(demo::section const& part, std::vector<std::string_view> const& ids) {
  return ids.empty() || std::find(ids.begin(), ids.end(), part.id) != ids.end();
}

}  // namespace

void demo::must_hold(bool holds, char const* what) {
  if (!holds) chapter::refuse("", {"static_assert(", what, ") does not hold for what is given"});
}

int main(int count, char** arguments) {
  std::vector<std::string_view> sections;
  for (int i = 1; i < count; ++i) {
    std::string_view const argument = arguments[i];
    if (argument == "--list") {
      list();
      return 0;
    }
    if (argument != "--section" && argument != "--given")
      chapter::refuse("", {"choose from --section ID, --given name=value and --list"});
    if (++i == count) chapter::refuse("", {argument, " needs a value"});
    if (argument == "--given") chapter::choose(arguments[i]);
    else if (is_id(arguments[i])) sections.emplace_back(arguments[i]);
    else chapter::refuse("", {"there is no such section; see --list"});
  }

  chapter::set_words_and_inputs();
  chapter::json_page page;
  for (demo::section const& each : demo::sections()) {
    if (!is_wanted(each, sections)) continue;
    page.heading(each);
    if (each.show != nullptr) each.show(page);
  }
  chapter::refuse_what_was_not_asked();
  return std::puts(page.text().c_str()) < 0 ? 1 : 0;
}
