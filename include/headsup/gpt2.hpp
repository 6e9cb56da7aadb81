#pragma once

// GPT-2 and its parts beside attention: a wing, which <headsup/headsup.hpp> does not include. What a header needs comes
// before it, as there.

// clang-format off
#include <headsup/axes/axis.hpp>
#include <headsup/diagnostics/refuse.hpp>
#include <headsup/gpt2/feed_forward.hpp>
#include <headsup/gpt2/transformer_block.hpp>
#include <headsup/gpt2/model.hpp>
#include <headsup/gpt2/text.hpp>
#include <headsup/gpt2/append_each.hpp>
#include <headsup/gpt2/sample.hpp>
#include <headsup/gpt2/file_names.hpp>
// clang-format on
#if defined(HEADSUP_COMPILED) && defined(__x86_64__) && !defined(__SSE3__) && defined(__cpp_exceptions) && \
    !defined(HEADSUP_AS_PYTORCH)
namespace HEADSUP_LIBRARY {
#define HEADSUP_MEMBER(...) extern template headsup_calls::operation const& row_at_run_time<headsup_calls::__VA_ARGS__>();
#include <headsup/gpt2/rows_in_library.inl>
#include <headsup/layers/rows_in_library.inl>
#undef HEADSUP_MEMBER
}  // namespace HEADSUP_LIBRARY
#endif
