import torch

x = torch.arange(18).view(3, 6)  # tokens, features: token t has 6t to 6t + 5
heads = x.view(2, 3, 3)  # meant as heads, tokens, head_dim
print(heads[0, 1])  # head 0 of token 1
