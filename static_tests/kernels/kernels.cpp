#define HEADSUP_COMPILED
#include <headsup/kernels/kernels.hpp>

#include <headsup/kernels/contract.hpp>
#include <headsup/kernels/softmax.hpp>

#include <type_traits>

namespace kernels = headsup::headsup_kernels;
namespace library = HEADSUP_LIBRARY;
template <auto* Function> struct function;
template <auto* A, auto* B> constexpr bool same = std::is_same_v<function<A>, function<B>>;

// With the library, typed code calls its kernels under their usual names, and no others are compiled.
using headsup::instruction_set;
template <class Job> using attends = void(instruction_set, Job const&);
template <class Matrix>
using multiplies = void(instruction_set, float const*, std::size_t, std::size_t, Matrix const&,
                        kernels::destination const&);
template <class Function, Function* A, Function* B> constexpr bool same_of = A == B;
template <class Weight, class Cached>
constexpr bool same_attend =
    same_of<attends<kernels::attention_with<Weight, Cached>>, kernels::attend, library::attend>;
template <class Weight>
constexpr bool same_multiply = same_of<multiplies<kernels::matrix_of<Weight>>, kernels::multiply, library::multiply>;
template <class Weight>
constexpr bool same_packing =
    same_of<void(instruction_set, Weight*, kernels::matrix const&), kernels::pack_rounded, library::pack_rounded>;
using headsup::bfloat16;
using computed = headsup::computed_in<bfloat16>;
static_assert(same_attend<float, float> && same_attend<bfloat16, float> && same_attend<bfloat16, bfloat16> &&
              same_attend<float, bfloat16> && same_multiply<float> && same_multiply<bfloat16>);
static_assert(same_attend<computed, computed> && same_multiply<computed>);
static_assert(same_packing<bfloat16> && same_packing<computed>);
static_assert(same<kernels::pack, library::pack> && same<kernels::packed_size, library::packed_size>);
static_assert(std::is_invocable_v<decltype(kernels::calculate<kernels::function::gelu>), instruction_set, float*,
                                  float const*, std::size_t>);
static_assert(same<kernels::softmax, library::softmax> && same<kernels::normalize, library::normalize>);
static_assert(same<kernels::softmax_columns, library::softmax_columns>);
namespace headsup::headsup_kernels {
inline constexpr int baseline = 4;
}
