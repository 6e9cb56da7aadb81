# a size left to -1: forgotten features become extra tokens
import torch

x = torch.arange(2 * 5 * 12.0).view(2, 5, 12)  # batch, tokens, features: 2 heads of 6
head_dim = 3  # should be 6

heads = x.view(2, -1, 2, head_dim).transpose(1, 2)
scores = heads @ heads.transpose(2, 3)
print("scores of 5 tokens:", scores.shape)
