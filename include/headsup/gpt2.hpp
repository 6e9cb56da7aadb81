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
