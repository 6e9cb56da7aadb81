import torch

x = torch.ones(2, 5, 3)  # batch, tokens, d_in
weight = torch.ones(3, 4)  # d_in, d_out
print((x @ weight).shape)
