# Bug 19: an image cut into patches with view, which cuts it into strips
import torch

image = torch.arange(16).view(4, 4)  # (height, width)

wrong = image.view(4, 4)  # (patches, pixels)
right = image.view(2, 2, 2, 2).transpose(1, 2).reshape(4, 4)
print("first patch, wrong:", wrong[0])
print("first patch, right:", right[0])
