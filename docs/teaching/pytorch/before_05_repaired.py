import torch

x = torch.tensor([[[1, 1], [2, 2]], [[10, 10], [20, 20]]])  # heads, tokens, head_dim; token 0 has 1 and 10
merged = x.transpose(0, 1).reshape(2, 4)
print(merged[0])  # token 0
