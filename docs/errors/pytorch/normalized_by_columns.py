# a product of a tensor with itself: two axes of one name, and the softmax takes the wrong one
import torch

torch.manual_seed(7)
x = torch.rand(3, 2)  # (tokens, features)
scores = x @ x.T  # (tokens, tokens)

wrong = scores / scores.sum(dim=0)
right = scores / scores.sum(dim=1, keepdim=True)
print("sums of the rows, wrong:", wrong.sum(dim=1))
print("sums of the rows, right:", right.sum(dim=1))
