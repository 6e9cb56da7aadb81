#!/usr/bin/env python3
"""Trains a small GPT-2 on licences, and writes what headsup loads and is compared with: examples/trained/.

usage: train.py [minutes]       (needs PyTorch: Debian's python3-torch, with libopenblas0-pthread for speed)

The text is that of the GNU licences in /usr/share/common-licenses, of which "everyone is permitted to copy and distribute
verbatim copies". A character is a token. gpt.safetensors has the names and the layout of nanoGPT's state dict, and
written.hpp what the model writes, of which headsup must write every letter.
"""

import json
import pathlib
import struct
import sys
import time

import torch
from torch import nn

here = pathlib.Path(__file__).resolve().parent
licences = [pathlib.Path("/usr/share/common-licenses") / name
            for name in ("GPL-1", "GPL-2", "GPL-3", "LGPL-2", "LGPL-2.1", "LGPL-3", "GFDL-1.2", "GFDL-1.3")]
LAYERS, HEADS, WIDTH, VOCAB, CONTEXT = 2, 4, 64, 128, 96
PROMPT, LENGTH = "You may ", 96


class Attention(nn.Module):
    def __init__(self):
        super().__init__()
        self.c_attn, self.c_proj = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, x):
        batch, tokens, _ = x.shape
        queries, keys, values = (part.view(batch, tokens, HEADS, -1).transpose(1, 2)
                                 for part in self.c_attn(x).split(WIDTH, dim=2))
        future = torch.ones(tokens, tokens, dtype=torch.bool).triu(1)
        scores = (queries @ keys.transpose(2, 3) / (WIDTH // HEADS) ** 0.5).masked_fill(future, -torch.inf)
        return self.c_proj((scores.softmax(3) @ values).transpose(1, 2).reshape(batch, tokens, WIDTH))


class Mlp(nn.Module):
    def __init__(self):
        super().__init__()
        self.c_fc, self.c_proj = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def forward(self, x):
        return self.c_proj(nn.functional.gelu(self.c_fc(x), approximate="tanh"))


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.ln_1, self.attn, self.ln_2, self.mlp = nn.LayerNorm(WIDTH), Attention(), nn.LayerNorm(WIDTH), Mlp()

    def forward(self, x):
        x = x + self.attn(self.ln_1(x))
        return x + self.mlp(self.ln_2(x))


class Gpt(nn.Module):
    def __init__(self):
        super().__init__()
        self.transformer = nn.ModuleDict({
            "wte": nn.Embedding(VOCAB, WIDTH), "wpe": nn.Embedding(CONTEXT, WIDTH),
            "h": nn.ModuleList(Block() for _ in range(LAYERS)), "ln_f": nn.LayerNorm(WIDTH)})
        for name, each in self.named_parameters():
            if each.dim() == 2:
                nn.init.normal_(each, std=0.02)

    def forward(self, ids):
        parts = self.transformer
        x = parts["wte"](ids) + parts["wpe"](torch.arange(ids.shape[1]))
        for block in parts["h"]:
            x = block(x)
        return parts["ln_f"](x) @ parts["wte"].weight.T


def train(model, minutes):
    text = torch.tensor([min(each, VOCAB - 1) for path in licences for each in path.read_bytes()])
    begin = time.monotonic()
    steps = 0
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, betas=(0.9, 0.99), weight_decay=0.05)
    while (part := (time.monotonic() - begin) / (60 * minutes)) < 1:
        for group in optimizer.param_groups:
            group["lr"] = 3e-3 * min(1, steps / 100) * (1 - 0.95 * part)
        starts = torch.randint(len(text) - CONTEXT - 1, (32,))
        batch = torch.stack([text[start:start + CONTEXT + 1] for start in starts])
        loss = nn.functional.cross_entropy(model(batch[:, :-1]).flatten(0, 1), batch[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        steps += 1
        if steps % 500 == 0:
            print(f"{steps} steps, {100 * part:.0f} %: {loss.item():.3f}", flush=True)


def save(state, path):
    head, at = {}, 0
    for name, x in state.items():
        head[name] = {"dtype": "F32", "shape": list(x.shape), "data_offsets": [at, at + 4 * x.numel()]}
        at += 4 * x.numel()
    words = json.dumps(head).encode()
    words += b" " * (-len(words) % 8)
    path.write_bytes(struct.pack("<Q", len(words)) + words + b"".join(x.numpy().tobytes() for x in state.values()))


def write(model, choose):
    ids = [ord(each) for each in PROMPT]
    while len(ids) < LENGTH:
        ids.append(int(choose(model(torch.tensor([ids]))[0, -1])))
    return "".join(map(chr, ids))


def sampled(logits):
    logits = logits / 0.8
    logits[logits < logits.topk(10).values[-1]] = -torch.inf
    return torch.multinomial(logits.softmax(0), 1)


def main():
    torch.manual_seed(123)
    model = Gpt()
    train(model, float(sys.argv[1]) if len(sys.argv) > 1 else 10)
    save(model.state_dict(), here / "gpt.safetensors")
    with torch.no_grad():
        likeliest = write(model, lambda logits: logits.argmax())
        torch.manual_seed(123)
        drawn = write(model, sampled)
    quoted = "\n".join(f"inline constexpr char const* {name} =\n    {json.dumps(text)};"
                       for name, text in (("likeliest", likeliest), ("drawn", drawn)))
    version = torch.__version__.split("a")[0]
    (here / "written.hpp").write_text(
        f"#pragma once\n\n// Written by train.py with PyTorch {version}: what the model in gpt.safetensors writes after\n"
        f'// "{PROMPT}", always the likeliest letter, and drawn with seed 123, temperature 0.8, top_k 10.\n\n'
        f"namespace trained {{\n{quoted}\n}}  // namespace trained\n")
    print(likeliest, drawn, sep="\n\n")


if __name__ == "__main__":
    main()
