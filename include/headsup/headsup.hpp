// All layers. What few programs need has headers of its own: the wings <headsup/gpt2.hpp>, <headsup/laws.hpp>,
// <headsup/pictures.hpp>, <headsup/serving.hpp>, <headsup/tokenizer/…> and <headsup/parallel/worker_threads.hpp>, and
// the adapters <headsup/axes/hana.hpp>, <headsup/layers/hana.hpp> and <headsup/layers/reflected.hpp>.
// What a header needs comes before it, so that an error is reported from here and not from the end of a long chain of
// headers.
//
// Without #pragma once, of which g++ warns in a header that it precompiles: each of these has it.

#if !defined(HEADSUP_SINGLE_HEADER)  // which has all of them

// clang-format off
#include <headsup/axes/axis.hpp>
#include <headsup/diagnostics/refuse.hpp>
#include <headsup/axes/roles.hpp>
#include <headsup/tensor/literal.hpp>
#include <headsup/tensor/torch_members.hpp>
#include <headsup/tensor/plain_tensor.hpp>
#include <headsup/tensor/annotated_tensor.hpp>
#include <headsup/tensor/tensor.hpp>
#include <headsup/tensor/view.hpp>
#include <headsup/tensor/has_shape.hpp>
#include <headsup/ops/dropout.hpp>
#include <headsup/ops/rename.hpp>
#include <headsup/layers/dropout.hpp>
#include <headsup/layers/parameters.hpp>
#include <headsup/ops/map.hpp>
#include <headsup/ops/activation.hpp>
#include <headsup/ops/combine.hpp>
#include <headsup/ops/arithmetic.hpp>
#include <headsup/ops/contract.hpp>
#include <headsup/ops/random.hpp>
#include <headsup/ops/transpose.hpp>
#include <headsup/layers/linear.hpp>
#include <headsup/ops/attend.hpp>
#include <headsup/ops/mask.hpp>
#include <headsup/ops/mask_distant.hpp>
#include <headsup/ops/matmul.hpp>
#include <headsup/ops/reduce.hpp>
#include <headsup/ops/softmax.hpp>
#include <headsup/layers/key_value_cache.hpp>
#include <headsup/ops/masked_fill.hpp>
#include <headsup/layers/padding.hpp>
#include <headsup/layers/attention_options.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/expand.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/take.hpp>
#include <headsup/layers/split_heads.hpp>
#include <headsup/layers/self_attention.hpp>
#include <headsup/ops/fill.hpp>
#include <headsup/ops/tril.hpp>
#include <headsup/layers/causal_attention.hpp>
#include <headsup/ops/lookup.hpp>
#include <headsup/layers/embedding.hpp>
#include <headsup/layers/multi_head_attention.hpp>
#include <headsup/layers/cross_attention.hpp>
#include <headsup/ops/compare.hpp>
#include <headsup/ops/concat.hpp>
#include <headsup/ops/stack.hpp>
#include <headsup/layers/multi_head_attention_wrapper.hpp>
#include <headsup/ops/argmax.hpp>
#include <headsup/ops/slice.hpp>
#include <headsup/ops/chunk.hpp>
#include <headsup/ops/cross_entropy.hpp>
#include <headsup/ops/cumsum.hpp>
#include <headsup/ops/dot.hpp>
#include <headsup/ops/extent.hpp>
#include <headsup/ops/gather.hpp>
#include <headsup/ops/norm.hpp>
#include <headsup/layers/layer_normalization.hpp>
#include <headsup/layers/rms_normalization.hpp>
#include <headsup/ops/normalize.hpp>
#include <headsup/ops/outer.hpp>
#include <headsup/ops/patchify.hpp>
#include <headsup/ops/print.hpp>
#include <headsup/ops/prints_as.hpp>
#include <headsup/ops/repeat.hpp>
#include <headsup/ops/reshape.hpp>
#include <headsup/ops/residual.hpp>
#include <headsup/ops/rotary.hpp>
#include <headsup/ops/round.hpp>
#include <headsup/ops/scan.hpp>
#include <headsup/ops/squeeze.hpp>
#include <headsup/ops/topk.hpp>
#include <headsup/ops/torch_words.hpp>
#include <headsup/ops/where.hpp>
#include <headsup/tensor/foreign.hpp>
// clang-format on
#if defined(HEADSUP_AS_PYTORCH)
#include <headsup/by_place.hpp>
#elif defined(HEADSUP_COMPILED) && defined(__x86_64__) && !defined(__SSE3__) && defined(__cpp_exceptions)
namespace HEADSUP_LIBRARY {
#define HEADSUP_MEMBER(...) extern template headsup_calls::operation const& row_at_run_time<headsup_calls::__VA_ARGS__>();
#include <headsup/calls/rows_in_library.inl>
#include <headsup/layers/rows_in_library.inl>
#undef HEADSUP_MEMBER
}  // namespace HEADSUP_LIBRARY
#endif

#endif
