#include <headsup/kernels/vectorized.hpp>

#include <type_traits>

namespace kernels = headsup::headsup_kernels;

// the registers of each instruction set hold as many numbers as their names say
static_assert(kernels::baseline::lanes == 4 && sizeof(kernels::baseline::floats) == 16);
#if defined(__x86_64__)
static_assert(kernels::avx2::lanes == 8 && sizeof(kernels::avx2::floats) == 32);
static_assert(kernels::avx512::lanes == 16 && sizeof(kernels::avx512::floats) == 64);
#endif

// the panels of a matrix: as many columns as a tile has, the last panel as many as are left
constexpr std::size_t tile = kernels::baseline::tile_columns;
static_assert(tile % kernels::baseline::lanes == 0);
static_assert(kernels::baseline::panels_in(1) == 1 && kernels::baseline::panels_in(tile) == 1);
static_assert(kernels::baseline::panels_in(tile + 1) == 2 && kernels::baseline::panels_in(5 * tile) == 5);

// the calls: every kernel is told whose instructions to use
using headsup::instruction_set;
using size = std::size_t;
template <auto* Kernel, class... Arguments>
constexpr bool takes = std::is_invocable_v<decltype(Kernel), instruction_set, Arguments...>;
static_assert(takes<kernels::packed_size, size, size>);
static_assert(takes<kernels::pack<>, float*, kernels::matrix>);
static_assert(takes<kernels::multiply<float>, float const*, size, size, kernels::matrix,
                    kernels::destination>);
static_assert(takes<kernels::pack_rounded<headsup::bfloat16>, headsup::bfloat16*, kernels::matrix>);
static_assert(takes<kernels::multiply<headsup::bfloat16>, float const*, size, size,
                    kernels::matrix_of<headsup::bfloat16>, kernels::destination>);
static_assert(takes<kernels::attend<float, float>, kernels::attention>);
static_assert(takes<kernels::softmax<>, float*, float const*, size, size, size>);
static_assert(takes<kernels::softmax_columns<>, float*, float const*, size, size, size>);
static_assert(
    takes<kernels::normalize<>, float*, float const*, size, size, float, bool, float const*, float const*>);
static_assert(takes<kernels::calculate<kernels::function::gelu>, float*, float const*, size>);
