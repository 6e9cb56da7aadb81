import torch

cached = torch.ones(0, 4)  # keys, head_dim
for new_tokens in (2, 3, 1):
    queries = torch.ones(new_tokens, 4)  # tokens, head_dim
    cached = torch.cat((cached, torch.ones(new_tokens, 4)))
    scores = queries @ cached.T
print(cached.shape)
print(scores.shape)
