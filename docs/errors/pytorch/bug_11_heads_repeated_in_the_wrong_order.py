# Bug 11: shared keys of grouped queries repeated in the wrong order
import torch

keys = torch.tensor([[1.0], [2.0]])  # (key heads, features)
queries = torch.ones(4, 1)  # (query heads, features); heads 0 and 1 share key head 0

wrong = (queries * keys.repeat(2, 1)).sum(dim=1)
right = (queries * keys.repeat_interleave(2, dim=0)).sum(dim=1)
print("the key that each query head meets, wrong:", wrong)
print("the key that each query head meets, right:", right)
