# Bug 10: the causal mask aligned with the first key while decoding with cached keys
import torch

scores = torch.zeros(1, 4)  # one new query, which is token 3, and the keys of tokens 0 to 3

wrong = scores.masked_fill(torch.ones(1, 4).triu(1) == 1, -1e9).softmax(dim=1)
right = scores.masked_fill(torch.ones(1, 4).triu(1 + 3) == 1, -1e9).softmax(dim=1)
print("wrong:", wrong, "(it sees the first token only)")
print("right:", right)
