import torch

scores = torch.zeros(3, 7)  # 3 new tokens, 7 keys: 4 of them are cached
hidden = torch.ones(3, 7).triu(diagonal=1 + 4).bool()
print((~hidden).sum(dim=1))  # how many keys each new token sees
