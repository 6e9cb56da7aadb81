#pragma once

#if __cplusplus < 202002L || (defined(__clang__) ? __clang_major__ < 14 : !defined(__GNUC__) || __GNUC__ < 11)
#error "headsup needs C++20 (-std=c++20) and g++ 11, Clang 14 or a newer one."
#include <a newer compiler>  // stops here: all errors that would follow come from this one
#endif

#if defined(HEADSUP_SINGLE_HEADER)
#error "headsup.hpp, which holds all of headsup, is included already: leave out this header, or include it before."
#include <one of them>  // stops here: everything would be defined twice
#endif

#if defined(min) || defined(max)
#error "headsup has a function max, and std has min: define NOMINMAX before <windows.h>, which makes macros of both."
#include <no macros of these names>  // stops here: all errors that would follow come from this one
#endif

// Arithmetic whose order, infinities or NaNs a flag gives away makes exp, softmax and masks wrong in silence. g++ says
// which flags are on; g++ 11 only that one of them is. Clang says so of few, so there HEADSUP_EXACT_BEGIN and _END undo
// them all, for the arithmetic between: also the fusing of a product with a sum, which only some kernels ask for. For
// other processors, where Clang cannot undo them, math/ieee.hpp has a check when the program starts.

#if defined(__FAST_MATH__) || (defined(__FINITE_MATH_ONLY__) && __FINITE_MATH_ONLY__) || \
    defined(__ASSOCIATIVE_MATH__) || defined(__RECIPROCAL_MATH__) ||                     \
    (!defined(__clang__) && __GNUC__ == 11 && defined(__GCC_IEC_559) && __GCC_IEC_559 == 0)
#error "headsup needs IEEE arithmetic: no -ffast-math, -Ofast or -funsafe-math-optimizations, nor a part of them."
#include <no fast arithmetic>  // stops here: all errors that would follow come from this one
#endif

#if defined(__clang__) && (defined(__x86_64__) || defined(__i386__) || defined(__aarch64__))
#define HEADSUP_EXACT_BEGIN _Pragma("float_control(precise, on, push)") _Pragma("clang fp contract(off)")
#define HEADSUP_EXACT_END _Pragma("float_control(pop)")
#else
#define HEADSUP_EXACT_BEGIN
#define HEADSUP_EXACT_END
#endif

// g++ finds that names inside of lambdas in templates, and parameters of their constructors, shadow what a program
// declares below.
#define HEADSUP_OWN_NAMES_BEGIN _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wshadow\"")
#define HEADSUP_OWN_NAMES_END _Pragma("GCC diagnostic pop")

#include <headsup/core/compiled_for.hpp>

// What runs only before an exception: compiled in no time, not again in each function that can throw, and no symbol of
// a library.
#if defined(__clang__)
#define HEADSUP_SELDOM HEADSUP_HIDDEN __attribute__((cold, noinline, optnone))
#else
#define HEADSUP_SELDOM HEADSUP_HIDDEN __attribute__((cold, noinline, optimize("O0")))
#endif

// A shared library exports whatever its headers instantiate, unless that is hidden. headsup hides its state: what a
// thread keeps, who shares its work, which instruction set is in use. So each library has its own, with all functions
// that touch it, and g++ does not mark it as unique in the process, which would prevent unloading. Types stay visible:
// g++ warns about members of hidden types, and only visible exceptions can be caught in another library.

#if defined(_WIN32)
#define HEADSUP_VISIBLE
#define HEADSUP_HIDDEN
#else
#define HEADSUP_VISIBLE __attribute__((visibility("default")))
#define HEADSUP_HIDDEN __attribute__((visibility("hidden")))
#endif
