# query heads whose number is not a multiple of the key heads
import torch

query_heads, key_heads = 8, 3
queries = torch.zeros(query_heads, 4)
keys = torch.zeros(key_heads, 4)

shared = keys.repeat_interleave(query_heads // key_heads, dim=0)
print("key heads for", query_heads, "query heads:", shared.size(0))
print((queries * shared).sum(dim=1))
