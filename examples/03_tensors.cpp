// A tensor is numbers with a shape in its type. Small ones can be constants; large ones own memory.
// g++ -std=c++20 -Iinclude examples/03_tensors.cpp && ./a.out

#include <headsup/headsup.hpp>

#include <cassert>
#include <utility>

using namespace headsup;

constexpr tensor<float, tokens<2>, d_in<3>> x{{{1, 2, 3}, {4, 5, 6}}};
static_assert(x(1, 2) == 6);  // positions in the order of the axes
static_assert(to_text(x) == "tensor([[1., 2., 3.],\n        [4., 5., 6.]])");

// A part keeps the remaining roles.
constexpr auto second = take<tokens>(x, 1);
static_assert(second == tensor<float, d_in<3>>{{4, 5, 6}});

// Arithmetic aligns axes by role; the smaller operand is repeated along the axes that it lacks.
constexpr tensor<float, tokens<2>> one_a_token{{10, 20}};
static_assert(x + one_a_token == tensor<float, tokens<2>, d_in<3>>{{{11, 12, 13}, {24, 25, 26}}});

int main() {
  // 1 x 1024 x 1600 numbers live on the heap, aligned for any vector register.
  auto large = full<float, batch<1>, tokens<1024>, d_in<1600>>(0.5f);
  float const* data = large.data();
  assert(reinterpret_cast<std::size_t>(data) % heap_alignment == 0);

  auto const moved = std::move(large);  // a move transfers the memory
  assert(moved.data() == data);
  auto const copy = moved.clone();  // copies are explicit
  assert(copy.data() != data && copy(0, 1023, 1599) == 0.5f);

  // A view gives a shape to memory that another object owns.
  float const theirs[6] = {1, 2, 3, 4, 5, 6};
  tensor_view<float const, tokens<2>, d_in<3>> const seen(theirs);
  assert((x + seen)(1, 2) == 12);
}
