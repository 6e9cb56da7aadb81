# ids that look up the wrong axis of a square table
import torch

table = torch.tensor([[1, 2, 3], [4, 5, 6], [7, 8, 9]])  # (vocabulary, features)
ids = torch.tensor([2, 0])

wrong = table[:, ids]
right = table[ids]
print("wrong:", wrong.tolist())
print("right:", right.tolist())
