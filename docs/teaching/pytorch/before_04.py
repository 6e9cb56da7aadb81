import torch

x = torch.arange(12).view(3, 4)  # tokens, features: token t has 4t to 4t + 3
heads = x.view(2, 3, 2)  # meant as heads, tokens, head_dim
print(heads[0, 1])  # head 0 of token 1
