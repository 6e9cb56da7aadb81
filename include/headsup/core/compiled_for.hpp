#pragma once

// Of inline functions with one name, a linker keeps one: perhaps one whose instructions the processor lacks, or one
// that ends the program where others throw. So all of headsup stands in HEADSUP_NAMESPACE: headsup, and inside it an
// inline namespace for each such choice that a file was compiled with. What a program has once stands in headsup
// itself: errors, the workers of a thread, the choice of kernels.
//
// What is asked of users: files that hand tensors or layers to each other are compiled with the same flags. With
// others, the program does not link, and the name that is missing says why. Flags of one level, as x86-64 counts them,
// are one.

#if defined(__AVX512VL__)
#define HEADSUP_LEVEL ::inline x86_64_v4
#elif defined(__AVX512F__)
#define HEADSUP_LEVEL ::inline avx512f
#elif defined(__AVX2__) && defined(__FMA__)
#define HEADSUP_LEVEL ::inline x86_64_v3
#elif defined(__AVX2__)
#define HEADSUP_LEVEL ::inline avx2
#elif defined(__AVX__)
#define HEADSUP_LEVEL ::inline avx
#elif defined(__SSE3__)
#define HEADSUP_LEVEL ::inline x86_64_v2
#elif defined(__ARM_FEATURE_SVE)
#define HEADSUP_LEVEL ::inline sve
#else
#define HEADSUP_LEVEL
#endif

#if defined(__cpp_exceptions)
#define HEADSUP_ENDS
#else
#define HEADSUP_ENDS ::inline without_exceptions
#endif

// What is refused, and runs by place: see by_place.hpp. It links with nothing else.
#if defined(HEADSUP_AS_PYTORCH)
#define HEADSUP_READS ::inline as_pytorch
#else
#define HEADSUP_READS
#endif

// The library's own code: what it computes is, for files that link it, a call of the library.
#if defined(HEADSUP_THE_LIBRARY)
#define HEADSUP_NAMESPACE headsup HEADSUP_LEVEL HEADSUP_ENDS HEADSUP_READS::inline in_the_library
#else
#define HEADSUP_NAMESPACE headsup HEADSUP_LEVEL HEADSUP_ENDS HEADSUP_READS
#endif
