import torch

x = torch.arange(6).view(2, 3)
print(x.reshape(3, 2))
print(x.transpose(0, 1))
