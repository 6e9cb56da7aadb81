# an offset beyond the keys hides nothing
import torch

tokens, cached = 2, 3  # 5 keys in all
scores = torch.zeros(tokens, tokens + cached)

wrong = scores.masked_fill(torch.ones_like(scores).triu(1 + tokens + cached) == 1, -1e9).softmax(dim=1)
right = scores.masked_fill(torch.ones_like(scores).triu(1 + cached) == 1, -1e9).softmax(dim=1)
print("first new token, wrong:", wrong[0], "(it sees the next one)")
print("first new token, right:", right[0])
