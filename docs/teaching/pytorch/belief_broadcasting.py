import torch

slopes = torch.tensor([10.0, 20.0])  # one for each head
print(torch.zeros(2, 2) + slopes)  # heads, keys: which head got 10?
print(torch.zeros(2, 3) + slopes)
