"""What is measured: sizes, masks, and decoding."""

import dataclasses


blocks, words = 12, 50257  # of GPT-2 small


@dataclasses.dataclass(frozen=True)
class Configuration:
    name: str
    d: int
    heads: int
    tokens: int
    batch: int = 1
    how: str = "warm"  # decoding is "warm", the same layer again, or "cold", many layers in turn
    decode: bool = False
    part: str = ""  # its name for --only, if different
    variant: str = ""  # window, padded, grouped or unmasked
    model: bool = False  # a whole GPT-2, of which this is one of its blocks

    @property
    def group(self):
        return self.part or self.name

    @property
    def described(self):
        if self.model:
            what = f"one token after {self.tokens - 1}" if self.decode else f"a prompt of {self.tokens} tokens"
            return f"GPT-2 small, the whole model: {what}"
        if self.decode:
            each = f"one token after {self.tokens - 1}" + (f" in each of {self.batch} sequences" if self.batch > 1 else "")
            return f"decode {self.how}: d_model {self.d}, {self.heads} heads, {each}"
        batch = f", batch {self.batch}" if self.batch > 1 else ""
        return f"{self.name}: d_model {self.d}, {self.heads} heads, {self.tokens} tokens{batch}"

    def sizes(self, part=""):
        """The arguments of a worker; part may be projections."""
        how = part or ("decode" if self.decode else self.variant or "forward")
        return [str(self.d), str(self.heads), str(self.batch), str(self.tokens), how]

    @property
    def projection_flops(self):
        rows = self.batch * (1 if self.decode else self.tokens)
        kinds = 4 / 3 + 4 if self.variant == "grouped" else 8  # a third of the keys and values
        return kinds * rows * self.d ** 2

    @property
    def attention_flops(self):
        """Without what the mask hides, but with padding."""
        if self.decode:
            seen = self.tokens
        elif self.variant == "unmasked":
            seen = self.tokens ** 2
        else:
            window = 256 if self.variant == "window" else self.tokens
            seen = sum(min(i + 1, window) for i in range(self.tokens))
        return 4 * self.batch * self.d * seen

    @property
    def flops(self):
        if self.model:  # three times the weights of attention in each block, and the logits of the last token
            return blocks * (3 * self.projection_flops + self.attention_flops) + 2 * words * self.d
        return self.projection_flops + self.attention_flops

    @property
    def reads_again(self):
        """Whether it reads the same numbers each time, which a cache may hold."""
        return self.decode and self.how == "warm" and not self.model

    @property
    def numbers_read(self):
        """What decoding reads: the weights, and each sequence's keys and values, once."""
        kept = 2 * self.batch * self.d * self.tokens
        if self.model:
            return blocks * (12 * self.d ** 2 + kept) + words * self.d
        return 4 * self.d ** 2 + kept


passes = [
    Configuration("small", 768, 12, 1024),
    Configuration("medium", 1024, 16, 1024),
    Configuration("large", 1280, 20, 1024),
    Configuration("XL", 1600, 25, 1024),
    Configuration("small, 128 tokens", 768, 12, 128, part="small128"),
]
decoding = [
    Configuration("decode warm", 768, 12, 1024, how="warm", decode=True, part="decode"),
    Configuration("decode cold", 768, 12, 1024, how="cold", decode=True, part="decode"),
]
sequences = [
    Configuration(f"{n} sequences {how}", 768, 12, 1024, batch=n, how=how, decode=True, part="sequences")
    for n in (2, 4, 8) for how in ("warm", "cold")
]
narrow = [
    Configuration("small in bfloat16", 768, 12, 1024, part="bfloat16"),
    Configuration("small in bfloat16, 128 tokens", 768, 12, 128, part="bfloat16"),
]
models = [
    Configuration("prompt of GPT-2", 768, 12, 512, part="gpt2", model=True),
    Configuration("token of GPT-2", 768, 12, 513, part="gpt2", decode=True, model=True),
]
variants = [
    Configuration("sliding window of 256", 768, 12, 1024, part="variants", variant="window"),
    Configuration("128 tokens of padding", 768, 12, 1024, part="variants", variant="padded"),
    Configuration("4 heads of keys", 768, 12, 1024, part="variants", variant="grouped"),
    Configuration("no mask", 768, 12, 1024, part="variants", variant="unmasked"),
]

# What benchmarks/README.md shows of causal attention and of the model.
of_readme = [each for each in passes if each.group not in ("medium", "large")] + decoding + narrow + models


def growth(quick):
    tokens = [64, 256, 1024] if quick else [64, 128, 256, 512, 1024, 2048, 4096]
    batches = [2, 8] if quick else [1, 2, 4, 8]
    return ([Configuration(f"{n} tokens", 768, 12, n, part="growth") for n in tokens] +
            [Configuration(f"batch {n}", 768, 12, 256, batch=n, part="batches") for n in batches])


names = sorted({c.group.lower() for c in passes + decoding + sequences + narrow + models + variants} | {"growth"})
