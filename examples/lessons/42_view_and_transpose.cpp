// Lesson 42: A split in PyTorch
//
// A split reads one axis as two and moves no number; `.view` does the same if the two new sizes stand where the old
// axis stood. A transpose exchanges two axes; `.transpose` does the same with their places. Translate, there and back.

#include <headsup/headsup.hpp>

#include "finish/torch.hpp"

using namespace headsup;

// Three words of eight features: 10 to 17, 20 to 27, 30 to 37.
constexpr tensor<float, tokens<3>, d_out<8>> features{{{10, 11, 12, 13, 14, 15, 16, 17},  //
                                                       {20, 21, 22, 23, 24, 25, 26, 27},
                                                       {30, 31, 32, 33, 34, 35, 36, 37}}};
constexpr auto x = torch.tensor(features);  // the same in PyTorch, of sizes (3, 8)

// Heads first, then the words:
constexpr auto by_head = transpose<tokens, heads>(split<d_out, heads<2>, head_dim<4>>(features));
constexpr auto by_head_in_pytorch = x.view(?, ?, ?).transpose(?, ?);

// The key vectors of each head, turned for a product with @:
constexpr auto turned = transpose<tokens, head_dim>(by_head);
constexpr auto turned_in_pytorch = by_head_in_pytorch.transpose(?, ?);

// Features first, then heads, then words: all three axes move. For that PyTorch has permute, which names for each place
// of the result the place where its axis was.
constexpr auto by_feature = reorder<axes<head_dim<4>, heads<2>, tokens<3>>>(by_head);
constexpr auto by_feature_in_pytorch = by_head_in_pytorch.permute(?, ?, ?);

// And back. A batch of two texts, three words each, and in PyTorch:
//
//     queries = y.view(2, 3, 5, 4).transpose(1, 2)
constexpr auto texts = relabel<axes<batch<2>, tokens<3>, d_out<20>>>(arange<float, d_out<120>>());
constexpr auto queries = transpose<?, ?>(split<d_out, ?, ?>(texts));

#include "finish/42_view_and_transpose.hpp"
