#pragma once

#if __cplusplus < 202002L || (defined(__clang__) ? __clang_major__ < 14 : !defined(__GNUC__) || __GNUC__ < 11)
#error "headsup needs C++20 (-std=c++20) and g++ 11, Clang 14 or a newer one."
#include <a newer compiler>  // stops here: all errors that would follow come from this one
#endif

// HEADSUP_NAMESPACE is headsup; in a file compiled for more than the x86-64 baseline, a namespace inside it, whose name
// says for what. One digit for each extension: AVX, AVX2, FMA, BMI2, AVX-512 F, VL, VBMI, VNNI, BF16, FP16.
//
// Of inline functions with the same name, a linker keeps one. It might keep one whose instructions the processor lacks,
// even for files compiled without them. So files compiled with different flags share nothing: a tensor passed between
// them does not link.

#if defined(__AVX__) || defined(__AVX2__) || defined(__FMA__) || defined(__BMI2__)

// HEADSUP_DIGIT(__AVX2__) is 1 if that is defined, which it is as 1; otherwise 0.
#define HEADSUP_COMMA_IF_1 ,
#define HEADSUP_SECOND(first, second, ...) second
#define HEADSUP_CHOOSE(...) HEADSUP_SECOND(__VA_ARGS__, 0, )
#define HEADSUP_DIGIT_OF(flag) HEADSUP_CHOOSE(HEADSUP_COMMA_IF_##flag 1)
#define HEADSUP_DIGIT(flag) HEADSUP_DIGIT_OF(flag)
#define HEADSUP_JOIN_DIGITS(a, b, c, d, e, f, g, h, i, j) headsup::inline flags_##a##b##c##d##e##f##g##h##i##j
#define HEADSUP_JOIN(...) HEADSUP_JOIN_DIGITS(__VA_ARGS__)
#define HEADSUP_NAMESPACE                                                                                          \
  HEADSUP_JOIN(HEADSUP_DIGIT(__AVX__), HEADSUP_DIGIT(__AVX2__), HEADSUP_DIGIT(__FMA__), HEADSUP_DIGIT(__BMI2__),   \
               HEADSUP_DIGIT(__AVX512F__), HEADSUP_DIGIT(__AVX512VL__), HEADSUP_DIGIT(__AVX512VBMI__),             \
               HEADSUP_DIGIT(__AVX512VNNI__), HEADSUP_DIGIT(__AVX512BF16__), HEADSUP_DIGIT(__AVX512FP16__))

#else
#define HEADSUP_NAMESPACE headsup
#endif

// A shared library exports whatever its headers instantiate, unless that is hidden. headsup hides its state: what a
// thread keeps, who shares its work, which instruction set is in use. So each library has its own, with all functions
// that touch it, and g++ does not mark it as unique in the process, which would prevent unloading. Types stay visible:
// g++ warns about members of hidden types, and only visible exceptions can be caught in another library.

#if defined(_WIN32)
#define HEADSUP_VISIBLE
#define HEADSUP_HIDDEN
#define HEADSUP_HIDDEN_BEGIN
#define HEADSUP_HIDDEN_END
#else
#define HEADSUP_VISIBLE __attribute__((visibility("default")))
#define HEADSUP_HIDDEN __attribute__((visibility("hidden")))
#define HEADSUP_HIDDEN_BEGIN _Pragma("GCC visibility push(hidden)")
#define HEADSUP_HIDDEN_END _Pragma("GCC visibility pop")
#endif
