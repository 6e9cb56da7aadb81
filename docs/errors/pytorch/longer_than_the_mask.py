# a text longer than the mask of the layer
import torch

context_length = 4
mask = torch.triu(torch.ones(context_length, context_length), diagonal=1).bool()

for length in (3, 4, 5):
    scores = torch.zeros(length, length)
    scores.masked_fill_(mask[:length, :length], -torch.inf)
    print(length, "tokens are fine")
