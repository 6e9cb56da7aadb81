#pragma once

#include <headsup/core/library.hpp>

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace headsup {
/// What encode does with <|endoftext|> in a text: refuse it, make it the token of this name, or take it as text.
enum class special_tokens : unsigned char { refused, allowed, as_text };
}  // namespace headsup

// What the library has of byte pairs, so that files that use them need not read how they are made. byte_pair_words.hpp
// says what it does.

namespace HEADSUP_LIBRARY {
HEADSUP_HIDDEN std::shared_ptr<void const> read_byte_pairs(std::string const& path, std::size_t tokens);
HEADSUP_HIDDEN std::shared_ptr<void const> byte_pairs_in(std::string_view file, std::size_t tokens);
HEADSUP_HIDDEN std::vector<std::uint32_t> ids_in(void const* pairs, std::string_view text, special_tokens special);
HEADSUP_HIDDEN std::string_view bytes_of(void const* pairs, std::int64_t id, char const* role);
}  // namespace HEADSUP_LIBRARY
