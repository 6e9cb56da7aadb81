"""The colours of axes, from the table that the library has for all programs."""

import pathlib
import re

from pages import Complaint


def on_light(root):
    """The colour of each role on paper, such as {"batch": "#727272"}."""
    text = (pathlib.Path(root) / "include/headsup/axes/colour.hpp").read_text()
    found = dict(re.findall(r'\{"(\w+)", \{0x([0-9A-Fa-f]{6}), 0x[0-9A-Fa-f]{6}\}\}', text))
    if not found:
        raise Complaint("include/headsup/axes/colour.hpp has no table of colours that can be read")
    return {role: f"#{colour}" for role, colour in found.items()}
