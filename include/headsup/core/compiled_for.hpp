#pragma once

// Of inline functions with the same name, a linker keeps one. It might keep one whose instructions the processor lacks,
// or one that ends the program where others throw, even for files compiled without such flags. So what contains code is
// apart: HEADSUP_NAMESPACE is headsup, and with other flags than the default a namespace inside it that says which. What
// a program has once stands in headsup itself: errors, the team of a thread, the choice of kernels.
//
// Tensors, views and generators are passed between files with different flags, so they stand in headsup, and each of
// their members is HEADSUP_APART, the implicit ones too; what they inherit, constructors above all, has a base that is
// apart. A layer cannot be passed. The program does not link, and the name that is missing says why: types give the tag
// that HEADSUP_TAGGED, or the namespace, gives them to functions that take or return them.

#if defined(__AVX512F__)
#define HEADSUP_INSTRUCTIONS avx512
#elif defined(__AVX2__)
#define HEADSUP_INSTRUCTIONS avx2
#elif defined(__AVX__)
#define HEADSUP_INSTRUCTIONS avx
#elif defined(__SSE4_2__)
#define HEADSUP_INSTRUCTIONS sse4_2
#elif defined(__SSE4_1__)
#define HEADSUP_INSTRUCTIONS sse4_1
#elif defined(__SSSE3__)
#define HEADSUP_INSTRUCTIONS ssse3
#elif defined(__SSE3__)
#define HEADSUP_INSTRUCTIONS sse3
#elif defined(__i386__) && defined(__SSE2__)
#define HEADSUP_INSTRUCTIONS sse2
#elif defined(__i386__) && defined(__SSE__)
#define HEADSUP_INSTRUCTIONS sse
#else
#define HEADSUP_BASELINE
#if defined(__x86_64__)
#define HEADSUP_INSTRUCTIONS x86_64
#else
#define HEADSUP_INSTRUCTIONS baseline
#endif
#endif

// A digit for each extension: 1 if its macro is defined, which it is as 1. They stand in groups of eight, and only groups
// that are not zero become part of the name.
#define HEADSUP_COMMA_IF_1 ,
#define HEADSUP_SECOND(first, second, ...) second
#define HEADSUP_CHOOSE(...) HEADSUP_SECOND(__VA_ARGS__, 0, )
#define HEADSUP_DIGIT(flag) HEADSUP_CHOOSE(HEADSUP_COMMA_IF_##flag 1)
#define HEADSUP_JOIN_8(a, b, c, d, e, f, g, h) a##b##c##d##e##f##g##h
#define HEADSUP_JOIN(...) HEADSUP_JOIN_8(__VA_ARGS__)
#define HEADSUP_DIGITS(a, b, c, d, e, f, g, h)                                                           \
  HEADSUP_JOIN(HEADSUP_DIGIT(a), HEADSUP_DIGIT(b), HEADSUP_DIGIT(c), HEADSUP_DIGIT(d), HEADSUP_DIGIT(e), \
               HEADSUP_DIGIT(f), HEADSUP_DIGIT(g), HEADSUP_DIGIT(h))
#define HEADSUP_GROUP(letter, digits) HEADSUP_JOIN(letter, digits, , , , , , )

#if defined(__aarch64__) || defined(__arm__)
#define HEADSUP_DIGITS_A                                                                               \
  HEADSUP_DIGITS(__ARM_FEATURE_ATOMICS, __ARM_FEATURE_FP16_VECTOR_ARITHMETIC, __ARM_FEATURE_DOTPROD,   \
                 __ARM_FEATURE_BF16, __ARM_FEATURE_MATMUL_INT8, __ARM_FEATURE_SVE, __ARM_FEATURE_SVE2, \
                 __ARM_FEATURE_SME)
#define HEADSUP_DIGITS_B 0
#define HEADSUP_DIGITS_C 0
#define HEADSUP_DIGITS_D 0
#elif defined(__wasm__)
#define HEADSUP_DIGITS_A HEADSUP_DIGITS(__wasm_simd128__, __wasm_relaxed_simd__, __wasm_atomics__, , , , , )
#define HEADSUP_DIGITS_B 0
#define HEADSUP_DIGITS_C 0
#define HEADSUP_DIGITS_D 0
#else
#define HEADSUP_DIGITS_A \
  HEADSUP_DIGITS(__POPCNT__, __LZCNT__, __BMI__, __BMI2__, __MOVBE__, __F16C__, __FMA__, __GFNI__)
