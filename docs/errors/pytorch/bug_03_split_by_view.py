# Bug 3: heads split off with one view, which mixes them with the tokens
import torch

x = torch.arange(12).view(1, 3, 4)  # (batch, tokens, features); token t has the numbers 4t to 4t + 3

wrong = x.view(1, 2, 3, 2)  # (batch, heads, tokens, head_dim)
right = x.view(1, 3, 2, 2).transpose(1, 2)  # the same shape
print("head 0, token 1, wrong:", wrong[0, 0, 1], "(these belong to token 0)")
print("head 0, token 1, right:", right[0, 0, 1])
