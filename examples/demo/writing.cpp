#include "writing.hpp"

#include "chapter/section.hpp"

#include <headsup/files.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

#include <string>

namespace demo {

using namespace headsup;

void show_writing(terminal_page& to) {
  static constexpr section here{"writing", "", "All of it: a GPT writes"};
  to.heading(here);
  to.say(
      "Two blocks of four heads, which PyTorch trained for 12 minutes on the GNU licences, letter by letter. The file "
      "is "
      "compared with the types before a number is taken.");
  to.code("gpt2::model<gpt2::size<2, 4, 64, vocab<128>, context_length<96>>> model;");
  to.code("load_parameters(model, safetensors(\"gpt.safetensors\"), gpt2::nano_gpt);");
  gpt2::model<gpt2::size<2, 4, 64, vocab<128>, context_length<96>>> model;
  try {
    load_parameters(model, safetensors(HEADSUP_TRAINED "/gpt.safetensors"), gpt2::nano_gpt);
  } catch (argument_error const& error) {
    return to.remark(error.what());
  }

  to.say("Each letter is drawn by its probability after all letters before it: these are the ones that PyTorch draws.");
  to.code("text.append(sample<vocab>(text.logits(), generator, {.temperature = 0.8f, .top_k = 10}));");
  std::string written = "You may ";
  gpt2::text text(model);
  for (char letter : written) text.append(static_cast<int>(letter));
  torch_generator generator{123};
  while (written.size() < 96) {
    int const letter = sample<vocab>(text.logits(), generator, {.temperature = 0.8f, .top_k = 10});
    written += static_cast<char>(letter);
    text.append(letter);
  }
  to.labelled("text", written);
  to.end_part();
}

}  // namespace demo
