// The part of headsup::compiled that splits texts into byte pairs, apart so that only programs that do so contain it.
#define HEADSUP_THE_LIBRARY

#include <headsup/tokenizer/byte_pair_words.hpp>

namespace HEADSUP_LIBRARY {

std::shared_ptr<void const> read_byte_pairs(std::string const& path, std::size_t tokens) {
  return headsup_byte_pairs::read_byte_pairs(path, tokens);
}

std::shared_ptr<void const> byte_pairs_in(std::string_view file, std::size_t tokens) {
  return headsup_byte_pairs::byte_pairs_in(file, tokens);
}

std::vector<std::uint32_t> ids_in(void const* pairs, std::string_view text, special_tokens special) {
  return headsup_byte_pairs::ids_in(pairs, text, special);
}

std::string_view bytes_of(void const* pairs, std::int64_t id, char const* role) {
  return headsup_byte_pairs::bytes_of(pairs, id, role);
}

}  // namespace HEADSUP_LIBRARY
