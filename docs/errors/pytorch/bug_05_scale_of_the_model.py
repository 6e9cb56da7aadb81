# Bug 5: scores divided by the square root of the model's width, not of the head's
import torch

torch.manual_seed(5)
width, head_dim = 768, 64
query, keys = torch.randn(head_dim), torch.randn(4, head_dim)

wrong = (keys @ query / width**0.5).softmax(dim=0)
right = (keys @ query / head_dim**0.5).softmax(dim=0)
print("wrong:", wrong, "(flatter than it should be)")
print("right:", right)
