# broadcasting pairs axes by place, so a bonus for each token is added along the keys
import torch

scores = torch.tensor([[1., 2.], [3., 4.]])  # (tokens, keys)
bonus = torch.tensor([10., 20.])             # (tokens)
print(scores + bonus)

print("with an axis of size 1 for the keys:")
print(scores + bonus.view(2, 1))

print("with three keys:")
try:
    print(torch.zeros(2, 3) + bonus)
except RuntimeError as error:
    print(error)
