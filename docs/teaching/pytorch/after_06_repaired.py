import torch

scores = torch.zeros(2, 2)  # heads, keys
slopes = torch.tensor([5.0, 7.0])  # one number for each head
print(scores + slopes[:, None])
