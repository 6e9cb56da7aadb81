#pragma once

// Of inline functions with one name, a linker keeps one: perhaps one whose instructions the processor lacks, or one
// that ends the program where others throw. So all of headsup stands in HEADSUP_NAMESPACE: headsup, and inside it an
// inline namespace for each such choice that a file was compiled with. What a program has once stands in headsup
// itself: errors, the workers of a thread, the choice of kernels.
//
// What is asked of users: files that hand tensors or layers to each other are compiled with the same flags. With
// others, the program does not link, and the name that is missing says why. Flags of one level, as x86-64 counts them,
// are one.

#if defined(__cpp_exceptions)
#define HEADSUP_ENDS
#else
#define HEADSUP_ENDS ::inline without_exceptions
#endif

#if defined(HEADSUP_THE_LIBRARY)  // what it computes is, for files that link it, a call of the library
#define HEADSUP_NAMESPACE headsup::inline in_the_library HEADSUP_ENDS
#elif defined(HEADSUP_AS_PYTORCH)  // what is refused runs by place, see by_place.hpp: it links with nothing else
#define HEADSUP_NAMESPACE headsup::inline as_pytorch HEADSUP_ENDS
#elif defined(__AVX512VL__)
#define HEADSUP_NAMESPACE headsup::inline x86_64_v4 HEADSUP_ENDS
#elif defined(__AVX512F__)
#define HEADSUP_NAMESPACE headsup::inline avx512f HEADSUP_ENDS
#elif defined(__AVX2__) && defined(__FMA__)
#define HEADSUP_NAMESPACE headsup::inline x86_64_v3 HEADSUP_ENDS
#elif defined(__AVX2__)
#define HEADSUP_NAMESPACE headsup::inline avx2 HEADSUP_ENDS
#elif defined(__AVX__)
#define HEADSUP_NAMESPACE headsup::inline avx HEADSUP_ENDS
#elif defined(__SSE3__)
#define HEADSUP_NAMESPACE headsup::inline x86_64_v2 HEADSUP_ENDS
#elif defined(__ARM_FEATURE_SVE)
#define HEADSUP_NAMESPACE headsup::inline sve HEADSUP_ENDS
#else
#define HEADSUP_NAMESPACE headsup HEADSUP_ENDS
#endif
