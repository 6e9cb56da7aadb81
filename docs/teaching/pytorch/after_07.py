import torch

a = torch.ones(5, 2)
b = torch.ones(5)
print((b - a.sum(dim=1, keepdim=True)).shape)
print((b + a).shape)
