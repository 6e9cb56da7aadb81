#include "chapter.hpp"

#include <chrono>
#include <cstdio>
#include <string>

namespace demo {

using namespace headsup;

namespace {

class stopwatch {
 public:
  std::string milliseconds() const {
    std::chrono::duration<double, std::milli> const passed = std::chrono::steady_clock::now() - start_;
    char text[32];
    std::snprintf(text, sizeof text, "%.0f ms", passed.count());
    return text;
  }

 private:
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

/// 2,360,064 for 2360064.
std::string grouped(std::size_t number) {
  std::string digits = std::to_string(number);
  for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, 1, ',');
  return digits;
}

std::string row(std::string_view name, std::string_view shape, std::size_t count) {
  char text[100];
  std::snprintf(text, sizeof text, "%-17.*s  %-28.*s  %9s", static_cast<int>(name.size()), name.data(),
                static_cast<int>(shape.size()), shape.data(), grouped(count).c_str());
  return text;
}

}  // namespace

void gpt2(page& to) {
  to.say(
      "The layer of 3.6.2, larger. It is too large for a constant, so the same lines of code compute it now, and its "
      "numbers live on the heap.");
  SHOW(to, using attention = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>);
  GIVEN_SEED(to, seed, 123);
  SHOW(to, torch_generator generator{seed});
  stopwatch const starting;
  to.wait_for("drawing the weights ...");
  SHOW(to, attention const mha{generator});
  to.labelled("time", starting.milliseconds());

  to.say("Its parameters, by the names that they have in PyTorch:");
  std::string table;
  for_each_parameter(mha, [&](parameter_name const& name, auto const& weight) {
    table += row(name.c_str(), shape_text(weight).c_str(), weight.size()) + "\n";
  });
  to.labelled("weights", table + row("total", "", count_parameters(mha)));

  to.say("A text of 1024 tokens: random numbers from the same generator.");
  SHOW(to, auto const x = rand<tokens<1024>, d_in<768>>(generator));
  SHAPES(to, x);
  RESULT(to, x);

  to.say("One forward pass.");
  to.formula(
      {"Z = (Z₁ | … | Z₁₂) W_oᵀ + b_o    Zᵢ = softmax(mask(Qᵢ Kᵢᵀ / √64)) Vᵢ",
       "Z = (Z1 | ... | Z12) W_o^T + b_o    Zi = softmax(mask(Qi Ki^T / sqrt(64))) Vi",
       R"(Z = (Z_1 \mid \dots \mid Z_{12}) W_o^\top + b_o \qquad Z_i = \operatorname{softmax}\left(\operatorname{mask}\left(\frac{Q_i K_i^\top}{\sqrt{64}}\right)\right) V_i)"});
  to.wait_for("computing ...");
  stopwatch const running;
  SHOW(to, auto const z = mha(x));
  to.labelled("time", running.milliseconds());
  SHAPES_BY(to, by_a_layer(), z, x);
  RESULT(to, z);
}

}  // namespace demo
