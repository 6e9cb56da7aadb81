# Bug 26: PyTorch's named tensors contract two axes of different names
import torch

left = torch.ones(2, 4, names=("tokens", "features"))
right = torch.ones(4, 3, names=("heads", "out"))

wrong = left @ right  # sums features with heads
print("no error, a result over", wrong.names, "of shape", tuple(wrong.shape))
print("it should have been an error: features are not heads")
