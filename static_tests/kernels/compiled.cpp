#include <headsup/kernels/compiled.hpp>

#include <type_traits>

namespace library = HEADSUP_LIBRARY;
using headsup::instruction_set;
using headsup::program::attention;
using headsup::program::destination;
using headsup::program::matrix;
using size = std::size_t;

// Plain functions, of types that are the same whatever a file is compiled for.
static_assert(std::is_same_v<decltype(library::packed_size), size(instruction_set, size, size)>);
static_assert(std::is_same_v<decltype(library::pack), void(instruction_set, float*, matrix const&)>);
static_assert(std::is_same_v<decltype(library::multiply), void(instruction_set, float const*, size, size, matrix const&,
                                                               destination const&)>);
static_assert(std::is_same_v<decltype(library::attend), void(instruction_set, attention const&)>);
static_assert(std::is_same_v<decltype(library::softmax), void(instruction_set, float*, float const*, size, size, size)>);
static_assert(std::is_same_v<decltype(library::normalize),
                             void(instruction_set, float*, float const*, size, size, float, bool)>);

using headsup::program::loop;
using headsup::program::nest;
static_assert(std::is_same_v<decltype(library::contract), void(bool, float*, float const*, float const*, nest const&, loop const&)>);
static_assert(std::is_same_v<decltype(library::softmax_rows), void(bool, float*, float const*, loop const&, size, size)>);
