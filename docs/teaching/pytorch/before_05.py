import torch

x = torch.tensor([[[1, 1], [2, 2]], [[10, 10], [20, 20]]])  # heads, tokens, head_dim; token 0 has 1 and 10
merged = x.reshape(2, 4)  # meant as tokens, all heads
print(merged[0])  # token 0