#define HEADSUP_DIGITS_B \
  HEADSUP_DIGITS(__SSE4A__, __FMA4__, __XOP__, __TBM__, __AVXVNNI__, __AVXVNNIINT8__, __AVXIFMA__, __APX_F__)
#define HEADSUP_DIGITS_C                                                                                 \
  HEADSUP_DIGITS(__AVX512VL__, __AVX512DQ__, __AVX512BW__, __AVX512CD__, __AVX512IFMA__, __AVX512VBMI__, \
                 __AVX512VBMI2__, __AVX512VNNI__)
#define HEADSUP_DIGITS_D                                                                                  \
  HEADSUP_DIGITS(__AVX512BITALG__, __AVX512VPOPCNTDQ__, __AVX512BF16__, __AVX512FP16__, __AVXVNNIINT16__, \
                 __AVXNECONVERT__, __AVX10_1__, __AVX10_2__)
#endif

#if HEADSUP_DIGITS_A
#define HEADSUP_GROUP_A HEADSUP_GROUP(_a, HEADSUP_DIGITS_A)
#else
#define HEADSUP_GROUP_A
#endif
#if HEADSUP_DIGITS_B
#define HEADSUP_GROUP_B HEADSUP_GROUP(_b, HEADSUP_DIGITS_B)
#else
#define HEADSUP_GROUP_B
#endif
#if HEADSUP_DIGITS_C
#define HEADSUP_GROUP_C HEADSUP_GROUP(_c, HEADSUP_DIGITS_C)
#else
#define HEADSUP_GROUP_C
#endif
#if HEADSUP_DIGITS_D
#define HEADSUP_GROUP_D HEADSUP_GROUP(_d, HEADSUP_DIGITS_D)
#else
#define HEADSUP_GROUP_D
#endif

#if defined(__cpp_exceptions)
#define HEADSUP_EXCEPTIONS
#else
#define HEADSUP_EXCEPTIONS _without_exceptions
#endif

// The library's own code is apart too: what it computes is, for files that link it, a call of the library.
#if defined(HEADSUP_THE_LIBRARY)
#define HEADSUP_OF_LIBRARY _in_the_library
#else
#define HEADSUP_OF_LIBRARY
#endif

#define HEADSUP_COMPILED_FOR                                                                           \
  HEADSUP_JOIN(compiled_for_, HEADSUP_INSTRUCTIONS, HEADSUP_GROUP_A, HEADSUP_GROUP_B, HEADSUP_GROUP_C, \
               HEADSUP_GROUP_D, HEADSUP_EXCEPTIONS, HEADSUP_OF_LIBRARY)

#if defined(_MSC_VER)
#define HEADSUP_TAG(name)
#else
#define HEADSUP_TAG_TEXT(name) __attribute__((abi_tag(#name)))
#define HEADSUP_TAG(name) HEADSUP_TAG_TEXT(name)
#endif

// A function that is apart though it stands in headsup itself: a member of what a program has once.
#define HEADSUP_APART HEADSUP_TAG(HEADSUP_COMPILED_FOR)

#if defined(HEADSUP_BASELINE) && defined(__cpp_exceptions) && !HEADSUP_DIGITS_A && !HEADSUP_DIGITS_B && \
    !HEADSUP_DIGITS_C && !HEADSUP_DIGITS_D && !defined(HEADSUP_THE_LIBRARY)
#define HEADSUP_NAMESPACE headsup
#define HEADSUP_TAGGED HEADSUP_APART
#else
#define HEADSUP_NAMESPACE headsup::inline HEADSUP_COMPILED_FOR
#define HEADSUP_TAGGED
namespace headsup {
inline namespace HEADSUP_COMPILED_FOR HEADSUP_APART {}
}  // namespace headsup
#endif
