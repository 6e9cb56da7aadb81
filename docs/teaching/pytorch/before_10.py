import torch

cached = torch.ones(0, 5)  # keys, head_dim
for new_tokens in (3, 1, 2):
    queries = torch.ones(new_tokens, 5)  # tokens, head_dim
    cached = torch.cat((cached, torch.ones(new_tokens, 5)))
    scores = queries @ cached.T
print(cached.shape)
print(scores.shape)
