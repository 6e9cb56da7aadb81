#define HEADSUP_COMPILED
#include <headsup/tokenizer/byte_pair_words.hpp>

#include <type_traits>

namespace used = headsup::headsup_byte_pairs;
namespace library = HEADSUP_LIBRARY;
template <auto* Function> struct function;
template <auto* A, auto* B> constexpr bool same = std::is_same_v<function<A>, function<B>>;

// With the library, byte pairs are its own.
static_assert(same<used::read_byte_pairs, library::read_byte_pairs> &&
              same<used::byte_pairs_in, library::byte_pairs_in>);
static_assert(same<used::ids_in, library::ids_in> && same<used::bytes_of, library::bytes_of>);
