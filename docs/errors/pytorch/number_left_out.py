# a literal with missing numbers is broadcast along the axis
import torch

x = torch.zeros(2, 3)
bias = torch.tensor([0.5])  # two numbers were forgotten

print("accepted:", (x + bias).tolist())
