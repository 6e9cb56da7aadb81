#pragma once

#include <headsup/axes/roles.hpp>
#include <headsup/core/bounded_text.hpp>

#include <cstdint>

namespace HEADSUP_NAMESPACE {
/// The colour of an axis wherever one is shown, as 0xRRGGBB: on light paper, and on a dark screen.
struct axis_colour {
  std::uint32_t on_light;
  std::uint32_t on_dark;
};

namespace headsup_text {
/// A role with the colour of its axes.
struct role_colour {
  char const* role;
  axis_colour colour;
};

// Chosen by computation: each can be read (a contrast of 4.5 with white, or with 0x1E1E1E) and differs from plain text,
// and those that meet in one shape differ for readers who see no red, no green or no blue. The other programs of this
// project read this table too.
inline constexpr role_colour role_colours[] = {
    {"batch", {0x727272, 0x939393}},          {"tokens", {0x0059FF, 0x8DACEF}},   {"keys", {0xC01700, 0xF9752D}},
    {"heads", {0x0D513F, 0x80F4B3}},          {"kv_heads", {0x292F0A, 0xACFD22}}, {"head_dim", {0xD617B3, 0xFBB1D8}},
    {"all_heads", {0x00444E, 0x27CC84}},      {"d_in", {0x8B6F41, 0xD9AD77}},     {"d_out", {0x3607A6, 0xBB6EFD}},
    {"context_length", {0x001C7A, 0x6C9ADB}}, {"vocab", {0x5E1010, 0xF6778C}},
};

/// The entry of a role; that of "other", which is neutral, for roles that the library does not define.
constexpr role_colour entry_of(char const* role) {
  for (role_colour const& each : role_colours)
    if (same_text(role, each.role)) return each;
  return {"other", {0x404040, 0xD0D0D0}};
}
}  // namespace headsup_text

/// The colour of a role.
constexpr axis_colour colour_of(char const* role) { return headsup_text::entry_of(role).colour; }
template <Axis A> constexpr axis_colour colour_of() { return colour_of(A::role::name.c_str()); }
}  // namespace HEADSUP_NAMESPACE
