# a view with -1 finds whatever size makes the numbers fit
import torch

x = torch.zeros(2, 5, 24)  # (batch, tokens, features): 6 heads of 4 numbers

wrong = x.view(2, 5, -1, 6)  # the number of heads given for the size of a head
right = x.view(2, 5, -1, 4)
print("heads, wrong:", wrong.size(2))
print("heads, right:", right.size(2))
