import torch

scores = torch.arange(16.0).view(4, 4)  # tokens that are looked at, tokens that look
weights = scores.softmax(dim=1)
print(weights.sum(dim=0).allclose(torch.ones(4)))
