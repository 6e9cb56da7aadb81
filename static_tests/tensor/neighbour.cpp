#include <headsup/axes/roles.hpp>
#include <headsup/tensor/neighbour.hpp>
#include <headsup/tensor/view.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;

// A matrix with Eigen's members; sizes of -1 are not known to the type.
template <int Rows, int Cols, bool InRows> struct matrix {
  using PlainObject = matrix;
  static constexpr int RowsAtCompileTime = Rows, ColsAtCompileTime = Cols;
  static constexpr int SizeAtCompileTime = Rows < 0 || Cols < 0 ? -1 : Rows * Cols;
  static constexpr bool IsVectorAtCompileTime = Rows == 1 || Cols == 1, IsRowMajor = InRows;

  float numbers[6]{1, 2, 3, 4, 5, 6};
  int held_rows = Rows, held_cols = Cols, between = InRows ? Cols : Rows;

  constexpr float const* data() const { return numbers; }
  constexpr float* data() { return numbers; }
  constexpr int rows() const { return held_rows; }
  constexpr int cols() const { return held_cols; }
  constexpr int size() const { return held_rows * held_cols; }
  constexpr int innerStride() const { return 1; }
  constexpr int outerStride() const { return between; }
};
// An array with the members of std::mdspan, over three axes.
struct grid {
  float const* numbers;
  std::size_t sizes[3], strides[3];

  static constexpr std::size_t rank() { return 3; }
  static constexpr std::size_t static_extent(std::size_t axis) { return axis == 0 ? 1 : dynamic; }
  constexpr std::size_t extent(std::size_t axis) const { return sizes[axis]; }
  constexpr std::size_t stride(std::size_t axis) const { return strides[axis]; }
  constexpr float const* data_handle() const { return numbers; }
};

constexpr matrix<2, 3, true> rows;
constexpr tensor_view<float const, tokens<2>, d_in<3>> by_rows(rows);
static_assert(by_rows(1, 0) == 4);
constexpr matrix<-1, -1, true> unknown{{1, 2, 3, 4, 5, 6}, 3, 2, 2};
constexpr tensor_view<float const, tokens<dynamic>, d_in<2>> some(unknown);
static_assert(some.sizes().of<tokens<1>>() == 3 && some(2, 1) == 6);
constexpr matrix<6, 1, false> column;
static_assert(tensor_view<float const, d_in<6>>(column)(5) == 6);
constexpr grid spanned{rows.numbers, {1, 2, 3}, {6, 3, 1}};
constexpr tensor_view<float const, batch<1>, tokens<2>, d_in<dynamic>> by_grid(spanned);
static_assert(by_grid(0, 1, 2) == 6);

// what is written through a view is in the matrix
static_assert([] {
  matrix<2, 3, true> m;
  tensor_view<float, tokens<2>, d_in<3>> const x(m);
  x(0, 1) = 9;
  return m.numbers[1];
}() == 9);

// a range is none, and a matrix is no range, whose shape would not be looked at
static_assert(!headsup_detail::Neighbour<float (&)[6]>);
static_assert(!headsup_detail::NumbersOf<matrix<2, 3, false>&, float>);

// only the address of what is not constant can be written to
static_assert(!std::is_constructible_v<tensor_view<float, tokens<2>, d_in<3>>, matrix<2, 3, true> const&>);

static_assert(says_that<headsup_rule::names_each_axis<3, 2>>(
    "HU033 tensor_view: the array has 3 axes, the view names 2; ", "fix: a view that names each axis of the array"));
static_assert(says_that<headsup_rule::are_rows<false>>(
    "HU010 tensor_view: the matrix is column-major: its columns follow each other, and not its rows; ",
    "fix: x.transpose(), with its axes the other way round"));
