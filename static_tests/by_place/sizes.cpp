#include <headsup/by_place/sizes.hpp>

using namespace headsup::headsup_by_place;

namespace {
constexpr bool makes(outcome const& made, sizes const& wanted) { return made.runs() && made.made == wanted; }

// What PyTorch 1.13 said to torch.ones of these sizes.
static_assert(makes(broadcast({3, {2, 5, 3}}, {2, {5, 1}}), {3, {2, 5, 3}}));
static_assert(makes(broadcast({1, {3}}, {3, {2, 5, 1}}), {3, {2, 5, 3}}));
static_assert(broadcast({3, {2, 5, 3}}, {2, {5, 2}}).stops ==
              "The size of tensor a (3) must match the size of tensor b (2) at non-singleton dimension 2");
static_assert(broadcast({3, {2, 5, 3}}, {3, {7, 4, 3}}).stops ==
              "The size of tensor a (5) must match the size of tensor b (4) at non-singleton dimension 1");

static_assert(makes(product({2, {2, 3}}, {2, {3, 5}}), {2, {2, 5}}));
static_assert(makes(product({4, {2, 1, 3, 4}}, {3, {7, 4, 5}}), {4, {2, 7, 3, 5}}));
static_assert(makes(product({3, {2, 5, 3}}, {1, {3}}), {2, {2, 5}}));
static_assert(makes(product({1, {3}}, {3, {2, 3, 5}}), {2, {2, 5}}));
static_assert(makes(product({1, {3}}, {1, {3}}), {}));
static_assert(product({2, {14, 3}}, {2, {12, 12}}).stops ==
              "mat1 and mat2 shapes cannot be multiplied (14x3 and 12x12)");
static_assert(product({3, {2, 5, 3}}, {2, {4, 6}}).stops == "mat1 and mat2 shapes cannot be multiplied (10x3 and 4x6)");
static_assert(product({2, {5, 3}}, {3, {2, 4, 6}}).stops == "mat1 and mat2 shapes cannot be multiplied (12x4 and 3x5)");
static_assert(product({1, {3}}, {2, {4, 5}}).stops == "mat1 and mat2 shapes cannot be multiplied (1x3 and 4x5)");
static_assert(product({3, {2, 5, 3}}, {1, {4}}).stops == "size mismatch, got 10, 10x3,4");
static_assert(product({1, {3}}, {3, {2, 4, 6}}).stops == "size mismatch, got 12, 12x4,3");
static_assert(
    product({1, {3}}, {1, {4}}).stops ==
    "inconsistent tensor size, expected tensor [3] and src [4] to have the same number of elements, but got 3 "
    "and 4 elements respectively");
static_assert(product({4, {2, 7, 5, 3}}, {3, {7, 4, 6}}).stops ==
              "Expected size for first two dimensions of batch2 tensor to be: [14, 3] but got: [14, 4].");
static_assert(product({3, {2, 5, 3}}, {3, {7, 3, 6}}).stops ==
              "The size of tensor a (2) must match the size of tensor b (7) at non-singleton dimension 0");
static_assert(product({}, {1, {3}}).stops == "both arguments to matmul need to be at least 1D, but they are 0D and 1D");

static_assert(makes(viewed({2, {2, 6}}, {3, {3, 2, 2}}), {3, {3, 2, 2}}));
static_assert(viewed({2, {2, 3}}, {2, {4, 5}}).stops == "shape '[4, 5]' is invalid for input of size 6");

static_assert(makes(joined({2, {2, 3}}, {2, {2, 5}}, 1), {2, {2, 8}}));
static_assert(joined({2, {2, 3}}, {3, {2, 3, 4}}, 1).stops ==
              "Tensors must have same number of dimensions: got 2 and 3");
static_assert(
    joined({2, {2, 3}}, {2, {4, 5}}, 1).stops ==
    "Sizes of tensors must match except in dimension 1. Expected size 2 but got size 4 for tensor number 1 in "
    "the list.");

// Element (1, 2, 0) of one over (2, 3, 5) reads element (2, 0) of one over (3, 1), and number 2 of one over (3, 1).
static_assert(place_in({2, {3, 1}}, {3, {2, 3, 5}}, 25) == 2);
static_assert(place_in({3, {2, 1, 5}}, {3, {2, 3, 5}}, 29) == 9);
}  // namespace
