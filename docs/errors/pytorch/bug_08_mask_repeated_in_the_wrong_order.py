# Bug 8: a mask for (batch x heads) repeated in the order (heads x batch)
import torch

heads = 2
padded = torch.tensor([[0, 0, 0], [0, 1, 1]])  # (batch, keys): the second example is padded

wrong = padded.repeat(heads, 1)  # (heads x batch, keys)
right = padded.repeat_interleave(heads, dim=0)  # (batch x heads, keys), as the scores are
print("mask of example 0, head 1, wrong:", wrong[1], "(the padding of example 1)")
print("mask of example 0, head 1, right:", right[1])
