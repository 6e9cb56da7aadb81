import torch

scores = torch.zeros(2, 5)  # 2 new tokens, 5 keys: 3 of them are cached
hidden = torch.ones(2, 5).triu(diagonal=1).bool()
print((~hidden).sum(dim=1))  # how many keys each new token sees
