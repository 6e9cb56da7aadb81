#ifndef HEADSUP_DEMO_WRITING_HPP
#define HEADSUP_DEMO_WRITING_HPP

#include "terminal_page.hpp"

namespace demo {

/// The end: the model of examples/trained writes.
void show_writing(terminal_page&);

}  // namespace demo

#endif
