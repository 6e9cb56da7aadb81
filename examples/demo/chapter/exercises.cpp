#include "chapter.hpp"

#include <string>
#include <type_traits>

namespace demo {

using namespace headsup;

void exercise_1(page& to) {
  to.say(
      "Layer v1 with the weights of layer v2 computes what v2 computes. v2 stores them transposed, and the type knows: "
      "without the transpose the assignment would not compile.");
  GIVEN_SEED(to, seed, 789);
  LET(to, sa_v2, self_attention_v2<d_in<3>, d_out<2>>{torch_generator{seed}});
  TELL(to, sa_v2.W_query.weight);
  LET(to, copied, [&] {
    self_attention_v1<d_in<3>, d_out<2>> layer;
    layer.W_query = transpose(sa_v2.W_query.weight);
    layer.W_key = transpose(sa_v2.W_key.weight);
    layer.W_value = transpose(sa_v2.W_value.weight);
    return layer;
  }());
  static_assert(!can_hold<axes_of<decltype(copied.W_query)>, axes_of<decltype(sa_v2.W_query.weight)>>);
  SHAPES(to, copied.W_query, sa_v2.W_query.weight);
  LET(to, contexts, copied(inputs));
  SHAPES_BY(to, by_a_layer(), contexts, inputs);
  RESULT(to, contexts);
  SHOW_ASSERT(to, contexts == sa_v2(inputs));
}

void exercise_2(page& to) {
  to.say("Two heads should give two numbers for each token, not four: one number from each head.");
  GIVEN_SEED(to, seed, 123);
  SHOW(to, using layer = multi_head_attention_wrapper<d_in<3>, d_out<1>, context_length<6>, heads<2>>);
  LET(to, wrapper, layer{torch_generator{seed}});
  LET(to, contexts, wrapper(stack<batch>(inputs, inputs)));
  SHAPES_BY(to, by_a_layer(), contexts, stack<batch>(inputs, inputs));
  to.labelled("size", size_text(contexts).c_str());
  RESULT(to, contexts);
}

void exercise_3(page& to) {
  to.say("768 numbers for each token, 12 heads, texts of up to 1024 tokens. How many parameters are there?");
  to.formula({"3 · 768² + 768² + 768", "3 x 768^2 + 768^2 + 768", R"(3 \cdot 768^2 + 768^2 + 768)"});
  SHOW(to, using attention = multi_head_attention<d_in<768>, d_out<768>, context_length<1024>, heads<12>>);
  SHOW(to, constexpr std::size_t parameters = count_parameters<attention>());
  to.result(std::to_string(parameters));
  SHOW(to, constexpr std::size_t per_head = attention::head::size);
  to.result(std::to_string(per_head));
}

}  // namespace demo
