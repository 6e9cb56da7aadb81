// A small GPT writes, as the page's chapter asks it: writing PROMPT SEED TEMPERATURE prints
// {"text": "...", "weights": [[[...]]]}: of each block and head, what each letter sees of each before it, in percent.
// The weights are in the program: the build puts examples/trained/gpt.safetensors beside it.

#include <headsup/files.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/headsup.hpp>

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

namespace {

using namespace headsup;

constexpr unsigned char trained[] = {
#embed "gpt.safetensors"
};

using size = gpt2::size<2, 4, 64, vocab<128>, context_length<96>>;
using model = gpt2::model<size>;

/// The weights of one block's attention, by the steps of the chapter.
///
/// - Shapes: [tokens, d_in] -> [heads, tokens, keys]
template <class Block, Tensor X> auto weights_of(Block const& block, X const& x) {
  auto const seen = block.norm1(x);
  auto const by_heads = [](auto const& projected) {
    return transpose<tokens, heads>(split<d_out, heads<4>, head_dim<16>>(projected));
  };
  auto const queries = by_heads(block.att.W_query(seen));
  auto const keys_of_all = rename<tokens, keys>(by_heads(block.att.W_key(seen)));
  return softmax<keys>(mask_future<tokens, keys>(scaled_scores<head_dim>(queries, keys_of_all)));
}

/// [[[100], [40, 60], ...], ...], of each head the row of each token up to itself.
template <Tensor Weights> std::string rows_of(Weights const& weights) {
  std::size_t const count = extent<tokens>(weights);
  std::string all;
  for (std::size_t h = 0; h < 4; ++h) {
    all += h == 0 ? "[" : ", [";
    for (std::size_t t = 0; t < count; ++t) {
      all += t == 0 ? "[" : ", [";
      for (std::size_t k = 0; k <= t; ++k)
        all += (k == 0 ? "" : ", ") + std::to_string(static_cast<int>(100 * weights(h, t, k) + 0.5f));
      all += "]";
    }
    all += "]";
  }
  return "[" + all + "]";
}

std::string quoted(std::string_view text) {
  std::string all = "\"";
  for (char const letter : text) {
    if (letter == '"' || letter == '\\') all += '\\';
    if (letter == '\n') all += "\\n";
    else all += letter < ' ' ? '?' : letter;
  }
  return all + "\"";
}

}  // namespace

int main(int count, char** arguments) {
  std::string written = count > 1 ? arguments[1] : "You may ";
  torch_generator generator(count > 2 ? std::strtoull(arguments[2], nullptr, 10) : 123);
  float const temperature = count > 3 ? std::strtof(arguments[3], nullptr) : 0.8f;
  if (written.empty() || written.size() >= size::context::size) return 1;
  for (char& letter : written)
    if (static_cast<unsigned char>(letter) >= 128) letter = '?';

  model gpt;
  load_parameters(gpt, safetensors::from_memory({reinterpret_cast<char const*>(trained), sizeof trained}),
                  gpt2::nano_gpt);
  gpt2::text text(gpt);
  for (char const letter : written) text.append(static_cast<int>(letter));
  while (written.size() < size::context::size) {
    int const letter = sample<vocab>(text.logits(), generator, {.temperature = temperature, .top_k = 10});
    written += static_cast<char>(letter);
    text.append(letter);
  }

  tensor<int, ids_of<vocab<128>, tokens<dynamic>>> ids(sized<tokens>(written.size()));
  for (std::size_t i = 0; i < written.size(); ++i) ids.data()[i] = written[i];
  auto x = gpt.tok_emb(ids) +
           gpt.pos_emb(arange<int, ids_of<context_length<96>, tokens<dynamic>>>(sized<tokens>(written.size())));
  std::string blocks;
  for (auto const& block : gpt.trf_blocks) {
    blocks += (blocks.empty() ? "" : ", ") + rows_of(weights_of(block, x));
    x = block(x);
  }
  return std::puts(("{\"text\": " + quoted(written) + ", \"weights\": [" + blocks + "]}").c_str()) < 0 ? 1 : 0;
}
