#pragma once

#include <headsup/files/parameter_names.hpp>
#include <headsup/gpt2/model.hpp>

namespace HEADSUP_NAMESPACE {
namespace gpt2 {
/// How others name the parameters of a model, and in which order they keep its weights: load_parameters(model, file,
/// ...). OpenAI's weights as Hugging Face has them: one weight for queries, keys and values, whose rows are inputs.
inline constexpr parameter_names hugging_face[] = {
    {"tok_emb.weight", "wte.weight", weight_order::linear},
    {"pos_emb.weight", "wpe.weight", weight_order::linear},
    {"trf_blocks.*.att.W_query.*", "h.*.attn.c_attn.*", weight_order::conv1d, 0, 3},
    {"trf_blocks.*.att.W_key.*", "h.*.attn.c_attn.*", weight_order::conv1d, 1, 3},
    {"trf_blocks.*.att.W_value.*", "h.*.attn.c_attn.*", weight_order::conv1d, 2, 3},
    {"trf_blocks.*.att.out_proj.*", "h.*.attn.c_proj.*", weight_order::conv1d},
    {"trf_blocks.*.ff.layers.0.*", "h.*.mlp.c_fc.*", weight_order::conv1d},
    {"trf_blocks.*.ff.layers.2.*", "h.*.mlp.c_proj.*", weight_order::conv1d},
    {"trf_blocks.*.norm1.*", "h.*.ln_1.*"},
    {"trf_blocks.*.norm2.*", "h.*.ln_2.*"},
    {"final_norm.*", "ln_f.*"},
    {"", "h.*.attn.bias"},  // the causal mask, and what it puts
    {"", "h.*.attn.masked_bias"},
    {"out_head.weight", "lm_head.weight", weight_order::linear},  // of a model whose head is untied
    {.in_file = "lm_head.weight", .same_as = "wte.weight"}};

/// A state dict of nanoGPT's model: torch.nn.Linear throughout, and its head is the embedding once more or untied. What
/// nanoGPT trained computes the exact GELU: gpt2::model<size, activated_by<activation::gelu>>, and where its bias is
/// False, without_bias.
inline constexpr parameter_names nano_gpt[] = {
    {"tok_emb.weight", "transformer.wte.weight", weight_order::linear},
    {"pos_emb.weight", "transformer.wpe.weight", weight_order::linear},
    {"trf_blocks.*.att.W_query.*", "transformer.h.*.attn.c_attn.*", weight_order::linear, 0, 3},
    {"trf_blocks.*.att.W_key.*", "transformer.h.*.attn.c_attn.*", weight_order::linear, 1, 3},
    {"trf_blocks.*.att.W_value.*", "transformer.h.*.attn.c_attn.*", weight_order::linear, 2, 3},
    {"trf_blocks.*.att.out_proj.*", "transformer.h.*.attn.c_proj.*", weight_order::linear},
    {"trf_blocks.*.ff.layers.0.*", "transformer.h.*.mlp.c_fc.*", weight_order::linear},
    {"trf_blocks.*.ff.layers.2.*", "transformer.h.*.mlp.c_proj.*", weight_order::linear},
    {"trf_blocks.*.norm1.*", "transformer.h.*.ln_1.*"},
    {"trf_blocks.*.norm2.*", "transformer.h.*.ln_2.*"},
    {"final_norm.*", "transformer.ln_f.*"},
    {"", "transformer.h.*.attn.bias"},
    {"out_head.weight", "lm_head.weight", weight_order::linear},  // of a model whose head is untied
    {.in_file = "lm_head.weight", .same_as = "transformer.wte.weight"}};

/// A state dict of the book's GPTModel, whose norms have a scale and a shift.
inline constexpr parameter_names book[] = {
    {"tok_emb.weight", "tok_emb.weight", weight_order::linear},
    {"pos_emb.weight", "pos_emb.weight", weight_order::linear},
    {"trf_blocks.*.att.W_query.*", "trf_blocks.*.att.W_query.*", weight_order::linear},
    {"trf_blocks.*.att.W_key.*", "trf_blocks.*.att.W_key.*", weight_order::linear},
    {"trf_blocks.*.att.W_value.*", "trf_blocks.*.att.W_value.*", weight_order::linear},
    {"trf_blocks.*.att.out_proj.*", "trf_blocks.*.att.out_proj.*", weight_order::linear},
    {"trf_blocks.*.ff.layers.0.*", "trf_blocks.*.ff.layers.0.*", weight_order::linear},
    {"trf_blocks.*.ff.layers.2.*", "trf_blocks.*.ff.layers.2.*", weight_order::linear},
    {"trf_blocks.*.norm1.weight", "trf_blocks.*.norm1.scale"},
    {"trf_blocks.*.norm1.bias", "trf_blocks.*.norm1.shift"},
    {"trf_blocks.*.norm2.weight", "trf_blocks.*.norm2.scale"},
    {"trf_blocks.*.norm2.bias", "trf_blocks.*.norm2.shift"},
    {"final_norm.weight", "final_norm.scale"},
    {"final_norm.bias", "final_norm.shift"},
    {"out_head.weight", "out_head.weight", weight_order::linear},
    {"", "trf_blocks.*.att.mask"}};
}  // namespace gpt2

namespace headsup_detail {
inline constexpr named_table tables_of_gpt2[] = {
    {"gpt2::hugging_face", gpt2::hugging_face}, {"gpt2::nano_gpt", gpt2::nano_gpt}, {"gpt2::book", gpt2::book}};
template <class Size, class... Options>
inline constexpr std::span<named_table const> known_tables<gpt2::model<Size, Options...>> = tables_of_gpt2;
}  // namespace headsup_detail
}  // namespace HEADSUP_NAMESPACE
