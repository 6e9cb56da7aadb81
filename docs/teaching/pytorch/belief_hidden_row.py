import torch

scores = torch.zeros(2, 2).masked_fill(torch.tensor([[True, True], [False, False]]), -torch.inf)
print(scores.softmax(dim=1))
