#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/axis_rules.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {
namespace rule {
/// HU009: patches of Size fill the images.
template <class X, std::size_t Size> struct are_filled {
  static constexpr std::size_t h = size_of<headsup_image::height, typename X::axes>;
  static constexpr std::size_t w = size_of<headsup_image::width, typename X::axes>;
  static constexpr bool value = Size != 0 && h % Size == 0 && w % Size == 0;
  static constexpr words say() {
    std::size_t divisor = h;
    for (std::size_t rest = w; rest != 0;) {
      std::size_t const next = divisor % rest;
      divisor = rest;
      rest = next;
    }
    words text;
    return text << "HU009 patchify: " << axis_words{"height", h} << " and " << axis_words{"width", w}
                << " cannot be cut into patches of " << Size << " x " << Size << "; fix: patchify<" << divisor
                << ">(x)";
  }
};

/// HU010: patches and pixels remember the rows and columns that they come from.
template <class X> struct remember_places {
  using list = typename X::axes;
  static constexpr bool value = factors_of<axis_of<list, headsup_image::patches>>::rank == 2 &&
                                factors_of<axis_of<list, headsup_image::pixels>>::rank == 3;
  static constexpr words say() {
    bool const of_patches = factors_of<axis_of<list, headsup_image::patches>>::rank != 2;
    bool const of_pixels = factors_of<axis_of<list, headsup_image::pixels>>::rank != 3;
    words w;
    w << "HU010 unpatchify: " << words_of<axis_of<list, headsup_image::patches>> << " and "
      << words_of<axis_of<list, headsup_image::pixels>> << " do not say which rows and columns they come from; fix: ";
    if (of_pixels) w << "assume_factors<pixels, channels<C>, pixel_row<P>, pixel_column<P>>(";
    if (of_patches) w << "assume_factors<patches, patch_row<N>, patch_column<M>>(x)";
    else w << "x";
    return of_pixels ? w << ")" : w;
  }
};

/// The axes that patches are cut from.
using image_axes = axes<headsup_image::channels<1>, headsup_image::height<1>, headsup_image::width<1>>;

/// HU003: an image has the axis Role; where none is left to be renamed, it is an axis of one.
template <class Call, template <std::size_t> class Role, class X>
struct has_image_axis : has_axis<Call, Role, X, "x", void, image_axes> {
  using list = typename X::axes;
  static constexpr words say() {
    if constexpr (std::is_same_v<list, no_tensor> || meant_for(list{}, image_axes{}, {"", 0}).size != 0)
      return has_axis<Call, Role, X, "x", void, image_axes>::say();
    return words{} << "HU003 " << Call::name << "<" << role_words<Role> << ">: x has no " << role_words<Role> << " "
                   << list{} << "; fix: expand<" << words_of<Role<1>> << ">(x)";
  }
};

struct patchify : call<"patchify", "<N>(x)", fix::no_role> {
  static constexpr bool takes_numbers = true;

  template <class X, class Size = number<std::size_t{0}>> requires requires {
    typename X::axes;
    Size::value;
  }
  struct rules
      : all<has_image_axis<patchify, headsup_image::channels, X>, has_image_axis<patchify, headsup_image::height, X>,
            has_image_axis<patchify, headsup_image::width, X>,
            size_known<patchify, shared<typename X::axes, image_axes>>,
            are_filled<X, static_cast<std::size_t>(Size::value)>> {};
};

struct unpatchify : call<"unpatchify", "(x)", fix::rename> {
  template <class X>
  struct rules : all<has_axis<unpatchify, headsup_image::patches, X, "x", void, axes<headsup_image::pixels<1>>>,
                     has_axis<unpatchify, headsup_image::pixels, X, "x", void, axes<headsup_image::patches<1>>>,
                     remember_places<X>> {};
};
}  // namespace rule

/// Whether X is one or more images that can be cut into square patches of Size.
template <class X, std::size_t Size> concept can_patchify =
    rule::patchify::rules<described<X>, rule::number<Size>>::value;

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
  using rest = minus<list, axes<channels<1>, height<1>, width<1>>>;
  using cut = axes<patch_row<size_of<height, list> / Size>, patch_column<size_of<width, list> / Size>,
                   channels<size_of<channels, list>>, pixel_row<Size>, pixel_column<Size>>;
  auto const apart = split<width, patch_column<size_of<width, list> / Size>, pixel_column<Size>>(
      split<height, patch_row<size_of<height, list> / Size>, pixel_row<Size>>(x));
  return merge<patches, patch_row, patch_column>(
      merge<pixels, channels, pixel_row, pixel_column>(reorder<joined_axes<rest, cut>>(apart)));
}
#define HEADSUP_CALL patchify
#include HEADSUP_OTHER_CALLS

/// Whether X is a result of patchify.
template <class X> concept can_unpatchify = rule::unpatchify::rules<described<X>>::value;

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
  using rest = minus<axes_of<X>, axes<patches<1>, pixels<1>>>;
  using whole = in_order_of<list, axes<channels<1>, patch_row<1>, pixel_row<1>, patch_column<1>, pixel_column<1>>>;
  return forget_factors<height>(forget_factors<width>(merge<height, patch_row, pixel_row>(
      merge<width, patch_column, pixel_column>(reorder<joined_axes<rest, whole>>(apart)))));
}
#define HEADSUP_CALL unpatchify
#include HEADSUP_OTHER_CALLS
}  // namespace HEADSUP_NAMESPACE
