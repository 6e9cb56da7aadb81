#ifndef HEADSUP_OPS_PATCHIFY_HPP
#define HEADSUP_OPS_PATCHIFY_HPP

#include <headsup/axes/roles.hpp>
#include <headsup/diagnostics/patch_mistakes.hpp>
#include <headsup/ops/assume.hpp>
#include <headsup/ops/merge.hpp>
#include <headsup/ops/split.hpp>
#include <headsup/ops/transpose.hpp>

namespace HEADSUP_NAMESPACE {

/// Whether X is an image, or several, that square patches of Size fill.
template <class X, std::size_t Size>
concept can_patchify =
    Tensor<X> && has<image::channels, axes_of<X>> && has<image::height, axes_of<X>> && has<image::width, axes_of<X>> &&
    Size != 0 && shared<axes_of<X>, axes<image::channels<1>, image::height<1>, image::width<1>>>::fixed &&
    size_of<image::height, axes_of<X>> % Size == 0 && size_of<image::width, axes_of<X>> % Size == 0;

/// Cuts images into square patches, each of which becomes one vector, channel by channel, row by row: the tokens of a
/// vision transformer. The axes remember where the patches and pixels come from.
///
/// Shapes  [A..., channels, height, width] -> [A..., merged<patches>, merged<pixels>]
/// Errors  no image, sides that Size does not divide: at compile time
/// Source  Dosovitskiy et al., An Image is Worth 16x16 Words, section 3.1
template <std::size_t Size, class X>
constexpr auto patchify(X const& x) {
  using namespace image;
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_patchify<X, Size>) {
    using mistake = diagnostics::cannot_patchify<Size, described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    using list = axes_of<X>;
    using rest = without<without<without<list, channels>, height>, width>;
    using cut = axes<patch_row<size_of<height, list> / Size>, patch_column<size_of<width, list> / Size>,
                     channels<size_of<channels, list>>, pixel_row<Size>, pixel_column<Size>>;
    auto const apart = split<width, patch_column<size_of<width, list> / Size>, pixel_column<Size>>(
        split<height, patch_row<size_of<height, list> / Size>, pixel_row<Size>>(x));
    return merge<patches, patch_row, patch_column>(
        merge<pixels, channels, pixel_row, pixel_column>(reorder<decltype(rest{} + cut{})>(apart)));
  }
}

/// Whether X is what patchify makes of images.
template <class X>
concept can_unpatchify = Tensor<X> && has<image::patches, axes_of<X>> && has<image::pixels, axes_of<X>> &&
                         factors_of<axis_of<axes_of<X>, image::patches>>::rank == 2 &&
                         factors_of<axis_of<axes_of<X>, image::pixels>>::rank == 3;

/// Puts patches together again.
///
/// Shapes  [A..., merged<patches>, merged<pixels>] -> [A..., channels, height, width]
/// Errors  axes that do not remember where the patches come from: at compile time
template <class X>
constexpr auto unpatchify(X const& x) {
  using namespace image;
  if constexpr (is_mistake<X>) {
    return shape_mistake{};
  } else if constexpr (!can_unpatchify<X>) {
    using mistake = diagnostics::cannot_unpatchify<described<X>>;
    static_assert(diagnostics::error_of<mistake>::none HEADSUP_WORDS_OF(mistake));
    return diagnostics::refuse<mistake>();
  } else {
    auto const apart = [&]<class... Ps, class... Qs>(axes<Ps...>, axes<Qs...>) {
      return split<patches, Ps...>(split<pixels, Qs...>(x));
    }(factors_of<axis_of<axes_of<X>, patches>>{}, factors_of<axis_of<axes_of<X>, pixels>>{});
    using list = axes_of<decltype(apart)>;
    using rest = without<without<axes_of<X>, patches>, pixels>;
    using whole = axes<channels<size_of<channels, list>>, patch_row<size_of<patch_row, list>>,
                       pixel_row<size_of<pixel_row, list>>, patch_column<size_of<patch_column, list>>,
                       pixel_column<size_of<pixel_column, list>>>;
    return forget_factors<height>(forget_factors<width>(merge<height, patch_row, pixel_row>(
        merge<width, patch_column, pixel_column>(reorder<decltype(rest{} + whole{})>(apart)))));
  }
}

}  // namespace HEADSUP_NAMESPACE

#endif
