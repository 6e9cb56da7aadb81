#pragma once

// Written by train.py with PyTorch 1.13.0: what the model in gpt.safetensors writes after
// "You may ", always the likeliest letter, and drawn with seed 123, temperature 0.8, top_k 10.

namespace trained {
inline constexpr char const* likeliest =
    "You may copy of the ordinary GNU General Public License applies to the Document.  These Warranty";
inline constexpr char const* drawn =
    "You may copy of the object code is made by offering access to copy\n    further restricted, as re";
}  // namespace trained
