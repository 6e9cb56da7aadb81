# Bug 27: a typo in einsum sums over two axes separately and contracts none
import torch

weight = torch.tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])  # (out, in)
x = torch.tensor([1.0, 0.0, 1.0])  # (in)

wrong = torch.einsum("oi,j->o", weight, x)
right = torch.einsum("oi,i->o", weight, x)
print("wrong:", wrong, "(the sum of each row times the sum of x)")
print("right:", right)
