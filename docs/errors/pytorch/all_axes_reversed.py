# .T reverses all axes, not the last two
import torch

keys = torch.zeros(2, 6, 3)  # (batch, tokens, features)

print("wrong:", tuple(keys.T.shape))
print("right:", tuple(keys.transpose(1, 2).shape))
