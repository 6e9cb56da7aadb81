#include <headsup/kernels/matrix.hpp>

#include <type_traits>

using namespace headsup::kernels;

// the type: what a kernel takes is plain, and what is not said is not there
static_assert(std::is_trivially_copyable_v<matrix> && std::is_aggregate_v<matrix>);
static_assert(matrix{}.numbers == nullptr && matrix{}.panels == nullptr && matrix{}.bias == nullptr);
static_assert(matrix{}.columns == 0 && matrix{}.depth == 0);

// the values: rows of one group, which lie side by side, unless more is said
constexpr destination plain{nullptr, 7};
static_assert(std::is_trivially_copyable_v<destination> && std::is_aggregate_v<destination>);
static_assert(plain.row == 7 && plain.rows == static_cast<std::size_t>(-1) && plain.width == plain.rows);
static_assert(plain.outer == 0 && plain.group == 0);
static_assert(std::is_same_v<decltype(plain.at(0, 0)), float*>);
