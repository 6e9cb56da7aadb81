# a batch axis added to a tensor that already has one
import torch

x = torch.tensor([[1.0, 2.0], [3.0, 6.0]])  # (batch, features)

wrong = x.unsqueeze(0).mean(dim=0)  # somebody added the batch again: the mean of one batch
right = x.mean(dim=0)
print("mean over the batch, wrong:", wrong.tolist())
print("mean over the batch, right:", right.tolist())
