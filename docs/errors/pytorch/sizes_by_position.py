# two sizes swapped: torch.zeros takes them by position
import torch

tokens, cached = 3, 5
mask = torch.zeros(cached, tokens)  # should be (tokens, cached)
scores = torch.ones(tokens, tokens + cached)

print("rows of the mask:", mask.shape[0], "rows of the scores:", scores.shape[0])
print("the mask fits after a .T, and nobody knows whether it should:", mask.T.shape)
