#include "chapter.hpp"

// The first part: softmax along the wrong axis, which PyTorch runs and headsup does not compile.

namespace demo {

using namespace headsup;

namespace {

void show_in_pytorch(page& to) {
  CONSTANT auto key_vectors = rename<tokens, keys>(inputs);
  // Declared in this way the weights forget along which axis they sum to one, as in PyTorch.
  CONSTANT tensor<float, tokens<6>, keys<6>> weights = softmax<tokens>(matmul(inputs, transpose(key_vectors)));
  CONSTANT auto contexts = contract<keys>(weights, key_vectors);

  to.say("In PyTorch, the six words of \"Your journey starts with one step\" look at each other:");
  to.pytorch(
      "scores = inputs @ inputs.T              # (6, 6): how alike words are\n"
      "weights = torch.softmax(scores, dim=0)  # (6, 6): a row for each word\n"
      "contexts = weights @ inputs             # (6, 3): a row for each word");

  to.say("It runs, and every shape is right. The weights in each row should sum to 1, but they sum to:");
  to.pytorch("weights.sum(dim=1)");
  RESULT(to, sum<keys>(weights));

  to.say(
      "dim=0 made the columns sum to 1. The scores are square, so no size gives that away, and what is computed with "
      "the weights is wrong too, such as the new vector of \"journey\":");
  to.pytorch("contexts[1]");
  RESULT(to, take<tokens>(contexts, 1));
}

}  // namespace

void mistake(page& to) {
  show_in_pytorch(to);

  to.say("In headsup axes have names: tokens are the words that look, keys the words that they look at.");
  LET(to, key_vectors, rename<tokens, keys>(inputs));
  LET(to, values, key_vectors);
  LET(to, scores, matmul(inputs, transpose(key_vectors)));
  SHAPES(to, scores, inputs, transpose(key_vectors));
  {
    LET(to, weights, softmax<tokens>(scores));
    SHAPES(to, weights, scores);

    to.say("The type knows along which axis the weights sum to 1. So the next line does not compile:");
    to.code("constexpr auto contexts = attend(weights, values);");
    using refused = headsup_calls::refused<headsup_calls::op::attend, headsup_calls::no_names,
                                           described<decltype(weights)>, described<decltype(values)>>;
    static_assert(!refused::value);
    static constexpr auto sentence = refused::say();
    to.refusal({sentence.data(), sentence.size()});
  }

  to.say("With that fix it compiles, every row sums to 1, and the vector of \"journey\" is right.");
  LET(to, weights, softmax<keys>(scores));
  SHAPES(to, weights, scores);
  LET(to, row_sums, sum<keys>(weights));
  SHAPES(to, row_sums, weights);
  RESULT(to, row_sums);
  LET(to, contexts, attend(weights, values));
  SHAPES(to, contexts, weights, values);
  LET(to, context_2, take<tokens>(contexts, 1));
  RESULT(to, context_2);

  to.say(
      "What follows is chapter 3 of Build a Large Language Model (From Scratch): how these words come to look at each "
      "other. Except in the last two parts, on GPT-2, every number is a constant: the compiler computed it from the "
      "embeddings and the seeds, and the program that writes this only prints it. All code below was compiled; "
      "shapes come from the types, and numbers are in PyTorch's format.");
}

}  // namespace demo
