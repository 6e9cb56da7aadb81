# the products of two matrices summed to one number, not to one per token
import torch

x = torch.tensor([[1.0, 0.0], [0.0, 1.0]])  # (tokens, features)
y = torch.tensor([[1.0, 0.0], [0.0, -1.0]])

wrong = (x * y).sum()
right = (x * y).sum(dim=1)
print("wrong:", wrong, "(as if nothing were alike)")
print("right:", right)
