#define HEADSUP_COMPILED
#include <headsup/files/reading.hpp>

#include <type_traits>

// With the library, files for all processors read with what it has; others with what the headers have, because types with
// text in them are theirs.
#if defined(__x86_64__) && !defined(__SSE3__)
namespace used = headsup::headsup_files;
namespace library = HEADSUP_LIBRARY;
template <auto* Function> struct function;
template <auto* A, auto* B> constexpr bool same = std::is_same_v<function<A>, function<B>>;
static_assert(same<used::open_safetensors, library::open_safetensors> && same<used::open_npz, library::open_npz>);
static_assert(same<used::read_npy_head, library::read_npy_head> && same<used::must_be, library::must_be>);
static_assert(same<used::read_tensor, library::read_tensor> && same<used::read_some, library::read_some>);
static_assert(same<used::search, library::search> && same<used::compare, library::compare>);
static_assert(same<used::must_fit, library::must_fit> && same<used::read_found, library::read_found>);
#endif
