// The chapter's constants, as the compiler computed them, in the words of the live chapter.

#include <chapter/json_page.hpp>

#include <cstdio>

int main() {
  chapter::json_page page;
  for (demo::section const& each : demo::sections()) {
    if (each.id == "gpt2") continue;  // a program of its own, and no constant
    page.heading(each);
    if (each.show != nullptr) each.show(page);
  }
  return std::puts(page.text().c_str()) < 0 ? 1 : 0;
}
