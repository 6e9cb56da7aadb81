# Bug 1: softmax over the queries, not over the keys
import torch

torch.manual_seed(1)
queries, keys, values = torch.randn(3, 4, 2).unbind()
scores = queries @ keys.T / 2**0.5  # (queries, keys), both 4

wrong = scores.softmax(dim=0)
right = scores.softmax(dim=1)
print("what the first query gives away, in all:", wrong[0].sum(), "instead of", right[0].sum())
print("its context vector:", (wrong @ values)[0], "instead of", (right @ values)[0])
