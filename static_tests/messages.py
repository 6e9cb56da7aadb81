"""What the programs that read messages of compilers share; messages.cmake says the same for CMake."""

import re


def literals(line):
    """The texts of a line's string literals, joined: a message computed as template arguments comes in pieces."""
    return re.sub(r"\\(.)", r"\1", "".join(re.findall(r'"((?:\\.|[^"\\])*)"', line)))
