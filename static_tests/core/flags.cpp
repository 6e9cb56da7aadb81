#include <headsup/core/flags.hpp>

#include <string_view>

#define HEADSUP_WORDS(...) HEADSUP_WORDS_OF_MACRO(__VA_ARGS__)
#define HEADSUP_WORDS_OF_MACRO(...) #__VA_ARGS__

constexpr std::string_view name = HEADSUP_WORDS(HEADSUP_NAMESPACE);

// Code for every processor is headsup itself; code for some processors has its own inline namespace.
#if defined(__AVX__)
static_assert(name.starts_with("headsup::inline flags_1"));
#else
static_assert(name == "headsup");
#endif

namespace HEADSUP_NAMESPACE {
inline constexpr int number = 5;
}
static_assert(headsup::number == 5);
