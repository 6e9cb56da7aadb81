# Bug 12: a fused projection written as (heads, 3, head_dim) and read as (3, heads, head_dim)
import torch

fused = torch.tensor([[10, 11, 20, 21, 30, 31, 12, 13, 22, 23, 32, 33]])  # 1x is the query, 2x the key, 3x the value

wrong = fused.view(1, 3, 2, 2)[:, 0]  # the query, as (tokens, heads, head_dim)
right = fused.view(1, 2, 3, 2)[:, :, 0]
print("the query of both heads, wrong:", wrong.flatten())
print("the query of both heads, right:", right.flatten())
