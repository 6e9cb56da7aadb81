# Bug 4: heads merged with reshape, without transposing back
import torch

heads = torch.tensor([[[11, 12], [21, 22]], [[13, 14], [23, 24]]])  # (heads, tokens, head_dim); 1x belongs to token 1

wrong = heads.reshape(2, 4)  # (tokens, features)
right = heads.transpose(0, 1).reshape(2, 4)
print("token 1, wrong:", wrong[0], "(half of it is of token 2)")
print("token 1, right:", right[0])
