# tril uses the last two axes, whatever they mean
import torch

weights = torch.ones(3, 3, 2)  # (tokens, keys, heads)

wrong = weights.tril()  # masks keys against heads
right = weights.permute(2, 0, 1).tril().permute(1, 2, 0)
print("head 1 of the first token, wrong:", wrong[0, :, 1])
print("head 1 of the first token, right:", right[0, :, 1])
