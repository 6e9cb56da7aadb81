#include <headsup/ops/patchify.hpp>

#include "../diagnostics/says_that.hpp"

using namespace headsup;
using headsup_diagnostics::operand;
using namespace headsup::headsup_image;

constexpr auto counted = [](auto numbers) {
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers.data()[i] = static_cast<int>(i);
  return numbers;
};
constexpr auto picture = counted(tensor<int, batch<2>, channels<3>, height<4>, width<6>>{});
constexpr auto cut = patchify<2>(picture);

// the type: patches and pixels that remember where they come from
static_assert(
    std::is_same_v<decltype(cut)::axes, axes<batch<2>, merged<patches<6>, patch_row<2>, patch_column<3>>,
                                             merged<pixels<12>, channels<3>, pixel_row<2>, pixel_column<2>>>>);

// the values: channel by channel, row by row, as unfold(2, 2).unfold(3, 2).permute(0, 2, 3, 1, 4, 5) in PyTorch
static_assert(cut(0, 0, 0) == 0 && cut(0, 0, 1) == 1 && cut(0, 0, 2) == 6 && cut(0, 0, 3) == 7 && cut(0, 0, 4) == 24);
static_assert(cut(0, 1, 0) == 2 && cut(0, 3, 0) == 12 && cut(1, 5, 11) == 143 && cut(1, 0, 0) == 72);

// back
static_assert(unpatchify(cut) == picture);
static_assert(std::is_same_v<decltype(unpatchify(cut))::axes, decltype(picture)::axes>);
static_assert(unpatchify(patchify<1>(picture)) == picture);
constexpr auto single = counted(tensor<int, width<3>, channels<1>, height<6>>{});
static_assert(unpatchify(patchify<3>(single)) == reorder<axes<channels<1>, height<6>, width<3>>>(single));

// what it refuses: no image, sides that are not filled, patches from elsewhere
using image_type = decltype(picture);
static_assert(can_patchify<image_type, 2> && !can_patchify<image_type, 3> && !can_patchify<image_type, 4> &&
              !can_patchify<image_type, 0> && !can_patchify<int, 2>);
static_assert(!can_patchify<tensor<int, height<4>, width<6>>, 2> &&
              !can_patchify<tensor<int, channels<4>, width<6>>, 2> &&
              !can_patchify<tensor<int, channels<4>, height<6>>, 2>);
static_assert(can_unpatchify<decltype(cut)> && !can_unpatchify<tensor<int, patches<6>, pixels<12>>> &&
              !can_unpatchify<int> && !can_unpatchify<tensor<int, patches<6>>> &&
              !can_unpatchify<tensor<int, pixels<6>>>);

// what it says of sides that are not filled: the largest patches that would fill them; no size is one of 0
using sides = operand<axes<channels<1>, height<12>, width<18>>, float>;
template <std::size_t N>
using cutting = headsup_calls::refused<headsup_calls::op::patchify,
                                       headsup_calls::naming<headsup_calls::roles<>, axes<>, N>, sides>;
static_assert(says_that<cutting<4>>("HU009 patchify: height<12> and width<18> cannot be cut into patches of 4 x 4; ",
                                    "fix: patchify<6>(x)"));
static_assert(says_that<cutting<0>>("HU009 patchify: ", "fix: patchify<6>(x)"));
