#include <headsup/core/library.hpp>

#include <string_view>

#define HEADSUP_WORDS(...) HEADSUP_WORDS_OF_MACRO(__VA_ARGS__)
#define HEADSUP_WORDS_OF_MACRO(...) #__VA_ARGS__

// What a linker misses says what to link, in every file the same.
static_assert(std::string_view(HEADSUP_WORDS(HEADSUP_LIBRARY)).starts_with("headsup::link_headsup_compiled_"));
