#ifndef HEADSUP_DEMO_AXIS_MENTIONS_HPP
#define HEADSUP_DEMO_AXIS_MENTIONS_HPP

#include <string_view>
#include <vector>

namespace demo {

/// A piece of a text: an axis such as "tokens<6>" or "tokens" and its role, or what is between axes, without a role.
struct axis_mention {
  std::string_view text;
  std::string_view role;
};

/// All pieces of the text: an axis is a name with a size, or that of a role that has a colour of its own.
std::vector<axis_mention> axes_mentioned(std::string_view text);

}  // namespace demo

#endif
