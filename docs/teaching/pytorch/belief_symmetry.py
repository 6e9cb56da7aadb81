import torch

torch.manual_seed(1)
x = torch.randn(2, 3)  # tokens, d_in
queries, keys = torch.nn.Linear(3, 4)(x), torch.nn.Linear(3, 4)(x)
scores = queries @ keys.T
print(scores.detach())
