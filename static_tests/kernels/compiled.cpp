#include <headsup/kernels/compiled.hpp>

#include <type_traits>

namespace library = HEADSUP_LIBRARY;
using headsup::bfloat16;
using headsup::computed_in;
using headsup::instruction_set;
using headsup::headsup_program::attention_with;
using headsup::headsup_program::destination;
using headsup::headsup_program::matrix;
using headsup::headsup_program::matrix_of;
using size = std::size_t;

// Plain functions, of types that are the same whatever a file is compiled for.
static_assert(std::is_same_v<decltype(library::packed_size), size(instruction_set, size, size)>);
static_assert(std::is_same_v<decltype(library::pack), void(instruction_set, float*, matrix const&)>);
// Four functions have overloads: one for each kind of numbers.
template <class Function> constexpr bool has(Function*) { return true; }
template <class Weight>
using multiplies = void(instruction_set, float const*, size, size, matrix_of<Weight> const&, destination const&);
template <class Weight, class Cached> using attends = void(instruction_set, attention_with<Weight, Cached> const&);
static_assert(has<multiplies<float>>(library::multiply) && has<multiplies<bfloat16>>(library::multiply));
static_assert(has<multiplies<computed_in<bfloat16>>>(library::multiply));
template <class Weight> using packs = void(instruction_set, Weight*, matrix const&);
static_assert(has<packs<bfloat16>>(library::pack_rounded) && has<packs<computed_in<bfloat16>>>(library::pack_rounded));
template <class Weight> using unpacks = void(instruction_set, float*, matrix_of<Weight> const&, size);
static_assert(has<unpacks<float>>(library::unpack_column) && has<unpacks<bfloat16>>(library::unpack_column));
static_assert(has<unpacks<computed_in<bfloat16>>>(library::unpack_column));
static_assert(has<attends<float, float>>(library::attend) && has<attends<float, bfloat16>>(library::attend));
static_assert(has<attends<bfloat16, float>>(library::attend) && has<attends<bfloat16, bfloat16>>(library::attend));
static_assert(has<attends<computed_in<bfloat16>, computed_in<bfloat16>>>(library::attend));
static_assert(
    std::is_same_v<decltype(library::softmax), void(instruction_set, float*, float const*, size, size, size)>);
static_assert(std::is_same_v<decltype(library::softmax_columns), decltype(library::softmax)>);
static_assert(std::is_same_v<decltype(library::normalize), void(instruction_set, float*, float const*, size, size,
                                                                float, bool, float const*, float const*)>);
static_assert(std::is_same_v<decltype(library::calculate),
                             void(instruction_set, headsup::headsup_kernels::function, float*, float const*, size)>);

using headsup::headsup_program::loop;
using headsup::headsup_program::nest;
static_assert(std::is_same_v<decltype(library::contract),
                             void(bool, float*, float const*, float const*, nest const&, loop const&)>);
static_assert(
    std::is_same_v<decltype(library::softmax_rows), void(bool, float*, float const*, loop const&, size, size)>);
