#define HEADSUP_COMPILED
#include <headsup/kernels/kernels.hpp>

#include <headsup/kernels/contract.hpp>
#include <headsup/kernels/softmax.hpp>

#include <type_traits>

namespace kernels = headsup::kernels;
namespace library = HEADSUP_LIBRARY;
template <auto* Function> struct function;
template <auto* A, auto* B> constexpr bool same = std::is_same_v<function<A>, function<B>>;

// With the library, typed code calls its kernels under their usual names, and no others are compiled.
static_assert(same<kernels::attend, library::attend> && same<kernels::multiply, library::multiply>);
static_assert(same<kernels::pack, library::pack> && same<kernels::packed_size, library::packed_size>);
static_assert(same<kernels::softmax, library::softmax> && same<kernels::normalize, library::normalize>);
namespace headsup::kernels {
inline constexpr int baseline = 4;
}

// Memory is given back in the same way.
static_assert(noexcept(headsup::release_scratch()));
