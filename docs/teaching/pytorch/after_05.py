import torch

x = torch.tensor([[[3, 4], [5, 6]], [[30, 40], [50, 60]]])  # heads, tokens, head_dim; token 1 has 5, 6, 50 and 60
merged = x.flatten(1)  # meant as tokens, all heads
print(merged[1])  # token 1
