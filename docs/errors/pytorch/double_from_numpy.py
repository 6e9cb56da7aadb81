# double-precision numbers come in from elsewhere, and the error appears only when they meet a layer
import torch

x = torch.tensor([0.1, 0.2, 0.3], dtype=torch.float64)  # NumPy's default
doubled = x * 2
centred = doubled - doubled.mean()
torch.nn.Linear(3, 3)(centred)
