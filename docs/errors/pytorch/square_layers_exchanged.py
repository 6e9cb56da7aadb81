# square weights in the wrong order, or transposed: every product fits
import torch

torch.manual_seed(18)
x = torch.randn(3)
first, second = torch.randn(2, 3, 3)

print("wrong:", x @ second @ first)
print("right:", x @ first @ second)
