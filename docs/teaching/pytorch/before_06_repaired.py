import torch

x = torch.zeros(2, 2)  # tokens, features
positions = torch.tensor([1.0, 2.0])  # one number for each token
print(x + positions[:, None])
