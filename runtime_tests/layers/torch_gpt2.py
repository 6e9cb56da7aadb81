#!/usr/bin/env python3
"""Writes torch_gpt2.hpp: what PyTorch makes of 1024 random tokens with the attention of GPT-2 small.

usage: torch_gpt2.py > torch_gpt2.hpp        (needs PyTorch; the header was written with 1.13.1)
"""

import torch
from torch import nn

TOKENS, FEATURES, HEADS = 1024, 768, 12
ROWS = sorted({round(i * (TOKENS - 1) / 23) for i in range(24)})
COLUMNS = 48


class Attention(nn.Module):
    """The parameters of the chapter's MultiHeadAttention, drawn in its order, and what it computes."""

    def __init__(self):
        super().__init__()
        self.W_query = nn.Linear(FEATURES, FEATURES, bias=False)
        self.W_key = nn.Linear(FEATURES, FEATURES, bias=False)
        self.W_value = nn.Linear(FEATURES, FEATURES, bias=False)
        self.out_proj = nn.Linear(FEATURES, FEATURES)

    def forward(self, x):
        batch, tokens, _ = x.shape
        queries, keys, values = (
            layer(x).view(batch, tokens, HEADS, -1).transpose(1, 2)
            for layer in (self.W_query, self.W_key, self.W_value)
        )
        future = torch.triu(torch.ones(tokens, tokens), diagonal=1).bool()
        scores = (queries @ keys.transpose(2, 3)).masked_fill(future, -torch.inf)
        weights = torch.softmax(scores / keys.shape[-1] ** 0.5, dim=-1)
        mixed = (weights @ values).transpose(1, 2).reshape(batch, tokens, FEATURES)
        return self.out_proj(mixed)


def column(row, i):
    """The columns take turns, so that the rows together show all of them."""
    return (i * (FEATURES // COLUMNS) + row) % FEATURES


torch.manual_seed(123)
layer = Attention()
x = torch.rand(1, TOKENS, FEATURES)
with torch.no_grad():
    got = layer(x)[0, ROWS]
    exact = layer.double()(x.double())[0, ROWS]
error = (got.double() - exact).abs().max().item()

print("// Written by torch_gpt2.py with PyTorch %s." % torch.__version__.split("+")[0])
print("#ifndef HEADSUP_RUNTIME_TESTS_TORCH_GPT2_HPP\n#define HEADSUP_RUNTIME_TESTS_TORCH_GPT2_HPP\n")
print("namespace torch_gpt2 {\n")
print("// How far PyTorch's rows are off from its own in float64.\ninline constexpr double error = %.9g;\n" % error)
print("inline constexpr int columns = %d;" % COLUMNS)
print("inline constexpr int column(int row, int i) { return (i * %d + row) %% %d; }\n" % (FEATURES // COLUMNS, FEATURES))
print("struct output {\n  int row;\n  float numbers[columns];\n};")
print("inline constexpr output outputs[] = {")
for row, numbers in zip(ROWS, got):
    words = ["%.9gf" % numbers[column(row, i)].item() for i in range(COLUMNS)]
    lines = [", ".join(words[i : i + 6]) for i in range(0, COLUMNS, 6)]
    print("    {%d,\n     {%s}}," % (row, ",\n      ".join(lines)))
print("};\n\n}  // namespace torch_gpt2\n\n#endif")
