#ifndef HEADSUP_DEMO_STEPS_HPP
#define HEADSUP_DEMO_STEPS_HPP

#include "chapter/section.hpp"
#include "terminal_page.hpp"

namespace demo {

/// What the reader of a part wants then.
enum class wish { next, back, leave };

/// Asks the reader at the terminal; the end of the input means leave.
wish ask(terminal_page& to, section const& next, bool can_go_back);

/// From now on Ctrl-C leaves the terminal in order, and the program with status 0.
void leave_when_interrupted(look const& how);

}  // namespace demo

#endif
