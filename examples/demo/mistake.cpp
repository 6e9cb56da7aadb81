#include "chapter.hpp"
#include "show.hpp"

// The first part: softmax along the wrong axis, which PyTorch runs and headsup does not compile.

namespace demo {

using namespace headsup;

namespace {

void show_in_pytorch(page& to) {
  constexpr auto key_vectors = rename<tokens, keys>(inputs);
  // Declared in this way the weights forget along which axis they sum to one, as in PyTorch.
  constexpr tensor<float, tokens<6>, keys<6>> weights = softmax<tokens>(matmul(inputs, transpose(key_vectors)));
  constexpr auto contexts = contract<keys>(weights, key_vectors);

  to.say("In PyTorch, the six words of \"Your journey starts with one step\" look at each other:");
  to.pytorch(
      "scores = inputs @ inputs.T              # (6, 6): how alike words are\n"
      "weights = torch.softmax(scores, dim=0)  # (6, 6): a row for each word\n"
      "contexts = weights @ inputs             # (6, 3): a row for each word");
  to.blank();

  to.say("It runs, and every shape is right. The weights in each row should sum to 1, but they sum to:");
  to.pytorch("weights.sum(dim=1)");
  show_result(to, sum<keys>(weights));
  to.blank();

  to.say(
      "dim=0 made the columns sum to 1. The scores are square, so no size gives that away, and what is computed with "
      "the "
      "weights is wrong too, such as the new vector of \"journey\":");
  to.pytorch("contexts[1]");
  show_result(to, take<tokens>(contexts, 1));
  to.blank();
}

}  // namespace

void mistake(page& to) {
  show_in_pytorch(to);

  to.say("In headsup axes have names: tokens are the words that look, keys the words that they look at.");
  SHOW(to, constexpr auto key_vectors = rename<tokens, keys>(inputs));
  SHOW(to, constexpr auto values = key_vectors);
  SHOW(to, constexpr auto scores = matmul(inputs, transpose(key_vectors)));
  show_shapes(to, scores, inputs, transpose(key_vectors));
  {
    SHOW(to, constexpr auto weights = softmax<tokens>(scores));
    show_shapes(to, weights, scores);
    to.blank();

    to.say("The type knows along which axis the weights sum to 1. So the next line does not compile:");
    to.code("constexpr auto contexts = attend(weights, values);");
    using refused = rule::attend::rules<described<decltype(weights)>, described<decltype(values)>>;
    static_assert(!refused::value);
    static constexpr auto sentence = refused::say();
    to.refusal({sentence.data(), sentence.size()});
    to.blank();
  }

  to.say("With that fix it compiles, every row sums to 1, and the vector of \"journey\" is right.");
  SHOW(to, constexpr auto weights = softmax<keys>(scores));
  show_shapes(to, weights, scores);
  SHOW(to, constexpr auto row_sums = sum<keys>(weights));
  show_shapes(to, row_sums, weights);
  show_result(to, row_sums);
  SHOW(to, constexpr auto contexts = attend(weights, values));
  show_shapes(to, contexts, weights, values);
  SHOW(to, constexpr auto context_2 = take<tokens>(contexts, 1));
  show_result(to, context_2);
  to.blank();

  to.say(
      "What follows is chapter 3 of Build a Large Language Model (From Scratch): how these words come to look at each "
      "other. Except in the last part, on GPT-2, every number is a constant: the compiler computed it from the "
      "embeddings and the seeds, and this program only prints it. From here on, all code shown was compiled; shapes "
      "come from the types, and numbers are in PyTorch's format.");
  to.blank();
}

}  // namespace demo
