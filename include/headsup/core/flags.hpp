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

#if defined(__AVX__)
#define HEADSUP_HAS_AVX 1
#else
#define HEADSUP_HAS_AVX 0
#endif
#if defined(__AVX2__)
#define HEADSUP_HAS_AVX2 1
#else
#define HEADSUP_HAS_AVX2 0
#endif
#if defined(__FMA__)
#define HEADSUP_HAS_FMA 1
#else
#define HEADSUP_HAS_FMA 0
#endif
#if defined(__BMI2__)
#define HEADSUP_HAS_BMI2 1
#else
#define HEADSUP_HAS_BMI2 0
#endif
#if defined(__AVX512F__)
#define HEADSUP_HAS_F 1
#else
#define HEADSUP_HAS_F 0
#endif
#if defined(__AVX512VL__)
#define HEADSUP_HAS_VL 1
#else
#define HEADSUP_HAS_VL 0
#endif
#if defined(__AVX512VBMI__)
#define HEADSUP_HAS_VBMI 1
#else
#define HEADSUP_HAS_VBMI 0
#endif
#if defined(__AVX512VNNI__)
#define HEADSUP_HAS_VNNI 1
#else
#define HEADSUP_HAS_VNNI 0
#endif
#if defined(__AVX512BF16__)
#define HEADSUP_HAS_BF16 1
#else
#define HEADSUP_HAS_BF16 0
#endif
#if defined(__AVX512FP16__)
#define HEADSUP_HAS_FP16 1
#else
#define HEADSUP_HAS_FP16 0
#endif

#define HEADSUP_JOIN_DIGITS(a, b, c, d, e, f, g, h, i, j) headsup::inline flags_##a##b##c##d##e##f##g##h##i##j
#define HEADSUP_JOIN(...) HEADSUP_JOIN_DIGITS(__VA_ARGS__)
#define HEADSUP_NAMESPACE                                                                                           \
  HEADSUP_JOIN(HEADSUP_HAS_AVX, HEADSUP_HAS_AVX2, HEADSUP_HAS_FMA, HEADSUP_HAS_BMI2, HEADSUP_HAS_F, HEADSUP_HAS_VL, \
               HEADSUP_HAS_VBMI, HEADSUP_HAS_VNNI, HEADSUP_HAS_BF16, HEADSUP_HAS_FP16)

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
