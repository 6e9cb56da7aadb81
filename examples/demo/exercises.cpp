#include "chapter.hpp"
#include "show.hpp"

#include <string>
#include <type_traits>

namespace demo {

using namespace headsup;

void exercise_1(page& to) {
  to.say(
      "Layer v1 with the weights of layer v2 computes what v2 computes. v2 stores them transposed, and the type knows: "
      "without the transpose the assignment would not compile.");
  SHOW(
      to, static constexpr auto sa_v2 = [] {
        torch_generator generator{789};
        return self_attention_v2<d_in<3>, d_out<2>>{generator};
      }());
  SHOW(
      to, constexpr auto copied = [] {
        self_attention_v1<d_in<3>, d_out<2>> layer;
        layer.W_query = transpose(sa_v2.W_query.weight);
        layer.W_key = transpose(sa_v2.W_key.weight);
        layer.W_value = transpose(sa_v2.W_value.weight);
        return layer;
      }());
  static_assert(!can_hold<axes_of<decltype(copied.W_query)>, axes_of<decltype(sa_v2.W_query.weight)>>);
  show_shapes(to, copied.W_query, sa_v2.W_query.weight);
  SHOW(to, constexpr auto contexts = copied(inputs));
  show_shapes(to, contexts, inputs);
  show_result(to, contexts);
  SHOW(to, static_assert(contexts == sa_v2(inputs)));
  to.blank();
}

void exercise_2(page& to) {
  to.say("Two heads should give two numbers for each token, not four: one number from each head.");
  SHOW(
      to, constexpr auto wrapper = [] {
        torch_generator generator{123};
        using layer = multi_head_attention_wrapper<d_in<3>, d_out<1>, context_length<6>, heads<2>>;
        return layer{generator};
      }());
  SHOW(to, constexpr auto contexts = wrapper(stack<batch>(inputs, inputs)));
  show_shapes(to, contexts, stack<batch>(inputs, inputs));
  to.labelled("size", size_text(contexts).c_str());
  show_result(to, contexts);
  to.blank();
}

void exercise_3(page& to) {
  to.say("768 numbers for each token, 12 heads, texts of up to 1024 tokens. How many parameters are there?");
  to.formula({"3 · 768² + 768² + 768", "3 x 768^2 + 768^2 + 768"});
  SHOW(to, using attention = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>);
  SHOW(to, constexpr std::size_t parameters = count_parameters<attention>());
  to.result(std::to_string(parameters));
  SHOW(to, constexpr std::size_t per_head = attention::head::size);
  to.result(std::to_string(per_head));
  to.blank();
}

}  // namespace demo
