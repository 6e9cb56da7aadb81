// import headsup; is what #include <headsup/headsup.hpp> is, with <headsup/serving.hpp>: one read-in copy of both for all
// files of a program, which may also include them. Macros do not come with it.
// clang++ -std=c++20 -Iinclude --precompile source/headsup.cppm -o headsup.pcm

module;

// What headsup's headers include from elsewhere: it belongs to no module. A test compares this list with theirs.
#include <boost/hana/accessors.hpp>
#include <boost/hana/concept/struct.hpp>
#include <boost/hana/fwd/core/make.hpp>
#include <boost/hana/fwd/first.hpp>
#include <boost/hana/fwd/pair.hpp>
#include <boost/hana/fwd/second.hpp>
#include <boost/hana/fwd/string.hpp>
#include <boost/hana/fwd/tuple.hpp>
#include <boost/hana/fwd/unpack.hpp>
#include <cfloat>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
#include <new>
#include <type_traits>
#include <utility>
#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif

#define HEADSUP_MODULE

export module headsup;

// The names are attached to no module either, so that a file that imports and one that includes mean the same.
#pragma clang diagnostic ignored "-Winclude-angled-in-module-purview"
extern "C++" {
export {
#include <headsup/headsup.hpp>
#include <headsup/serving.hpp>
}
}
