# flatten merges whatever axes are adjacent
import torch

torch.manual_seed(11)
mixed = torch.randn(2, 3, 4, 5)  # (batch, heads, tokens, head_dim)

wrong = mixed.flatten(2)  # tokens with head_dim
right = mixed.transpose(1, 2).flatten(2)  # heads with head_dim
print("wrong:", tuple(wrong.shape), "which a layer for 20 features takes:", torch.nn.Linear(20, 1)(wrong).shape)
print("right:", tuple(right.shape))
