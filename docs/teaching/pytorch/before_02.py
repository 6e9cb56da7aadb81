import torch

queries = torch.ones(2, 4, 6, 5)  # batch, heads, tokens, head_dim
keys = torch.ones(2, 4, 7, 5)  # batch, heads, keys, head_dim
print((queries @ keys.transpose(2, 3)).shape)
