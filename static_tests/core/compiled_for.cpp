#include <headsup/core/compiled_for.hpp>

#include <string_view>

#define HEADSUP_WORDS(...) HEADSUP_WORDS_OF_MACRO(__VA_ARGS__)
#define HEADSUP_WORDS_OF_MACRO(...) #__VA_ARGS__

constexpr std::string_view name = HEADSUP_WORDS(HEADSUP_NAMESPACE);

// Code for every processor is headsup itself; code for some processors, or without exceptions, has its own inline
// namespace. Either way a name says what the file is compiled for.
#if defined(__AVX2__) && !defined(__AVX512F__)
static_assert(name.starts_with("headsup::inline compiled_for_avx2_a"));
#elif defined(__x86_64__) && !defined(__SSE3__)
static_assert(name == "headsup");
static_assert(std::string_view(HEADSUP_WORDS(HEADSUP_COMPILED_FOR)) == "compiled_for_x86_64");
#elif defined(__wasm_relaxed_simd__) && !defined(__wasm_atomics__)
static_assert(name.starts_with("headsup::inline compiled_for_baseline_a11000000"));
#elif defined(__wasm_simd128__) && !defined(__wasm_atomics__)
static_assert(name.starts_with("headsup::inline compiled_for_baseline_a10000000"));
#endif

// A digit is 1 for a macro that is defined as 1.
#define HEADSUP_PRESENT 1
static_assert(std::string_view(HEADSUP_WORDS(HEADSUP_DIGITS(absent, HEADSUP_PRESENT, absent, HEADSUP_PRESENT,
                                                            HEADSUP_PRESENT, absent, absent, absent))) == "01011000");
static_assert(std::string_view(HEADSUP_WORDS(HEADSUP_GROUP(_b, 01000000))) == "_b01000000");

namespace HEADSUP_NAMESPACE {
inline constexpr int number = 5;
}
static_assert(headsup::number == 5);
