#ifndef HEADSUP_DEMO_AXIS_COLOURS_HPP
#define HEADSUP_DEMO_AXIS_COLOURS_HPP

#include "look.hpp"

#include <string>
#include <string_view>

namespace demo {

/// `text`, such as "tokens<6>", in the colour of that role.
std::string in_colour_of(std::string_view role, std::string_view text, look const& how);

/// `text` in `style`, but each axis in its colour: tokens where it is the name of a role, and tokens<6>.
std::string with_axes_in_colour(std::string_view text, std::string_view style, look const& how);

}  // namespace demo

#endif
