import torch

scores = torch.arange(9.0).view(3, 3)  # tokens that look, tokens that are looked at
weights = scores.softmax(dim=1)
print(weights.sum(dim=1).allclose(torch.ones(3)))
