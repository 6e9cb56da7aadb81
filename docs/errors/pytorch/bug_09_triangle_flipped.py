# Bug 9: the causal mask flipped, so that tokens see only the future
import torch

scores = torch.zeros(4, 4)  # (queries, keys)

wrong = scores.masked_fill(torch.ones(4, 4).tril() == 1, -1e9).softmax(dim=1)
right = scores.masked_fill(torch.ones(4, 4).triu(1) == 1, -1e9).softmax(dim=1)
print("weights of the second token, wrong:", wrong[1])
print("weights of the second token, right:", right[1])
