"""Rows: operations whose rules are values (headsup/calls). Mutants of them need no compiler: the values test
(runtime_tests/calls) leaves out each rule, hint and repair, in milliseconds. So here it is only asked whether that test
knows every row."""

import re

from reading import blank, closing


def rows_of(source):
    """The name and the text of each row of a header: in the namespace op are the operations that users call."""
    code = blank(source)
    for match in re.finditer(r"\binline constexpr (?:headsup_calls::)?operation (\w+)\s*(?=\{)", code):
        if re.search(r"\bnamespace (?:[\w:]*::)?op \{", code[:match.start()]):
            yield match[1], source[match.end():closing(code, match.end())]


def unknown_rows(headers, calls, fixes):
    """What the values test does not leave out, by the calls that it makes and the repairs that it lists."""
    for header, source in headers.items():
        for name, text in rows_of(source):
            if ".rules" in text and not re.search(rf"\bop::{name}\b", calls):
                yield f"{header}: row {name}: runtime_tests/calls/right_calls.hpp has no call of it"
            if ".makes" in text and not re.search(rf"\bop::{name}\b", fixes):
                yield f"{header}: row {name}: the repairs of runtime_tests/calls/fixes.cpp lack it"
