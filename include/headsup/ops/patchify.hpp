#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/calls/call.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {
namespace headsup_calls::op {
inline constexpr operation patchify{.name = "patchify",
                                    .form = "<N>(x)",
                                    .rules = {are_tensors, has_its_axes, sizes_known, are_filled},
                                    .works_on = {role_named("channels"), role_named("height"), role_named("width")}};
inline constexpr operation unpatchify{
    .name = "unpatchify",
    .form = "(x)",
    .rules = {are_tensors, has_its_axes,
              remember<3>.or_else("assume_factors<pixels, channels<C>, pixel_row<P>, pixel_column<P>>"
                                  "(assume_factors<patches, patch_row<N>, patch_column<M>>(x))"),
              remember<1>.or_else("assume_factors<patches, patch_row<N>, patch_column<M>>(x)"),
              remember<2>.or_else("assume_factors<pixels, channels<C>, pixel_row<P>, pixel_column<P>>(x)")},
    .works_on = {role_named("patches"), role_named("pixels")}};
}  // namespace headsup_calls::op

namespace headsup_rule {
struct patchify : row<headsup_calls::op::patchify> {};
struct unpatchify : row<headsup_calls::op::unpatchify> {};
}  // namespace headsup_rule

/// Whether X is one or more images that can be cut into square patches of Size.
template <class X, std::size_t Size> concept can_patchify =
    headsup_calls::accepts<headsup_calls::op::patchify, headsup_calls::naming<headsup_calls::roles<>, axes<>, Size>,
                           described<X>>;

/// Cuts images into square patches, each of which becomes one vector, channel by channel, row by row: the tokens of a
/// vision transformer. The axes remember where the patches and pixels come from.
///
/// - Shapes: [A..., channels, height, width] -> [A..., merged<patches>, merged<pixels>]
/// - Errors: not an image, sides not divisible by Size: at compile time
/// - Source: Dosovitskiy et al., An Image is Worth 16x16 Words, section 3.1
template <std::size_t Size, class X> requires can_patchify<X, Size>
constexpr auto patchify(X const& x) {
  using namespace headsup_image;
  using list = axes_of<X>;
  using rest = headsup_detail::minus<list, axes<channels<1>, height<1>, width<1>>>;
  using cut = axes<patch_row<size_of<height, list> / Size>, patch_column<size_of<width, list> / Size>,
                   channels<size_of<channels, list>>, pixel_row<Size>, pixel_column<Size>>;
  auto const apart = split<width, patch_column<size_of<width, list> / Size>, pixel_column<Size>>(
      split<height, patch_row<size_of<height, list> / Size>, pixel_row<Size>>(x));
  return merge<patches, patch_row, patch_column>(
      merge<pixels, channels, pixel_row, pixel_column>(reorder<headsup_detail::joined_axes<rest, cut>>(apart)));
}
#define HEADSUP_CALL patchify
#include <headsup/diagnostics/other_calls.inl>

/// Whether X is a result of patchify.
template <class X> concept can_unpatchify =
    headsup_calls::accepts<headsup_calls::op::unpatchify, headsup_calls::no_names, described<X>>;

/// Reassembles images from patches.
///
/// - Shapes: [A..., merged<patches>, merged<pixels>] -> [A..., channels, height, width]
/// - Errors: axes that do not remember where the patches come from: at compile time
template <can_unpatchify X> constexpr auto unpatchify(X const& x) {
  using namespace headsup_image;
  auto const apart = [&]<class... Ps, class... Qs>(axes<Ps...>, axes<Qs...>) {
    return split<patches, Ps...>(split<pixels, Qs...>(x));
  }(factors_of<axis_of<axes_of<X>, patches>>{}, factors_of<axis_of<axes_of<X>, pixels>>{});
  using list = axes_of<decltype(apart)>;
  using rest = headsup_detail::minus<axes_of<X>, axes<patches<1>, pixels<1>>>;
  using whole =
      headsup_detail::in_order_of<list,
                                  axes<channels<1>, patch_row<1>, pixel_row<1>, patch_column<1>, pixel_column<1>>>;
  return forget_factors<height>(forget_factors<width>(merge<height, patch_row, pixel_row>(
      merge<width, patch_column, pixel_column>(reorder<headsup_detail::joined_axes<rest, whole>>(apart)))));
}
#define HEADSUP_CALL unpatchify
#include <headsup/diagnostics/other_calls.inl>
}  // namespace HEADSUP_NAMESPACE
