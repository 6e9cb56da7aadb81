"""The colours of axes, from the table that the library has for all programs."""

import pathlib
import re

TABLE = pathlib.Path(__file__).resolve().parent.parent / "include" / "headsup" / "pictures" / "colour.hpp"


def axis_colours():
    """The two colours of each role, on light paper and on a dark screen, such as {"batch": ("727272", "8C8C8C")}."""
    found = re.findall(r'\{"(\w+)", \{0x([0-9A-Fa-f]{6}), 0x([0-9A-Fa-f]{6})\}\}', TABLE.read_text(encoding="utf-8"))
    if not found:
        raise ValueError(f"{TABLE} has no table of colours that can be read")
    return {role: (on_light, on_dark) for role, on_light, on_dark in found}
