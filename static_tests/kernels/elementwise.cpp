#include <headsup/kernels/elementwise.hpp>

using namespace headsup::headsup_kernels;

constexpr int x[] = {1, 2, 3, 4, 5, 6};
constexpr int row[] = {10, 20, 30};

constexpr auto twice = [](int number) { return 2.0f * static_cast<float>(number); };
constexpr auto minus = [](int left, int right) { return left - right; };

// the values: in order, of f's type
static_assert([] {
  float out[6]{};
  map(out, x, nest{loop{6, 1, 1, 0}}, twice);
  return out[0] == 2 && out[1] == 4 && out[5] == 12;
}());

// transposed: [2, 3] into [3, 2]
static_assert([] {
  int out[6]{};
  map(out, x, nest{loop{3, 2, 1, 0}, loop{2, 1, 3, 0}}, [](int number) { return number; });
  return out[0] == 1 && out[1] == 4 && out[2] == 2 && out[3] == 5 && out[4] == 3 && out[5] == 6;
}());

// only what the nest walks is written
static_assert([] {
  int out[] = {7, 7, 7};
  map(out, x, nest{loop{2, 2, 3, 0}}, [](int number) { return -number; });
  return out[0] == -1 && out[1] == 7 && out[2] == -4;
}());

// the right operand is repeated for each row, and so is the left one
static_assert([] {
  int out[6]{};
  zip(out, x, row, nest{loop{2, 3, 3, 0}, loop{3, 1, 1, 1}}, minus);
  return out[0] == -9 && out[2] == -27 && out[3] == -6 && out[5] == -24;
}());
static_assert([] {
  int out[6]{};
  zip(out, row, x, nest{loop{2, 3, 0, 3}, loop{3, 1, 1, 1}}, minus);
  return out[0] == 9 && out[2] == 27 && out[3] == 6 && out[5] == 24;
}());

// a single number
static_assert([] {
  int out = 0;
  zip(&out, x, row, nest{}, minus);
  return out == -9;
}());
