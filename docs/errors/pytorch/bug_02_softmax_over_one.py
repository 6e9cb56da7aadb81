# Bug 2: softmax over an axis of size 1, so that every weight is 1
import torch

torch.manual_seed(2)
hidden = torch.randn(5, 3)  # (tokens, features)
score = torch.nn.Linear(3, 1)(hidden).detach()  # (tokens, 1)

wrong = score.softmax(dim=1)  # over the axis of size 1
right = score.softmax(dim=0)  # over the tokens
print("wrong:", wrong.flatten())
print("right:", right.flatten())
