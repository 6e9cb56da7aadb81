// Cross-attention: the tokens of one text look at another, as a translation looks at the sentence that it translates.
// g++ -std=c++20 -Iinclude examples/22_cross_attention.cpp && ./a.out

#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>

#include <cassert>
#include <cmath>

using namespace headsup;

// An encoder reads the source; every token of the translation then looks at all of it.
constexpr multi_head_attention<d_in<3>, d_out<4>, context_length<8>, heads<2>, bidirectional> encoder{
    torch_generator{1}};
constexpr cross_attention<d_in<5>, d_out<4>, d_out<6>, heads<3>> decoder{torch_generator{2}};

constexpr auto sentence = rand<tokens<7>, d_in<3>>(torch_generator{3});
constexpr auto translation = rand<tokens<2>, d_in<5>>(torch_generator{4});

// What is looked at are keys, and the type says so: the two texts cannot be exchanged.
constexpr auto memory = rename<tokens, keys>(encoder(sentence));
constexpr auto y = decoder(translation, memory);
static_assert(has_shape<decltype(y), tokens<2>, d_out<6>>);

// The same in operations.
constexpr auto queries = split<all_heads, heads<3>, head_dim<2>>(decoder.W_query(translation));
constexpr auto key_vectors = split<all_heads, heads<3>, head_dim<2>>(decoder.W_key(memory));
constexpr auto values = split<all_heads, heads<3>, head_dim<2>>(decoder.W_value(memory));
constexpr auto mixed = attend(softmax<keys>(scaled_scores<head_dim>(queries, key_vectors)), values);
static_assert(decoder.out_proj(merge<all_heads, heads, head_dim>(mixed)) == y);

int main() {
  // Larger, in a batch: of the second sentence, all words from the 20th on are padding.
  torch_generator generator{5};
  auto const large = pack(cross_attention<d_in<768>, d_in<512>, d_out<768>, heads<12>>{generator});
  auto const x = randn<batch<2>, tokens<16>, d_in<768>>(generator);
  auto const source = randn<batch<2>, keys<50>, d_in<512>>(generator);
  auto present = ones<bool, batch<2>, keys<50>>();
  for (std::size_t i = 20; i < 50; ++i) present(1, i) = false;

  auto const both = large(x, source, present);
  auto const second = large(take<batch>(x, 1), slice<keys<20>>(take<batch>(source, 1), 0));
  for (std::size_t i = 0; i < second.size(); ++i)
    assert(std::fabs(both.data()[second.size() + i] - second.data()[i]) < 1e-5f);

  print(y);
}
