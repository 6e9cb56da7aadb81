import torch

x = torch.ones(3, 6, 2)  # batch, tokens, d_in
weight = torch.ones(2, 7)  # d_in, d_out
print((x @ weight).shape)
