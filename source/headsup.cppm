// import headsup; is what #include <headsup/headsup.hpp> is, with all wings: one read-in copy for all files of a program,
// some of which may include what they use. Macros do not come with it.
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
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cfloat>
#include <chrono>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <initializer_list>
#include <memory>
#include <mutex>
#include <new>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <type_traits>
#include <utility>
#include <vector>
#if defined(__x86_64__) || defined(__i386__)
#include <cpuid.h>
#endif
#if defined(__unix__) || defined(__APPLE__)
#include <pthread.h>
#endif
#if defined(__linux__)
#include <sched.h>
#endif

#define HEADSUP_MODULE

export module headsup;

// The names are attached to no module either, so that a file that imports and one that includes mean the same.
#pragma clang diagnostic ignored "-Winclude-angled-in-module-purview"
extern "C++" {
export {
#include <headsup/headsup.hpp>
#include <headsup/files.hpp>
#include <headsup/gpt2.hpp>
#include <headsup/gpt2/load_packed.hpp>
#include <headsup/laws.hpp>
#include <headsup/parallel/worker_threads.hpp>
#include <headsup/parts.hpp>
#include <headsup/pictures.hpp>
#include <headsup/serving.hpp>
#include <headsup/tokenizer/byte_pair_tokenizer.hpp>
#include <headsup/tokenizer/byte_pairs.hpp>
#include <headsup/tokenizer/word_tokenizer.hpp>
}
}
