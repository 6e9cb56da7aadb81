#include <headsup/core/flags.hpp>

#include <string_view>

#define HEADSUP_WORDS(...) HEADSUP_WORDS_OF_MACRO(__VA_ARGS__)
#define HEADSUP_WORDS_OF_MACRO(...) #__VA_ARGS__

constexpr std::string_view name = HEADSUP_WORDS(HEADSUP_NAMESPACE);

// What every processor can run is headsup itself; what only some can has a name of its own inside it.
#if defined(__AVX__)
static_assert(name.starts_with("headsup::inline flags_1"));
#else
static_assert(name == "headsup");
#endif

namespace HEADSUP_NAMESPACE {
inline constexpr int number = 5;
}
static_assert(headsup::number == 5);
