# an axis without elements: its mean is not a number, and nothing says why
import torch

x = torch.arange(12.0).view(4, 3)  # (tokens, features)
first = 4

rest = x[first:]  # no token is left
print("mean of", tuple(rest.shape), "is", rest.mean(dim=0))
print("mean of", tuple(x.shape), "is", x.mean(dim=0))
