# one axis after the other, until an operation has had enough
import torch

x = torch.ones([1] * 65)
print("a tensor of", x.dim(), "axes is fine")
x.sum(dim=0)
