import torch

scores = torch.zeros(1, 4, 4)  # batch, tokens that look, tokens that are looked at
padding = torch.tensor([[True, True, False, False]])  # batch, tokens
weights = scores.masked_fill(padding[:, :, None], -1e9).softmax(dim=2)
print(weights[0, 3])  # whom the last token looks at
