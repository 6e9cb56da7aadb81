#include <headsup/tensor/storage.hpp>

using namespace headsup;
using namespace headsup::headsup_detail;

static_assert(largest_in_object == 16 * 1024);  // as <headsup/tensor/storage.hpp> says where a constant is too large
constexpr std::size_t most = largest_in_object / sizeof(float);
using small = tensor_storage<float, most>;
using large = tensor_storage<float, most + 1>;

// the type: plain values up to the limit, a pointer above it and for as many as the run time knows
static_assert(std::is_trivially_copyable_v<small> && sizeof(small) == largest_in_object);
static_assert(!std::is_trivially_copyable_v<large> && sizeof(large) == sizeof(float*));
static_assert(std::is_nothrow_move_constructible_v<large> && std::is_nothrow_move_assignable_v<large>);
static_assert(std::is_same_v<large, heap_of<float>> && std::is_same_v<tensor_storage<float, -1ul>, heap_of<float>>);
static_assert(sizeof(tensor_storage<double, 3>) == 3 * sizeof(double) && sizeof(tensor_storage<bool, 7>) == 7);
static_assert(sizeof(tensor_storage<double, largest_in_object / sizeof(double)>) == largest_in_object);
static_assert(sizeof(tensor_storage<double, most>) == sizeof(double*));
static_assert(heap_alignment == 64);

// the values: zeros in the object
constexpr small zeros{most};
static_assert(zeros.data()[0] == 0 && zeros.data()[most - 1] == 0);
static_assert([] {
  tensor_storage<int, 3> numbers(3);
  for (int i = 0; i < 3; ++i) numbers.data()[i] = 10 * i;
  tensor_storage<int, 3> const copy = numbers;
  numbers.data()[2] = 7;
  return copy.data()[1] == 10 && copy.data()[2] == 20;
}());

// memory on the heap lives within a constant expression, moves, is null where it was moved from, and is given back
static_assert([] {
  large numbers(most + 1);
  numbers.data()[most] = 3;
  float const* const first = numbers.data();
  large moved(static_cast<large&&>(numbers));
  if (numbers.data() != nullptr || moved.data() != first || moved.data()[most] != 3) return false;
  large assigned(2);
  assigned = static_cast<large&&>(moved);
  return assigned.data() == first && moved.data() == nullptr;
}());
static_assert([] {
  large numbers(8);
  numbers.data()[7] = 2;
  large& same = numbers;
  numbers = static_cast<large&&>(same);
  return numbers.data()[7] == 2;
}());

// what it refuses: an implicit copy, and a number in place of an initial state
static_assert(!std::is_copy_constructible_v<large> && !std::is_copy_assignable_v<large>);
static_assert(!std::is_convertible_v<std::size_t, small> && !std::is_convertible_v<std::size_t, large>);
static_assert(!std::is_default_constructible_v<large>);
