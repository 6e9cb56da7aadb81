#ifndef HEADSUP_DIAGNOSTICS_PATCH_MISTAKES_HPP
#define HEADSUP_DIAGNOSTICS_PATCH_MISTAKES_HPP

#include <headsup/diagnostics/shape_mistakes.hpp>

namespace HEADSUP_NAMESPACE::diagnostics {

/// HU003 or HU009: what is no image, or one that patches of Size do not fill.
template <std::size_t Size, class X>
struct cannot_patchify {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<channels, list>)
      return no_such_axis<"patchify", channels, "x", list, void, call::by_other>::say();
    else if constexpr (!has<height, list>)
      return no_such_axis<"patchify", height, "x", list, void, call::by_other>::say();
    else if constexpr (!has<width, list>)
      return no_such_axis<"patchify", width, "x", list, void, call::by_other>::say();
    else if constexpr (!shared<list, axes<channels<1>, height<1>, width<1>>>::fixed)
      return size_unknown<"patchify", first_dynamic<shared<list, axes<channels<1>, height<1>, width<1>>>>>::say();
    else {
      constexpr std::size_t h = size_of<height, list>;
      constexpr std::size_t w = size_of<width, list>;
      constexpr std::size_t divisor = largest_common(h, w);
      words text;
      text << "HU009 patchify: " << axis_words{"height", h} << " and " << axis_words{"width", w}
           << " are not filled by patches of " << Size << " x " << Size << "; fix: patchify<";
      return text << divisor << ">(x)";
    }
  }

 private:
  template <std::size_t N>
  struct channels : axis<"channels", N> {};
  template <std::size_t N>
  struct height : axis<"height", N> {};
  template <std::size_t N>
  struct width : axis<"width", N> {};

  static constexpr std::size_t largest_common(std::size_t a, std::size_t b) {
    while (b != 0) {
      std::size_t const rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }
};

/// HU003 or HU010: what patchify did not make.
template <class X>
struct cannot_unpatchify {
  static constexpr words say() {
    using list = typename X::axes;
    if constexpr (!has<patches, list>) {
      return no_such_axis<"unpatchify", patches, "x", list, void, call::by_other>::say();
    } else if constexpr (!has<pixels, list>) {
      return no_such_axis<"unpatchify", pixels, "x", list, void, call::by_other>::say();
    } else {
      words w;
      w << "HU010 unpatchify: " << words_of<axis_of<list, patches>> << " and " << words_of<axis_of<list, pixels>>
        << " do not say which rows and columns they come from; fix: assume_factors<patches, patch_row<...>, "
           "patch_column<...>>(x), and <pixels, channels<...>, pixel_row<...>, pixel_column<...>>";
      return w;
    }
  }

 private:
  template <std::size_t N>
  struct patches : axis<"patches", N> {};
  template <std::size_t N>
  struct pixels : axis<"pixels", N> {};
};

}  // namespace HEADSUP_NAMESPACE::diagnostics

#endif
