// The last part of the chapter as a program of its own, whose kernels are compiled for speed; it prints the same events.

#include "chapter/choices.cpp"
#include "chapter/json.cpp"
#include "chapter/json_page.cpp"
#include "chapter/main.cpp"
#include "chapter/made_of.cpp"

#include <chapter/given.cpp>
#include <chapter/gpt2.cpp>
#include <chapter/shown_tensor.cpp>

namespace demo {

std::span<section const> sections() {
  static constexpr section all[] = {{"gpt2", "", "The attention of GPT-2 small at run time", gpt2}};
  return all;
}

}  // namespace demo
