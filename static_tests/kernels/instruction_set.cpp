#include <headsup/kernels/instruction_set.hpp>

#include <type_traits>

using namespace headsup;

// the type: a scoped enumeration, to which no number converts implicitly
static_assert(std::is_enum_v<instruction_set> && !std::is_convertible_v<int, instruction_set>);
static_assert(std::is_same_v<decltype(instruction_set_in_use()), instruction_set>);
static_assert(std::is_same_v<decltype(widest_instruction_set()), instruction_set>);
static_assert(std::is_same_v<decltype(use_instruction_set(instruction_set::baseline)), void>);

// the values: in the order of their widths
static_assert(instruction_set::baseline < instruction_set::avx2 && instruction_set::avx2 < instruction_set::avx512);

// the words of the environment variable are compared whole
static_assert(same_text("avx2", "avx2") && same_text("", ""));
static_assert(!same_text("avx2", "avx512") && !same_text("avx", "avx2"));
static_assert(!same_text("avx2 ", "avx2") && !same_text("AVX2", "avx2"));
