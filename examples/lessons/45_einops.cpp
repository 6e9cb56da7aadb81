// Lesson 45: Patterns of einops
//
// In einops a pattern names the axes, as headsup does: the names before `->` are those of `x` in order, those after it
// are the result's. Parentheses hold what is one axis of `x` or of the result.

#include <headsup/headsup.hpp>

#include "finish/einops.hpp"

using namespace headsup;
using einops::rearrange, einops::h;

// A batch of one text: three words of eight features. Names for the patterns: b t h d.
constexpr tensor<float, batch<1>, tokens<3>, d_out<8>> features{{{{10, 11, 12, 13, 14, 15, 16, 17},
                                                                  {20, 21, 22, 23, 24, 25, 26, 27},
                                                                  {30, 31, 32, 33, 34, 35, 36, 37}}}};
constexpr auto x = torch.tensor(features);

// Two heads, in headsup and as a pattern between quotation marks:
constexpr auto by_head = transpose<tokens, heads>(split<d_out, heads<2>, head_dim<4>>(features));
constexpr auto by_pattern = rearrange(x, ?, h=2);

// And back from these heads to whole words:
constexpr auto together = merge<d_out, heads, head_dim>(transpose<heads, tokens>(by_head));
constexpr auto together_by_pattern = rearrange(by_pattern, ?);

// From a pattern to headsup: rearrange(by_pattern, "b h t d -> b h d t")
constexpr auto turned = transpose<?, ?>(by_head);

// This runs too:
//
//     1  by_head = rearrange(x, "b t (h d) -> b h t d", h=2)
//     2  scores = by_head @ rearrange(by_head, "b h t d -> b h d t")
//     3  together = rearrange(by_head, "b h t d -> b t (d h)")
//     4  print(together[0, 0])
//
// What does it print, and which line is wrong?
constexpr auto printed = torch.tensor({?, ?, ?, ?, ?, ?, ?, ?});
constexpr int wrong_line = ?;

#include "finish/45_einops.hpp"
