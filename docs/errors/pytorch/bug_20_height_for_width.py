# Bug 20: height and width swapped in a permutation, on square images
import torch

image = torch.tensor([[[1, 1, 1], [0, 0, 0], [0, 0, 0]]])  # (channels, height, width): a line at the top

wrong = image.permute(2, 1, 0)  # meant as (height, width, channels)
right = image.permute(1, 2, 0)
print("wrong:", wrong[:, :, 0].tolist())
print("right:", right[:, :, 0].tolist())
