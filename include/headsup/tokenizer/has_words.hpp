#pragma once

#include <headsup/diagnostics/rule.hpp>

namespace HEADSUP_NAMESPACE::headsup_rule {
/// HU001: a text that becomes tokens has words.
template <fixed_string Call, bool Has = false>
using has_words =
    of_types<headsup_codes::undeclarable, Call, "the text has no words", "a text with at least one word", Has>;
}  // namespace HEADSUP_NAMESPACE::headsup_rule
