import torch

x = torch.tensor([[0.0, 2.0], [10.0, 20.0]])  # tokens, features
print(x - x.mean(dim=1))  # meant: each token minus its own mean
print(x - x.mean(dim=1, keepdim=True))
