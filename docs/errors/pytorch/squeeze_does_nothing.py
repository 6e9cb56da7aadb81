# squeeze of an axis whose size is not 1 does nothing
import torch

for heads in (1, 2):
    x = torch.ones(3, heads, 4)  # (tokens, heads, features)
    print(f"{heads} heads:", tuple(x.squeeze(1).shape))
