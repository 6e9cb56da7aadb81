# a mask of integers is taken as positions
import torch

x = torch.tensor([10, 20, 30])
keep = torch.tensor([1, 0, 1])

wrong = x[keep]  # elements 1, 0 and 1
right = x[keep.bool()]
print("wrong:", wrong)
print("right:", right)
