# Bug 7: padding hidden in the rows (queries), not in the columns (keys)
import torch

scores = torch.zeros(1, 4, 4)  # (batch, queries, keys)
real = torch.tensor([[True, True, True, False]])  # the last token is padding

wrong = scores.masked_fill(~real[:, :, None], -1e9).softmax(dim=-1)
right = scores.masked_fill(~real[:, None, :], -1e9).softmax(dim=-1)
print("weights of the first token, wrong:", wrong[0, 0], "(a quarter goes to padding)")
print("weights of the first token, right:", right[0, 0])
