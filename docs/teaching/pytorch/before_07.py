import torch

a = torch.ones(4, 3)
b = torch.ones(4)
print((a.mean(dim=1, keepdim=True) - b).shape)
print((a - b).shape)
