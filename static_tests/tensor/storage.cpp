#include <headsup/tensor/storage.hpp>

using namespace headsup;
using detail::storage;

using small = storage<float, largest_in_object / sizeof(float)>;
using large = storage<float, largest_in_object / sizeof(float) + 1>;

// the type: small ones are values, large ones have one owner
static_assert(std::is_trivially_copyable_v<small> && sizeof(small) == largest_in_object);
static_assert(sizeof(large) == sizeof(float*));
static_assert(std::is_nothrow_move_constructible_v<large> && std::is_nothrow_move_assignable_v<large>);
static_assert(sizeof(storage<double, 3>) == 3 * sizeof(double) && sizeof(storage<bool, 7>) == 7);
static_assert(sizeof(storage<double, largest_in_object / sizeof(double)>) == largest_in_object);
static_assert(sizeof(storage<double, largest_in_object / sizeof(float)>) == sizeof(double*));
static_assert(heap_alignment == 64);

// the values: zeros, unless asked otherwise
constexpr small zeros{};
static_assert(zeros.data()[0] == 0 && zeros.data()[largest_in_object / sizeof(float) - 1] == 0);
static_assert([] {
  storage<int, 3> numbers(uninitialized);
  for (int i = 0; i < 3; ++i) numbers.data()[i] = 10 * i;
  storage<int, 3> const copy = numbers;
  numbers.data()[2] = 7;
  return copy.data()[1] == 10 && copy.data()[2] == 20;
}());

// heap memory works within a constant expression: it moves and is freed
static_assert([] {
  large numbers;
  numbers.data()[4096] = 3;
  float const* const first = numbers.data();
  large moved(static_cast<large&&>(numbers));
  if (numbers.data() != nullptr || moved.data() != first || moved.data()[4096] != 3 || moved.data()[0] != 0)
    return false;
  large assigned;
  assigned = static_cast<large&&>(moved);
  return assigned.data() == first;
}());
static_assert([] {
  large numbers;
  numbers.data()[7] = 2;
  large& same = numbers;
  numbers = static_cast<large&&>(same);
  return numbers.data()[7] == 2;
}());

// what it refuses: an implicit copy, and a number in place of an initial state
static_assert(!std::is_copy_constructible_v<large> && !std::is_copy_assignable_v<large>);
static_assert(!std::is_convertible_v<uninitialized_t, small> && !std::is_constructible_v<small, int>);
