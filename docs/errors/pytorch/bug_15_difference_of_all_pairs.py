# Bug 15: (n, 1) minus (n) is (n, n): all pairs, not element by element
import torch

predicted = torch.tensor([[1.0], [2.0], [3.0]])  # (batch, 1), from a layer with one output
wanted = torch.tensor([1.0, 2.0, 3.0])  # (batch)

wrong = ((predicted - wanted) ** 2).mean()
right = ((predicted.squeeze(1) - wanted) ** 2).mean()
print("loss of a perfect prediction, wrong:", wrong)
print("loss of a perfect prediction, right:", right)
