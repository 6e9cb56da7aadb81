#include <headsup/core/compiled_for.hpp>

#include <string_view>

#define HEADSUP_WORDS(...) HEADSUP_WORDS_OF_MACRO(__VA_ARGS__)
#define HEADSUP_WORDS_OF_MACRO(...) #__VA_ARGS__

constexpr std::string_view name = HEADSUP_WORDS(HEADSUP_NAMESPACE);

// Code for every processor is headsup itself; code for some processors, or without exceptions, has its own inline
// namespace.
#if defined(__AVX2__) && defined(__FMA__) && !defined(__AVX512F__)
static_assert(name.starts_with("headsup ::inline x86_64_v3"));
#elif defined(__x86_64__) && !defined(__SSE3__)
static_assert(name.starts_with("headsup"));
static_assert(name.find("x86_64") == name.npos);
#endif
#if defined(__cpp_exceptions)
static_assert(name.find("without_exceptions") == name.npos);
#else
static_assert(name.find("::inline without_exceptions") != name.npos);
#endif

namespace HEADSUP_NAMESPACE {
inline constexpr int number = 5;
}
static_assert(headsup::number == 5);
