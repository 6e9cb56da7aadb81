#include <headsup/headsup.hpp>

#include "catch.hpp"
#include "words_of.hpp"

#include <vector>

using namespace headsup;

#if defined(__cpp_exceptions)
namespace {
// With the members of std::mdspan.
struct grid {
  float* numbers;
  std::size_t sizes[2], strides[2];

  static constexpr std::size_t rank() { return 2; }
  static constexpr std::size_t static_extent(std::size_t) { return dynamic; }
  std::size_t extent(std::size_t axis) const { return sizes[axis]; }
  std::size_t stride(std::size_t axis) const { return strides[axis]; }
  float* data_handle() const { return numbers; }
};
}  // namespace

TEST_CASE("tensor_view: arrays of other libraries are compared where only run time knows them", "[tensor]") {
  std::vector<float> numbers(24, 1);
  using fixed = tensor_view<float, tokens<4>, d_in<6>>;
  using some = tensor_view<float, tokens<dynamic>, d_in<6>>;
  CHECK(fixed(grid{numbers.data(), {4, 6}, {6, 1}}).data() == numbers.data());
  CHECK(some(grid{numbers.data(), {3, 6}, {6, 1}}).size() == 18);
  CHECK(some(grid{numbers.data(), {1, 6}, {99, 1}}).size() == 6);  // one row has no next
  CHECK(words_of([&] { fixed(grid{numbers.data(), {3, 6}, {6, 1}}); }) ==
        "HU033 tensor: (tokens<4>, d_in<6>) cannot be given (tokens<3>, d_in<6>); fix: tensor_view<float const, "
        "tokens<3>, d_in<6>>");
  std::string const no_rows =
      "argument: tensor_view: the rows of the array do not follow each other; fix: a copy, or x.transpose() of what is "
      "column-major, with its axes the other way round";
  CHECK(words_of([&] { some(grid{numbers.data(), {3, 6}, {8, 1}}); }) == no_rows);
  CHECK(words_of([&] { some(grid{numbers.data(), {4, 6}, {1, 4}}); }) == no_rows);
  CHECK(words_of([&] { some(grid{numbers.data(), {0, 6}, {6, 1}}); }) == "tensor_view: the array has no numbers");
}
#endif
