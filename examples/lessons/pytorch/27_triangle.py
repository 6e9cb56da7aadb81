# the triangle of a mask on the wrong side: tokens see later keys, and no earlier ones
import torch

scores = torch.zeros(4, 4)                        # (tokens, keys)
mask = torch.tril(torch.ones(4, 4), diagonal=-1)  # 1 hides
scores = scores.masked_fill(mask == 1, -torch.inf)
print(scores.softmax(dim=-1))

print("with triu and diagonal=1, and with tril and == 0:")
hidden = torch.triu(torch.ones(4, 4), diagonal=1) == 1
kept = torch.tril(torch.ones(4, 4), diagonal=0) == 0
print(torch.zeros(4, 4).masked_fill(hidden, -torch.inf).softmax(dim=-1))
print(torch.zeros(4, 4).masked_fill(kept, -torch.inf).softmax(dim=-1))

print("with three cached keys:")
with_cache = torch.triu(torch.ones(2, 5), diagonal=4) == 1
print(torch.zeros(2, 5).masked_fill(with_cache, -torch.inf).softmax(dim=-1))
