// Each axis in the demo has a colour of its own on every terminal, and nothing but colour is added to the text.

#include "axis_colours.hpp"

#include <headsup/pictures/colour.hpp>

#include <cstdio>
#include <string>

namespace {

int failures = 0;

void check(bool is_right, char const* what, std::string const& shown) {
  if (is_right) return;
  std::printf("%s: %s\n", what, shown.c_str());
  ++failures;
}

std::string without_colours(std::string text) {
  for (std::size_t at = 0; (at = text.find("\x1b[", at)) != std::string::npos;)
    text.erase(at, text.find('m', at) + 1 - at);
  return text;
}

std::string painted(std::string_view text, demo::look const& how) {
  return demo::with_axes_in_colour(text, "\x1b[1m", how);
}

void check_look(demo::look const& how) {
  std::string before;
  for (auto const& each : headsup::headsup_text::role_colours) {
    std::string const name = each.role;
    std::string const with_size = name + "<64>";
    std::string const start = painted(name, how).substr(0, painted(name, how).find('m') + 1);
    check(painted(name, how) == start + name + "\x1b[0m", "a role has a colour", painted(name, how));
    check(painted(with_size, how) == start + with_size + "\x1b[0m", "and keeps it with a size",
          painted(with_size, how));
    check(before.find(start) == std::string::npos, "no other role has it", painted(name, how));
    before += start;
  }

  for (std::string const text :
       {"constexpr auto weights = softmax<keys>(key_vectors);", "tokens<6>, matrices<3> → keys; along keys",
        "dropout_keys subtokens tokens_2", "d_in<", "d_in<>", "d_in<dynamic>", "", "<6>"})
    check(without_colours(painted(text, how)) == text, "colours change no letter", painted(text, how));
  for (std::string const text : {"dropout_keys", "subtokens", "tokens_2", "<6>", "matrices", "key_vectors"})
    check(painted(text, how) == "\x1b[1m" + text + "\x1b[0m", "no axis, no colour", painted(text, how));
  check(painted("matrices<3>", how) != painted("batch<3>", how), "a role of somebody else",
        painted("matrices<3>", how));
}

}  // namespace

int main() {
  for (demo::colors depth : {demo::colors::palette, demo::colors::all})
    for (demo::background behind : {demo::background::unknown, demo::background::dark, demo::background::light}) {
      demo::look how;
      how.color = depth;
      how.behind = behind;
      check_look(how);
    }
  check(painted("softmax<keys>(tokens<6>)", {}) == "softmax<keys>(tokens<6>)", "no colours", painted("keys", {}));
  return failures == 0 ? 0 : 1;
}
