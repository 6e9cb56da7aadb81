import torch

weights = torch.zeros(3, 3).softmax(dim=1)  # tokens, keys
print(weights.tril().sum(dim=1))
