// Lesson 10: One attention to give away
//
// Softmax makes weights of scores: it raises e to each score, and divides by the sum of these over one axis. In PyTorch
// that is `torch.softmax(scores, dim=...)`, and every `dim` runs. The chapter's story: each word has an attention of
// one, and distributes it over the words that it looks at. Both programs below compile. One of them tells that story.

#include <headsup/headsup.hpp>

using namespace headsup;

constexpr auto first = [](auto const& scores) { return softmax<tokens>(scores); };
constexpr auto second = [](auto const& scores) { return softmax<keys>(scores); };

// Which one tells the chapter's story, first or second?
constexpr auto right = ?;

// Two words, the rows, look at three, the columns. e to the power of ln3 is 3, and e to the power of 0 is 1.
constexpr float ln3 = 1.0986123f;
constexpr tensor<float, tokens<2>, keys<3>> scores{{{0, ln3, 0}, {0, 0, ln3}}};

// By hand: what row 0 of the weights sums to, and what column 1 sums to. (Write 0.5 or 1.0 / 2: in C++ 1 / 2 is 0.)
constexpr float row_0_by_first = ?;
constexpr float row_0_by_second = ?;
constexpr float column_1_by_first = ?;
constexpr float column_1_by_second = ?;

// As many words as keys: scores for which the weights differ, and scores, not all the same, for which they agree.
constexpr tensor<float, tokens<2>, keys<2>> they_differ{{{?, ?}, {?, ?}}};
constexpr tensor<float, tokens<2>, keys<2>> they_agree{{{?, ?}, {?, ?}}};

#include "finish/10_softmax.hpp"
