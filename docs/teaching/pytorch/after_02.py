import torch

queries = torch.ones(3, 2, 5, 4)  # batch, heads, tokens, head_dim
keys = torch.ones(3, 2, 8, 4)  # batch, heads, keys, head_dim
print((queries @ keys.transpose(2, 3)).shape)
