import torch

scores = torch.zeros(1, 3, 3)  # batch, tokens that look, tokens that are looked at
padding = torch.tensor([[False, False, True]])  # batch, tokens
weights = scores.masked_fill(padding[:, :, None], -1e9).softmax(dim=2)
print(weights[0, 0])  # whom the first token looks at
