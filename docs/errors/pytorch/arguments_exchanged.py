# the number of heads and the context length are swapped
import torch


def make(d_out, context_length, num_heads):  # like the constructors of the chapter's layers
    mask = torch.triu(torch.ones(context_length, context_length), diagonal=1)
    return d_out // num_heads, mask


for name, arguments in ("wrong", (12, 2, 6)), ("right", (12, 6, 2)):
    head_dim, mask = make(*arguments)
    print(f"{name}: heads of {head_dim} features, and a mask for {len(mask)} tokens")
