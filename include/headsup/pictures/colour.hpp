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
// from what says wrong, right or a link, and those that meet in one shape differ for readers who see no red, no green or
// no blue. The other programs of this project read this table too.
inline constexpr role_colour role_colours[] = {
    {"batch", {0x757575, 0x8B8B8B}},          {"tokens", {0x207A93, 0x41A7BD}},   {"keys", {0xAC5F00, 0xE5910C}},
    {"heads", {0x4A4D0B, 0xCBE27B}},          {"kv_heads", {0x60512A, 0xFDCD46}}, {"head_dim", {0x8C045B, 0xFF95F5}},
    {"all_heads", {0x00534F, 0x1DF5E6}},      {"d_in", {0x8B6E4C, 0xD8B662}},     {"d_out", {0xB613D2, 0xC479FC}},
    {"context_length", {0x097BB7, 0x00C9FB}}, {"vocab", {0x8F1647, 0xFC6FA9}},
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
