# two tensors joined, one of them transposed, with equal sizes
import torch

first = torch.tensor([[1, 2], [3, 4]])  # (tokens, features)
second = torch.tensor([[5, 6], [7, 8]]).T  # (features, tokens)

wrong = torch.cat((first, second), dim=1)
right = torch.cat((first, second.T), dim=1)
print("wrong:", wrong.tolist())
print("right:", right.tolist())
