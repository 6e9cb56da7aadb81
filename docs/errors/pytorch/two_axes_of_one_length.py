# scores with two axes of equal length: which one is the queries?
import torch

torch.manual_seed(2)
x = torch.randn(3, 2)
scores = x @ (2 * x + torch.randn(3, 2)).T  # (3, 3)

wrong = scores.softmax(dim=1).T @ x  # transposed once too often: the shape does not show it
right = scores.softmax(dim=1) @ x
print("wrong:", wrong[0])
print("right:", right[0])
