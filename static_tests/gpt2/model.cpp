#include <headsup/gpt2/model.hpp>
#include <headsup/laws.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/slice.hpp>

using namespace headsup;

// how many parameters: GPT-2's own, the book's with one table for words and head, and the book's
using gpt2::model;
static_assert(count_parameters<model<gpt2::small>>() == 124'439'808);
static_assert(count_parameters<model<gpt2::small, qkv_bias::no>>() == 124'412'160);
static_assert(count_parameters<model<gpt2::small, gpt2::untied, qkv_bias::no>>() == 163'009'536);
// nanoGPT's with bias=False: less in the projections, the network and the norms of each block, and in the last norm
static_assert(count_parameters<model<gpt2::small, without_bias>>() ==
              124'439'808 - 12 * (4 * 768 + (3072 + 768) + 2 * 768) - 768);
static_assert(count_parameters<model<gpt2::small, without_bias, gpt2::untied>>() ==
              count_parameters<model<gpt2::small, without_bias>>() + 50257 * 768);
static_assert(count_parameters<model<gpt2::medium>>() == 354'823'168);
static_assert(count_parameters<model<gpt2::large>>() == 774'030'080);
static_assert(count_parameters<model<gpt2::xl>>() == 1'557'611'200);

// the values: PyTorch 1.13 after torch.manual_seed(123), with the book's modules in their order, in float and in double
using tiny = gpt2::size<2, 2, 8, vocab<11>, context_length<6>>;
constexpr model<tiny> gpt{torch_generator{123}};
constexpr tensor<int, ids_of<vocab<11>, tokens<4>>> ids{{3, 1, 4, 1}};
constexpr auto logits = gpt(ids);
static_assert(std::is_same_v<decltype(logits), tensor<float, tokens<4>, vocab<11>> const>);
static_assert(
    prints_as(logits, {{1.6072, 4.2127, -1.1581, 6.0766, -5.6449, 2.4331, -4.9896, -0.0931, 1.8517, 6.0549, -4.5159},
                       {1.4408, 3.7579, -0.7375, 2.9193, -4.2014, 0.6405, -4.8744, -4.8566, 5.5464, 5.4133, -1.8598},
                       {-0.9925, -4.4276, -2.8317, -3.9346, 4.4734, 1.0295, 6.1857, -2.1687, 2.8590, -2.0971, 1.3044},
                       {0.2058, 5.3534, 0.4094, 4.4828, -5.7721, -0.9018, -4.7427, -2.4192, -0.0438, 1.1643, 0.8528}}));

// an untied head draws its weights last, and is another
constexpr model<tiny, gpt2::untied> book{torch_generator{123}};
static_assert(book.trf_blocks[1].ff.down.weight == gpt.trf_blocks[1].ff.down.weight);
static_assert(std::is_same_v<decltype(book(ids)), tensor<float, tokens<4>, vocab<11>>> && book(ids) != logits);

// an option of its blocks is theirs, and where none is, they have the type that a user writes
static_assert(
    std::is_same_v<model<tiny>::block, transformer_block<d_in<8>, context_length<6>, heads<2>, qkv_bias::yes>>);
using exact = model<tiny, gpt2::untied, activated_by<activation::gelu>, qkv_bias::no>;
static_assert(std::is_same_v<exact::block, transformer_block<d_in<8>, context_length<6>, heads<2>, qkv_bias::no,
                                                             activated_by<activation::gelu>>>);
static_assert(std::is_same_v<decltype(exact::block::ff), feed_forward<d_in<8>, d_ff<32>, activation::gelu>>);

// without biases, words, positions, blocks and head draw one after the other, each its weights
using bare = model<tiny, gpt2::untied, without_bias>;
static_assert([] {
  torch_generator generator{123};
  embedding<vocab<11>, d_in<8>> const words(generator);
  embedding<context_length<6>, d_in<8>> const positions(generator);
  bare::block const first(generator), second(generator);
  linear<d_in<8>, vocab<11>, bias::no> const head(generator);
  layer_normalization<d_in<8>, bias::no> const norm;
  auto const seen = words(ids) + positions(arange<int, ids_of<context_length<6>, tokens<4>>>());
  return bare(torch_generator{123})(ids) == head(norm(second(first(seen))));
}());

// no word changes the logits before it
template <std::size_t Changed> constexpr bool sees_no_later_word() {
  tensor<int, ids_of<vocab<11>, tokens<4>>> other = ids;
  other.data()[Changed] = 7;
  auto const y = gpt(other);
  return slice<tokens<Changed>, 0>(y) == slice<tokens<Changed>, 0>(logits) &&
         slice<tokens<1>, Changed>(y) != slice<tokens<1>, Changed>(logits);
}
static_assert(sees_no_later_word<1>() && sees_no_later_word<2>());
static_assert(sees_no_later_word<3>());

// steps: the same, with one cache for each block; the last word alone
static_assert([] {
  model<tiny>::caches<> past{};
  auto const first = gpt.step(slice<tokens<3>, 0>(ids), past);
  auto const last = gpt.next(slice<tokens<1>, 3>(ids), past);
  return first == slice<tokens<3>, 0>(logits) && last == take<tokens>(logits, 3) && past[1].size() == 4;
}());

// positions are counted by the cache, and are ids of its context
static_assert([] {
  model<tiny>::caches<> past{};
  auto const before = positions_after(past[0], slice<tokens<3>, 0>(ids));
  (void)gpt.step(slice<tokens<3>, 0>(ids), past);
  tensor<int, ids_of<context_length<6>, tokens<1>>> const after = positions_after(past[0], slice<tokens<1>, 3>(ids));
  return before == tensor<int, tokens<3>>{{0, 1, 2}} && after(0) == 3;
}());
